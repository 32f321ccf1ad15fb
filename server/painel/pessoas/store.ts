import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Papel } from '../../../catalog/painel/papeis.ts';
import type { PessoaVista } from '../../../catalog/painel/pessoas/answer.ts';
import { revokeEntryLinks } from '../entrada/link.ts';

/** A person of a body who was not removed. */
export interface StandingPerson {
  id: string;
  nome: string;
  email: string;
  papeis: Papel[];
  criadaEm: Date;
  entrouEm: Date | null;
}

const COLUMNS = 'id, nome, email, papeis, "criadaEm", "entrouEm"';

/** The one spelling of an address: mailboxes take capitals and small letters for the same. */
const normalEmail = (email: string): string => email.trim().toLowerCase();

export async function findByEmail(
  client: pg.ClientBase,
  tenant: number,
  email: string,
): Promise<StandingPerson | undefined> {
  const { rows } = await client.query<StandingPerson>(
    `SELECT ${COLUMNS} FROM portal.pessoas WHERE tenant = $1 AND email = lower($2) AND "removidaEm" IS NULL`,
    [tenant, normalEmail(email)],
  );
  return rows[0];
}

/** Every person of a body, locked: two who change people of one body do it one after the other. */
export async function lockPeople(client: pg.ClientBase, tenant: number): Promise<StandingPerson[]> {
  const { rows } = await client.query<StandingPerson>(
    `SELECT ${COLUMNS} FROM portal.pessoas WHERE tenant = $1 AND "removidaEm" IS NULL ORDER BY id FOR NO KEY UPDATE`,
    [tenant],
  );
  return rows;
}

/** A person as a list shows them, with the end of the invitation that is still good. */
export type ListedPerson = StandingPerson & { conviteAte: Date | null };

export async function listPeople(client: pg.ClientBase, tenant: number): Promise<ListedPerson[]> {
  const { rows } = await client.query<ListedPerson>(
    `SELECT ${COLUMNS}, (SELECT max(i."expiraEm") FROM portal.ingressos i WHERE i.tenant = p.tenant AND i.pessoa = p.id
         AND i.tipo = 'convite' AND i."usadoEm" IS NULL AND i."expiraEm" > now()) AS "conviteAte"
     FROM portal.pessoas p WHERE tenant = $1 AND "removidaEm" IS NULL ORDER BY nome, id`,
    [tenant],
  );
  return rows;
}

/** Adds a person; null where the address is already of one. */
export async function addPerson(
  client: pg.ClientBase,
  tenant: number,
  { nome, email, papeis }: Pick<StandingPerson, 'nome' | 'email' | 'papeis'>,
): Promise<StandingPerson | null> {
  const { rows } = await client.query<StandingPerson>(
    `INSERT INTO portal.pessoas (tenant, id, email, nome, papeis) VALUES ($1, $2, lower($3), $4, $5)
     ON CONFLICT (tenant, email) WHERE "removidaEm" IS NULL DO NOTHING RETURNING ${COLUMNS}`,
    [tenant, randomUUID(), normalEmail(email), nome.trim(), papeis],
  );
  return rows[0] ?? null;
}

/**
 * Gives a person their roles. Whoever becomes an operator loses the links that were made before: the one who invited them
 * without mail has seen theirs, and may be none.
 */
export async function setRoles(
  client: pg.ClientBase,
  tenant: number,
  { id, papeis: before }: Pick<StandingPerson, 'id' | 'papeis'>,
  papeis: readonly Papel[],
): Promise<void> {
  await client.query('UPDATE portal.pessoas SET papeis = $3 WHERE tenant = $1 AND id = $2', [tenant, id, papeis]);
  if (papeis.includes('operador') && !before.includes('operador')) await revokeEntryLinks(client, tenant, id);
}

/** Removes a person with all that lets them in. What they did stays in the log, under their name. */
export async function removePerson(client: pg.ClientBase, tenant: number, id: string): Promise<void> {
  for (const table of ['sessoes', 'ingressos', 'passkeys'])
    await client.query(`DELETE FROM portal.${table} WHERE tenant = $1 AND pessoa = $2`, [tenant, id]);
  await client.query('UPDATE portal.pessoas SET "removidaEm" = now() WHERE tenant = $1 AND id = $2', [tenant, id]);
}

/** A person as those who keep the people of a body see them. */
export const shownPerson = (
  one: ListedPerson,
  eu: string,
  { fica = null, chaves = [] }: Partial<Pick<PessoaVista, 'fica' | 'chaves'>> = {},
): PessoaVista => ({
  id: one.id,
  nome: one.nome,
  email: one.email,
  papeis: one.papeis,
  convidadaEm: one.criadaEm.toISOString(),
  entrouEm: one.entrouEm?.toISOString() ?? null,
  conviteAte: one.conviteAte?.toISOString() ?? null,
  eu: one.id === eu,
  fica,
  chaves,
});
