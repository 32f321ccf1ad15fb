import type pg from 'pg';
import { ident } from '../database/sql/names.ts';
import { sealContext } from './context.ts';
import { type Keyring, UnreadableSeal } from './keyring.ts';

/** A column whose values are sealed, and what each is bound to. */
export interface SealedColumn {
  /** Name with its schema. */
  table: string;
  name: string;
  about(tenant: number, id: string): string;
  /** Rows at a time: files are large. */
  batch: number;
}

/** All columns with sealed values. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'mensagens.recebidas', name: 'pessoa', about: sealContext.pessoa, batch: 200 },
  { table: 'mensagens.recebidas', name: 'conteudo', about: sealContext.conteudo, batch: 200 },
  { table: 'mensagens.passos', name: 'texto', about: sealContext.passo, batch: 200 },
  { table: 'mensagens.anexos', name: 'nome', about: sealContext.nome, batch: 200 },
  { table: 'mensagens.anexos', name: 'dados', about: sealContext.dados, batch: 4 },
  { table: 'mensagens.minutas', name: 'conteudo', about: sealContext.minuta, batch: 200 },
  { table: 'mensagens.correio', name: 'carta', about: sealContext.carta, batch: 200 },
  { table: 'portal.assinantes', name: 'email', about: sealContext.email, batch: 200 },
  { table: 'portal.assinaturas', name: 'alvo', about: sealContext.alvo, batch: 200 },
  { table: 'portal.pimentas', name: 'valor', about: sealContext.pimenta, batch: 200 },
  { table: 'portal.webhooks', name: 'segredo', about: sealContext.webhook, batch: 200 },
];

/** Length of the first bytes of a sealed value, which say its version and its key. */
const MARK = 5;

const markOf = (name: string): string => `substring(${ident(name)} FROM 1 FOR ${MARK})`;

/** Counts of sealed values by what the keys here can do with them. */
export interface SealedCount {
  /** Sealed with the first key. */
  current: number;
  /** Sealed with another key that is here. */
  old: number;
  unreadable: number;
}

/** SELECT of the first bytes of every sealed value. */
const MARKS = SEALED_COLUMNS.map(
  ({ table, name }) => `SELECT ${markOf(name)} AS mark FROM ${table} WHERE ${ident(name)} IS NOT NULL`,
).join(' UNION ALL ');

/** Counts the sealed values by the identifier of the key that sealed them, which is not the key. */
export async function countByKey(client: pg.ClientBase): Promise<{ id: string; valores: number }[]> {
  const { rows } = await client.query<{ id: string; valores: number }>(
    `SELECT encode(substring(mark FROM 2), 'hex') AS id, count(*)::int AS valores FROM (${MARKS}) sealed GROUP BY 1 ORDER BY 2 DESC`,
  );
  return rows;
}

/** Counts the sealed values. Without keys none can be opened. */
export async function countSealed(client: pg.ClientBase, keyring: Keyring | null): Promise<SealedCount> {
  const { rows } = await client.query<SealedCount>(
    `SELECT count(*) FILTER (WHERE mark = $1)::int AS current,
            count(*) FILTER (WHERE mark <> $1 AND mark = ANY ($2))::int AS old,
            count(*) FILTER (WHERE mark <> ALL ($2))::int AS unreadable
     FROM (${MARKS}) sealed`,
    [keyring?.mark ?? Buffer.alloc(0), keyring?.marks ?? []],
  );
  return rows[0] ?? { current: 0, old: 0, unreadable: 0 };
}

export interface ResealedCount {
  seladas: number;
  ilegiveis: number;
}

/** Seals all values of every body anew, telling after each batch how many were looked at. */
export async function resealAll(
  client: pg.ClientBase,
  keyring: Keyring,
  tell: (reached: number) => void,
): Promise<ResealedCount> {
  const sum: ResealedCount = { seladas: 0, ilegiveis: 0 };
  for (const column of SEALED_COLUMNS) {
    await reseal(client, keyring, column, ({ seladas, ilegiveis }) => {
      sum.seladas += seladas;
      sum.ilegiveis += ilegiveis;
      tell(sum.seladas + sum.ilegiveis);
    });
  }
  return sum;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Seals a column anew with the first key, a few rows at a time. Begun again after a stop, it goes on where it was. */
async function reseal(
  client: pg.ClientBase,
  keyring: Keyring,
  column: SealedColumn,
  tell: (some: ResealedCount) => void,
): Promise<void> {
  let last = { tenant: 0, id: NOBODY };
  for (;;) {
    const rows = await some(client, keyring, column, last);
    const done: ResealedCount = { seladas: 0, ilegiveis: 0 };
    for (const row of rows) done[(await renew(client, keyring, column, row)) ? 'seladas' : 'ilegiveis']++;
    const end = rows.at(-1);
    if (!end) return;
    last = end;
    tell(done);
  }
}

interface SealedRow {
  tenant: number;
  id: string;
  value: Buffer;
}

async function some(
  client: pg.ClientBase,
  keyring: Keyring,
  { table, name, batch }: SealedColumn,
  last: { tenant: number; id: string },
): Promise<SealedRow[]> {
  const { rows } = await client.query<SealedRow>(
    `SELECT tenant, id, ${ident(name)} AS value FROM ${table}
     WHERE (tenant, id) > ($1, $2) AND ${markOf(name)} <> $3 ORDER BY tenant, id LIMIT $4`,
    [last.tenant, last.id, keyring.mark, batch],
  );
  return rows;
}

/** Seals one value anew. It is written only over the value that was read: meanwhile the portal may have changed it. */
async function renew(
  client: pg.ClientBase,
  keyring: Keyring,
  { table, name, about: words }: SealedColumn,
  { tenant, id, value }: SealedRow,
): Promise<boolean> {
  try {
    const anew = keyring.seal(keyring.open(value, words(tenant, id)), words(tenant, id));
    await client.query(
      `UPDATE ${table} SET ${ident(name)} = $3 WHERE tenant = $1 AND id = $2 AND ${ident(name)} = $4`,
      [tenant, id, anew, value],
    );
    return true;
  } catch (error) {
    if (error instanceof UnreadableSeal) return false;
    throw error;
  }
}
