import pg from 'pg';
import { Refusal } from '../refusal.ts';
import type { DatabasePlace } from './db.ts';
import { findRoleSecret, rolePassword } from './migrate/secret.ts';

const OLDEST_VERSION = 150_000;

/** Forms that the driver understands; it takes any other text for the name of a database. */
const CONNECTION = /^(?:postgres(?:ql)?:\/\/|socket:|\/)/;

/** Reads a connection string, which may hold a password: what is wrong with it is said without repeating it. */
export function clientAt(connectionString: string, sentence: string): pg.Client {
  if (!CONNECTION.test(connectionString)) throw new Refusal(sentence);
  try {
    return new pg.Client({ connectionString });
  } catch {
    throw new Refusal(sentence);
  }
}

const notOne = (name: string): string =>
  `${name} não é um endereço de PostgreSQL, como postgres://usuario:senha@servidor:5432/banco.`;

/** Connections of the four roles, from the connection string of the owner, which came by a name. */
export function parseDatabaseUrl(connectionString: string, name = 'DATABASE_URL'): DatabasePlace {
  const { host, port, user, password, database, ssl } = clientAt(connectionString, notOne(name));
  const owner: pg.ClientConfig = {
    host,
    port,
    ssl,
    ...(user ? { user } : {}),
    ...(password ? { password } : {}),
    database: database || 'portal',
  };
  return withRoles(owner);
}

/**
 * Connections of the owner and of the three lesser roles. Their passwords derive from a secret that the database keeps for
 * its owner; it is read when a server first asks for one, so that every process knows them and no file keeps them.
 */
export function withRoles(owner: pg.ClientConfig): DatabasePlace {
  const secret = remembered(() => readSecret(owner));
  const roleOf = (name: string): pg.ClientConfig => {
    const user = `${owner.database}_${name}`;
    return { ...owner, user, password: async () => rolePassword(await secret(), user) };
  };
  return { owner, web: roleOf('web'), desk: roleOf('mesa'), staff: roleOf('painel') };
}

/** Reads once. A failure is not remembered: the next connection tries again. */
function remembered(read: () => Promise<string>): () => Promise<string> {
  let reading: Promise<string> | undefined;
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}

async function readSecret(owner: pg.ClientConfig): Promise<string> {
  const client = clientOf(owner);
  try {
    await client.connect();
    const secret = await findRoleSecret(client);
    if (secret !== undefined) return secret;
  } finally {
    await client.end().catch(() => undefined);
  }
  throw new Refusal('o portal ainda não deu a este banco de dados a senha de seus papéis');
}

/** A connection whose loss is told by its next statement alone. */
function clientOf(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  return client;
}

/** Checks that the database answers and is recent enough; refuses in one sentence, without its password. */
export async function checkDatabase({ owner }: DatabasePlace): Promise<void> {
  const client = clientOf(owner);
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
  const client = clientOf(owner);
  await client.connect();
  return () => client.end();
}

/** Message of a connection error, which may hold several errors, one for each address tried. */
function reason(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
