import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { plusDays } from '../../catalog/texto/day.ts';
import { brasiliaToday, dayOf } from '../../catalog/texto/moment.ts';
import type { TokenUse } from '../database/db.ts';
import { Refusal } from '../refusal.ts';
import { mintToken, tokenHash } from './token.ts';

/** A token as lists show it. Its secret is stored nowhere. */
export interface ApiToken {
  id: number;
  nome: string;
  /** Datasets that the token publishes; null means all. */
  datasets: string[] | null;
  usos: TokenUse[];
  criadaEm: Date;
  expiraEm: Date;
  revogadaEm: Date | null;
  usadaEm: Date | null;
  /** Who made it, in words; null of one that is older than the question. */
  criadaPor: string | null;
  /** The person of the panel who answers for it; null of one of the command line. */
  pessoa: string | null;
}

export interface NewToken {
  tenant: number;
  /** The system or person that will use the token: every load is signed with this name. */
  name: string;
  datasets: readonly string[] | null;
  usos?: readonly TokenUse[];
  days?: number;
  /** Last day that the token is valid, in place of the days. */
  until?: string;
  /** Who makes it. */
  maker?: { pessoa: string | null; quem: string };
}

/** Days that a token is valid for where nothing is said. */
export const USUAL_DAYS = 365;
/** Most days that a token is valid for. */
const MOST_DAYS = 2 * USUAL_DAYS;

/** Makes a token. Its secret is told here and never again. */
export async function createToken(
  client: pg.ClientBase,
  known: readonly Dataset[],
  { tenant, name, datasets, usos = ['publicar'], days = USUAL_DAYS, until, maker }: NewToken,
): Promise<ApiToken & { token: string }> {
  refuseName(name);
  if (until === undefined) refuseDays(days);
  else refuseDay(until);
  for (const id of datasets ?? []) refuseDataset(known, id);
  const token = mintToken();
  const { rows } = await client.query<ApiToken>(
    `INSERT INTO portal.chaves (tenant, hash, nome, datasets, usos, "expiraEm", "criadaPor", pessoa)
     VALUES ($1, $2, $3, $4, $5,
       coalesce(($7::date + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo', now() + make_interval(days => $6)), $8, $9)
     RETURNING ${COLUMNS}`,
    [
      ...[tenant, tokenHash(token), name.trim(), datasets, usos, days, until ?? null],
      ...[maker?.quem ?? null, maker?.pessoa ?? null],
    ],
  );
  const [key] = rows;
  if (!key) throw new Error('the key was not written');
  return { ...key, token };
}

const COLUMNS = 'id, nome, datasets, usos, "criadaEm", "expiraEm", "revogadaEm", "usadaEm", "criadaPor", pessoa';

function refuseName(name: string): void {
  const text = name.trim();
  if (text === '' || text.length > 80 || /\p{Cc}/u.test(text))
    throw new Refusal('Dê um nome à chave, de até 80 caracteres, que diga quem vai usá-la, como “Sistema contábil”.');
}

function refuseDays(days: number): void {
  if (!Number.isSafeInteger(days) || days < 1 || days > MOST_DAYS)
    throw new Refusal(`A validade da chave é de 1 a ${MOST_DAYS} dias.`);
}

/** First and last day that a token may end. */
export function tokenDays(today = brasiliaToday()): { first: string; usual: string; last: string } {
  return { first: plusDays(today, 1), usual: plusDays(today, USUAL_DAYS), last: plusDays(today, MOST_DAYS) };
}

function refuseDay(until: string): void {
  const { first, last } = tokenDays();
  if (until < first || until > last)
    throw new Refusal(`A chave vale até um dia entre ${dayOf(`${first}T12:00Z`)} e ${dayOf(`${last}T12:00Z`)}.`);
}

function refuseDataset(known: readonly Dataset[], id: string): void {
  const set = known.find((other) => other.id === id);
  if (!set)
    throw new Refusal(`“${id}” não é um conjunto de dados. Use os nomes que aparecem em /api/v1, como contratos.`);
  if (set.cut) throw new Refusal(`${id} mostra linhas de ${set.cut.of} e não recebe arquivos: use ${set.cut.of}.`);
}

export async function listTokens(client: pg.ClientBase, tenant: number): Promise<ApiToken[]> {
  const text = `SELECT ${COLUMNS} FROM portal.chaves WHERE tenant = $1 ORDER BY id`;
  return (await client.query<ApiToken>(text, [tenant])).rows;
}

/** Revokes a token, from the next request on. One that is revoked already keeps its date. */
export async function revokeToken(client: pg.ClientBase, tenant: number, id: number): Promise<ApiToken> {
  const { rows } = await client.query<ApiToken>(
    `UPDATE portal.chaves SET "revogadaEm" = coalesce("revogadaEm", now()) WHERE tenant = $1 AND id = $2
     RETURNING ${COLUMNS}`,
    [tenant, id],
  );
  if (!rows[0]) throw new Refusal(`Este órgão não tem uma chave de número ${id}. Veja as que tem na lista de chaves.`);
  return rows[0];
}

/** Writes down when a token was last used, so that one long unused can be found and revoked. */
export async function markTokenUsed(client: pg.ClientBase, id: number): Promise<void> {
  await client.query('UPDATE portal.chaves SET "usadaEm" = now() WHERE id = $1', [id]);
}

/** The state of a token today. */
export function tokenState({ revogadaEm, expiraEm }: ApiToken, now = new Date()): 'revogada' | 'vencida' | 'válida' {
  if (revogadaEm) return 'revogada';
  return expiraEm <= now ? 'vencida' : 'válida';
}
