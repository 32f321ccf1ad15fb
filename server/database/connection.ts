import pg from 'pg';
import { Refusal } from '../refusal.ts';
import type { DatabasePlace } from './db.ts';
import { withRoles } from './migrate/role.ts';

const OLDEST_VERSION = 150_000;

/** Forms that the driver understands; it takes any other text for the name of a database. */
const CONNECTION = /^(?:postgres(?:ql)?:\/\/|socket:|\/)/;
const NOT_ONE = 'DATABASE_URL não é um endereço de PostgreSQL, como postgres://usuario:senha@servidor:5432/banco.';

/** Connections of the three roles, from the connection string of the owner. */
export function parseDatabaseUrl(connectionString: string): DatabasePlace {
  if (!CONNECTION.test(connectionString)) throw new Refusal(NOT_ONE);
  try {
    const { host, port, user, password, database, ssl } = new pg.Client({ connectionString });
    const owner: pg.ClientConfig = {
      host,
      port,
      ssl,
      ...(user ? { user } : {}),
      ...(password ? { password } : {}),
      database: database || 'portal',
    };
    return withRoles(owner);
  } catch {
    throw new Refusal(NOT_ONE);
  }
}

/** Checks that the database answers and is recent enough; refuses in one sentence, without its password. */
export async function checkDatabase({ owner }: DatabasePlace): Promise<void> {
  const client = new pg.Client({ ...owner, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  const where = `${owner.host}:${owner.port}/${owner.database}`;
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    if (Number(rows[0]?.server_version_num) < OLDEST_VERSION)
      throw new Refusal(`O PostgreSQL em ${where} é anterior ao 15; o portal precisa do 15 ou mais novo.`);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`Não foi possível abrir o banco de dados em ${where}: ${reason(error)}. Confira DATABASE_URL.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Keeps a connection open until the returned function is called, so that whoever started the database sees that it is
 * in use.
 */
export async function holdConnection({ owner }: DatabasePlace): Promise<() => Promise<void>> {
  const client = new pg.Client({ ...owner, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return () => client.end();
}

/** Message of a connection error, which may hold several errors, one for each address tried. */
function reason(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
