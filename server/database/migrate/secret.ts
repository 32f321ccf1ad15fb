import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import pg from 'pg';

const NO_TABLE = '42P01';

/** Password of a lesser role: who knows one learns neither the secret nor the other role's. */
export const rolePassword = (secret: string, user: string): string =>
  createHmac('sha256', secret).update(user).digest('base64url');

/** The secret of this installation, which only the owner may read; undefined until the portal of this version started once. */
export const findRoleSecret = async (client: pg.ClientBase): Promise<string | undefined> =>
  secretOf(client, await installationOf(client));

/**
 * The secret of this installation, made where there is none. PostgreSQL draws it, so that no statement shows it to a log.
 * A copied or restored database is another installation: it forgets the secret that came with it.
 */
export async function ensureRoleSecret(client: pg.ClientBase): Promise<string> {
  const installation = await installationOf(client);
  await client.query('DELETE FROM portal.segredo WHERE instalacao <> $1', [installation]);
  await client.query(
    `INSERT INTO portal.segredo (instalacao, valor) VALUES ($1, gen_random_uuid()::text || gen_random_uuid()::text)
     ON CONFLICT DO NOTHING`,
    [installation],
  );
  const secret = await secretOf(client, installation);
  if (secret === undefined) throw new Error('portal.segredo lost its row');
  return secret;
}

async function secretOf(client: pg.ClientBase, installation: string): Promise<string | undefined> {
  try {
    const text = 'SELECT valor FROM portal.segredo WHERE instalacao = $1';
    return (await client.query<{ valor: string }>(text, [installation])).rows[0]?.valor;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NO_TABLE) return undefined;
    throw error;
  }
}

const SERVER = 'SELECT system_identifier::text AS name FROM pg_control_system()';
const DATABASE = 'SELECT oid::text AS name FROM pg_database WHERE datname = current_database()';

/** What tells a database from its copies: its number, and its server's own where a hosted one does not hide it. */
async function installationOf(client: pg.ClientBase): Promise<string> {
  const { rows: servers } = await client.query<{ name: string }>(SERVER).catch(() => ({ rows: [] }));
  const { rows: databases } = await client.query<{ name: string }>(DATABASE);
  return `${databases[0]?.name}@${servers[0]?.name ?? ''}`;
}

const ROUNDS = 4096;

/**
 * What PostgreSQL keeps of a password (RFC 5802). Worked out here, as psql does for `\password`, so that the statement that
 * sets a password does not show it to a log. The same password gives the same text, at every start: a pooler logs in with
 * what it learned from the last one. Its salt need not be drawn, as the password itself was.
 */
export function scramVerifier(password: string): string {
  const salt = createHash('sha256').update(`sal ${password}`).digest().subarray(0, 16);
  const salted = pbkdf2Sync(password, salt, ROUNDS, 32, 'sha256');
  const keyOf = (name: string): Buffer => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ROUNDS}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}
