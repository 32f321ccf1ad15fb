import type pg from 'pg';
import { digestOf, makeSecret } from './secret.ts';

/** Hours that an invitation is good for, and minutes that a link to enter is. */
export const INVITATION_HOURS = 72;
export const ENTRY_MINUTES = 15;

const LASTS = { convite: `interval '${INVITATION_HOURS} hours'`, entrada: `interval '${ENTRY_MINUTES} minutes'` };
export type LinkKind = 'convite' | 'entrada';

/** Makes a link that opens the panel once for a person, and gives its secret, which is stored nowhere. */
export async function makeEntryLink(
  client: pg.ClientBase,
  { tenant, pessoa, tipo }: { tenant: number; pessoa: string; tipo: LinkKind },
): Promise<string> {
  const secret = makeSecret();
  await client.query(
    `INSERT INTO portal.ingressos (tenant, hash, pessoa, tipo, "expiraEm") VALUES ($1, $2, $3, $4, now() + ${LASTS[tipo]})`,
    [tenant, digestOf(secret), pessoa, tipo],
  );
  return secret;
}

/** The address that a person opens. The secret is after the hash: no server on the way writes it into a log. */
export const entryAddress = (site: string, secret: string): string => `${site}/painel/entrar#${secret}`;

/** Condition that a link is still good, of a person who was not removed. */
const GOOD = `i.tenant = $1 AND i.hash = $2 AND i."usadoEm" IS NULL AND i."expiraEm" > now()
  AND p.tenant = i.tenant AND p.id = i.pessoa AND p."removidaEm" IS NULL`;

/** What a link opens. */
export interface EntryLinkView {
  tipo: LinkKind;
  nome: string;
  email: string;
  expiraEm: Date;
}

/** Looks at a link without spending it; undefined where it opens nothing. */
export async function viewEntryLink(
  client: pg.ClientBase,
  tenant: number,
  secret: string,
): Promise<EntryLinkView | undefined> {
  const { rows } = await client.query<EntryLinkView>(
    `SELECT i.tipo, i."expiraEm", p.nome, p.email FROM portal.ingressos i, portal.pessoas p WHERE ${GOOD}`,
    [tenant, digestOf(secret)],
  );
  return rows[0];
}

/** Spends a link: says whose it is once, and never again. Of two who use it at once, one is let in. */
export async function spendEntryLink(
  client: pg.ClientBase,
  tenant: number,
  secret: string,
): Promise<{ pessoa: string; nome: string } | undefined> {
  const { rows } = await client.query<{ pessoa: string; nome: string }>(
    `UPDATE portal.ingressos i SET "usadoEm" = now() FROM portal.pessoas p WHERE ${GOOD} RETURNING i.pessoa, p.nome`,
    [tenant, digestOf(secret)],
  );
  return rows[0];
}

/** Takes back the links of a person that nobody used: they count as spent. */
export const revokeEntryLinks = (client: pg.ClientBase, tenant: number, pessoa: string): Promise<unknown> =>
  client.query(
    'UPDATE portal.ingressos SET "usadoEm" = now() WHERE tenant = $1 AND pessoa = $2 AND "usadoEm" IS NULL',
    [tenant, pessoa],
  );

/** Whether a person has a link that still opens the panel. */
export async function hasGoodLink(client: pg.ClientBase, tenant: number, pessoa: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM portal.ingressos
     WHERE tenant = $1 AND pessoa = $2 AND "usadoEm" IS NULL AND "expiraEm" > now() LIMIT 1`,
    [tenant, pessoa],
  );
  return rowCount === 1;
}

/** How many links a person was made in the last hour. What is a day past its end is forgotten. */
export async function countRecentLinks(client: pg.ClientBase, tenant: number, pessoa: string): Promise<number> {
  await client.query(`DELETE FROM portal.ingressos WHERE tenant = $1 AND "expiraEm" < now() - interval '1 day'`, [
    tenant,
  ]);
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM portal.ingressos
     WHERE tenant = $1 AND pessoa = $2 AND "criadoEm" > now() - interval '1 hour'`,
    [tenant, pessoa],
  );
  return rows[0]?.count ?? 0;
}
