import { createHmac } from 'node:crypto';
import pg from 'pg';
import { messageGrants } from '../../mensagens/tables.ts';
import type { Place } from '../db.ts';
import { ident, literal } from '../sql/names.ts';

const DENIED = '42501';

/** The owner of a database and those who may do less. Their passwords follow from the owner's, so that every process knows them and no file keeps them. */
export const placed = (owner: pg.ClientConfig): Place => ({
  owner,
  web: roleOf(owner, 'web'),
  desk: roleOf(owner, 'mesa'),
});

function roleOf(owner: pg.ClientConfig, name: string): pg.ClientConfig {
  const password = typeof owner.password === 'string' ? owner.password : '';
  const own = createHmac('sha256', password).update(`portal ${name} role`).digest('base64url');
  return { ...owner, user: `${owner.database}_${name}`, password: own };
}

/** Any number: servers and commands that start together would change the same role at once, which PostgreSQL refuses. */
const LOCK = 7_302_000;

/**
 * Raises the wall: a role that may read the views of `pub` and one that hears people, and neither anything else. Says
 * false where the owner may not create roles; then whoever runs the server has to.
 */
export async function raiseWall(client: pg.ClientBase, { web, desk }: Omit<Place, 'owner'>): Promise<boolean> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    return (await raise(client, web, readingOf)) && (await raise(client, desk, messageGrants));
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
  }
}

const readingOf = (role: string): string =>
  `GRANT USAGE ON SCHEMA pub, portal TO ${role}; GRANT SELECT ON ALL TABLES IN SCHEMA pub TO ${role}`;

async function raise(client: pg.ClientBase, who: pg.ClientConfig, rights: (role: string) => string): Promise<boolean> {
  const role = ident(who.user ?? '');
  const password = literal(String(who.password));
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [who.user]);
    await client.query(`${rowCount ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN PASSWORD ${password}`);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === DENIED) return false;
    throw error;
  }
  await client.query(rights(role));
  return true;
}
