import pg from 'pg';
import type { DatabasePlace } from '../db.ts';
import { grantRows } from '../distribute/nodes.ts';
import { isDistributed } from '../distribute/state.ts';
import type { SchemaPlan } from '../sql/ddl.ts';
import { ident, literal } from '../sql/names.ts';
import { runStatements } from '../sql/statements.ts';
import { ensureRoleSecret, rolePassword, scramVerifier } from './secret.ts';

const DENIED = '42501';

/** Advisory lock of changes to roles: PostgreSQL refuses two at once, as from servers that start together. */
const LOCK = 7_302_000;

/**
 * Creates the wall: a role that may only read the views of `pub`, one that may only handle messages, and one that may
 * only keep what the panel keeps. Returns false where the owner may not create roles.
 */
export async function raiseWall(
  client: pg.ClientBase,
  { web, desk, staff }: Omit<DatabasePlace, 'owner'>,
  { deskGrants, staffGrants }: Pick<SchemaPlan, 'deskGrants' | 'staffGrants'>,
): Promise<boolean> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    const secret = await ensureRoleSecret(client);
    const raised =
      (await raise(client, web, secret, readingOf)) &&
      (await raise(client, desk, secret, deskGrants)) &&
      (await raise(client, staff, secret, staffGrants));
    if (!raised) return false;
    if (await isDistributed(client)) await grantRows(client, web.user ?? '');
    return true;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
  }
}

/** Takes from everybody but the owner the right to fill the disk with tables of their own, which PostgreSQL gives to all. */
const NO_TEMPORARY =
  "DO $$ BEGIN EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database()); END $$";

const readingOf = (role: string): string =>
  `GRANT USAGE ON SCHEMA pub, portal TO ${role}; GRANT SELECT ON ALL TABLES IN SCHEMA pub TO ${role}`;

/** Creates or changes a role, whose password may be of an older version, and takes the secret away from it. */
async function raise(
  client: pg.ClientBase,
  { user = '' }: pg.ClientConfig,
  secret: string,
  rights: (role: string) => string,
): Promise<boolean> {
  const role = ident(user);
  const verifier = literal(scramVerifier(rolePassword(secret, user)));
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [user]);
    await client.query(`${rowCount ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN PASSWORD ${verifier}`);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === DENIED) return false;
    throw error;
  }
  await atOnce(client, `REVOKE ALL ON portal.segredo FROM PUBLIC, ${role}; ${NO_TEMPORARY}; ${rights(role)}`);
  return true;
}

/** Runs statements in one transaction: a role that is at work must not be without its rights in between. */
async function atOnce(client: pg.ClientBase, statements: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await runStatements(client, statements);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
