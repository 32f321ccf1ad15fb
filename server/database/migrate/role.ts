import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { DatabasePlace } from '../db.ts';
import type { SchemaPlan } from '../sql/ddl.ts';
import { ident, literal } from '../sql/names.ts';

const DENIED = '42501';

/**
 * Connections of the owner and of the two lesser roles. Their passwords derive from the owner's, so that every process
 * knows them and no file keeps them.
 */
export const withRoles = (owner: pg.ClientConfig): DatabasePlace => ({
  owner,
  web: roleOf(owner, 'web'),
  desk: roleOf(owner, 'mesa'),
});

function roleOf(owner: pg.ClientConfig, name: string): pg.ClientConfig {
  const password = typeof owner.password === 'string' ? owner.password : '';
  const own = createHmac('sha256', password).update(`portal ${name} role`).digest('base64url');
  return { ...owner, user: `${owner.database}_${name}`, password: own };
}

/** Advisory lock of changes to roles: PostgreSQL refuses two at once, as from servers that start together. */
const LOCK = 7_302_000;

/**
 * Creates the wall: a role that may only read the views of `pub`, and one that may only handle messages. Returns false
 * where the owner may not create roles.
 */
export async function raiseWall(
  client: pg.ClientBase,
  { web, desk }: Omit<DatabasePlace, 'owner'>,
  { deskGrants }: Pick<SchemaPlan, 'deskGrants'>,
): Promise<boolean> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    return (await raise(client, web, readingOf)) && (await raise(client, desk, deskGrants));
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
