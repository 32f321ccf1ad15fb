import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { EntryMeans } from '../../../catalog/painel/entrada/answer.ts';
import type { Papel } from '../../../catalog/painel/papeis.ts';
import { writeAct } from '../atos.ts';
import { digestOf, makeSecret } from './secret.ts';

/** A person who is signed in, and the session they came by. */
export interface DeskPerson {
  id: string;
  nome: string;
  email: string;
  papeis: readonly Papel[];
  /** Identity of the session, which opens nothing. */
  sessao: string;
}

/** A session that a request came with, and the token that its writes have to carry. */
export interface OpenSession {
  person: DeskPerson;
  token: string;
  /** The next secret of the session, for the browser, where its time has come. */
  renewed?: string;
}

/** After how long without a request a session ends, and after how long in any case, by the clock of the database. */
const IDLE = "interval '2 hours'";
const WHOLE = "interval '12 hours'";
/** How long a secret is used before the next is given, and how long the last one is still good for requests under way. */
const TURN = "interval '30 minutes'";
const GRACE = "interval '1 minute'";

const FIND = `SELECT s.id AS sessao, s.token, p.id, p.nome, p.email, p.papeis,
    CASE $2 WHEN s.hash THEN 'current' WHEN s."hashNovo" THEN 'next'
      ELSE CASE WHEN s."trocadaEm" > now() - ${GRACE} THEN 'last' ELSE 'stolen' END END AS which,
    s."trocarEm" <= now() AS "isDue", s."usadaEm" < now() - interval '1 minute' AS "isOld"
  FROM portal.sessoes s JOIN portal.pessoas p ON p.tenant = s.tenant AND p.id = s.pessoa
  WHERE s.tenant = $1 AND $2 IN (s.hash, s."hashNovo", s."hashAnterior") AND p."removidaEm" IS NULL
    AND s."expiraEm" > now() AND s."usadaEm" > now() - ${IDLE}`;

interface SessionRow extends DeskPerson {
  token: string;
  which: 'current' | 'next' | 'last' | 'stolen';
  isDue: boolean;
  isOld: boolean;
}

/**
 * The session that a cookie opens in a body; undefined where it opens none. A replaced secret that comes again was
 * copied, and nobody can tell the thief from the owner: the session ends for both.
 */
export async function findSession(
  client: pg.ClientBase,
  tenant: number,
  secret: string,
): Promise<OpenSession | undefined> {
  const hash = digestOf(secret);
  const { rows } = await client.query<SessionRow>(FIND, [tenant, hash]);
  if (!rows[0]) return undefined;
  const { token, which, isDue, isOld, ...person } = rows[0];
  if (which === 'stolen') {
    await endStolen(client, tenant, person);
    return undefined;
  }
  if (which === 'next') await takeNext(client, tenant, person.sessao, hash);
  else if (isOld) await touch(client, tenant, person.sessao);
  const renewed = which === 'current' && isDue ? await offerNext(client, tenant, person.sessao) : undefined;
  return { person, token, ...(renewed && { renewed }) };
}

/** Notes that a session is used, once a minute. */
const touch = (client: pg.ClientBase, tenant: number, id: string): Promise<unknown> =>
  client.query('UPDATE portal.sessoes SET "usadaEm" = now() WHERE tenant = $1 AND id = $2', [tenant, id]);

/**
 * Offers a session its next secret. The current one stays good until the next comes back: an answer that was lost on the way
 * signs nobody out. Of requests at the same time one gets it.
 */
async function offerNext(client: pg.ClientBase, tenant: number, id: string): Promise<string | undefined> {
  const secret = makeSecret();
  const { rowCount } = await client.query(
    `UPDATE portal.sessoes SET "hashNovo" = $3, "novoEm" = now() WHERE tenant = $1 AND id = $2
       AND ("novoEm" IS NULL OR "novoEm" < now() - ${GRACE})`,
    [tenant, id, digestOf(secret)],
  );
  return rowCount === 1 ? secret : undefined;
}

/** Takes the next secret of a session for its current one, at its first use. */
const takeNext = (client: pg.ClientBase, tenant: number, id: string, hash: string): Promise<unknown> =>
  client.query(
    `UPDATE portal.sessoes SET "hashAnterior" = hash, hash = "hashNovo", "hashNovo" = NULL, "novoEm" = NULL,
       "trocadaEm" = now(), "trocarEm" = now() + ${TURN}, "usadaEm" = now()
     WHERE tenant = $1 AND id = $2 AND "hashNovo" = $3`,
    [tenant, id, hash],
  );

async function endStolen(client: pg.ClientBase, tenant: number, person: DeskPerson): Promise<void> {
  await client.query('DELETE FROM portal.sessoes WHERE tenant = $1 AND id = $2', [tenant, person.sessao]);
  const author = { tenant, pessoa: person.id, quem: person.nome };
  await writeAct(client, author, { acao: 'sessao.suspeita', alvo: 'Cookie antigo usado de novo: sessão encerrada' });
}

/** A session that begins. */
export interface NewSession {
  tenant: number;
  pessoa: string;
  /** The browser and the system, in words. */
  aparelho: string;
  meio?: EntryMeans;
}

/** Begins a session of a person, and gives the secret for their browser. */
export async function beginSession(
  client: pg.ClientBase,
  { tenant, pessoa, aparelho, meio = 'link' }: NewSession,
): Promise<string> {
  const secret = makeSecret();
  await client.query(
    `INSERT INTO portal.sessoes (tenant, id, pessoa, hash, token, aparelho, meio, "expiraEm")
     VALUES ($1, $2, $3, $4, $5, $6, $7, now() + ${WHOLE})`,
    [tenant, randomUUID(), pessoa, digestOf(secret), makeSecret(), aparelho.slice(0, 200), meio],
  );
  await client.query('UPDATE portal.pessoas SET "entrouEm" = now() WHERE tenant = $1 AND id = $2', [tenant, pessoa]);
  return secret;
}

/** Has every session of a person change its secret at its next request: what it opens has changed. */
export const renewSessions = (client: pg.ClientBase, tenant: number, pessoa: string): Promise<unknown> =>
  client.query('UPDATE portal.sessoes SET "trocarEm" = now() WHERE tenant = $1 AND pessoa = $2', [tenant, pessoa]);

/** Ends the sessions of a person: all, or one of them. How many there were. */
export async function endSessions(
  client: pg.ClientBase,
  tenant: number,
  pessoa: string,
  only: string | null = null,
): Promise<number> {
  const { rowCount } = await client.query(
    'DELETE FROM portal.sessoes WHERE tenant = $1 AND pessoa = $2 AND ($3::uuid IS NULL OR id = $3)',
    [tenant, pessoa, only],
  );
  return rowCount ?? 0;
}

/** Ends the session that a browser had when somebody enters with it, and what of the body's sessions is past its time. */
export const endForgotten = (client: pg.ClientBase, tenant: number, secret: string | undefined): Promise<unknown> =>
  client.query(
    `DELETE FROM portal.sessoes WHERE tenant = $1
       AND ($2 IN (hash, "hashNovo") OR "expiraEm" <= now() OR "usadaEm" <= now() - ${IDLE})`,
    [tenant, secret === undefined ? null : digestOf(secret)],
  );
