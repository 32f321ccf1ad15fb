import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { Place } from '../db.ts';
import { ident, literal } from '../sql/names.ts';

const DENIED = '42501';

/** The reader of this database. Its password follows from the owner's, so that every process knows it and no file keeps it. */
export function webConfig(owner: pg.ClientConfig): pg.ClientConfig {
  const password = typeof owner.password === 'string' ? owner.password : '';
  const own = createHmac('sha256', password).update('portal web role').digest('base64url');
  return { ...owner, user: `${owner.database}_web`, password: own };
}

/** Any number: servers and commands that start together would change the same role at once, which PostgreSQL refuses. */
const LOCK = 7_302_000;

/**
 * Raises the wall: a role that may read the views of `pub` and nothing else. Says false where the owner may not create
 * roles; then whoever runs the server has to.
 */
export async function raiseWall(client: pg.ClientBase, { web }: Pick<Place, 'web'>): Promise<boolean> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    return await raise(client, web);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
  }
}

async function raise(client: pg.ClientBase, web: pg.ClientConfig): Promise<boolean> {
  const role = ident(web.user ?? '');
  const password = literal(String(web.password));
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [web.user]);
    await client.query(`${rowCount ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN PASSWORD ${password}`);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === DENIED) return false;
    throw error;
  }
  await client.query(
    `GRANT USAGE ON SCHEMA pub, portal TO ${role}; GRANT SELECT ON ALL TABLES IN SCHEMA pub TO ${role}`,
  );
  return true;
}
