import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { datasets } from '../catalog/datasets/index.ts';
import { migrate } from '../server/database/migrate/migrate.ts';
import { portalMigrations } from '../server/database/open.ts';
import { schemaPlan } from '../server/tables.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** An empty database that no other test sees. Roles made for it begin with its name, and go with it. */
export async function freshDatabase(template?: string): Promise<TestDatabase> {
  const { url, prefix } = inject('postgres');
  const name = `${prefix}_${randomBytes(4).toString('hex')}`;
  const from = template ?? (await emptyTemplate());
  // As files: through the log, which is what PostgreSQL would do, a filled one takes up to twice as long.
  await everywhere(`CREATE DATABASE ${name} TEMPLATE ${from} ENCODING 'UTF8' STRATEGY FILE_COPY`);
  return { url: named(url, name), drop: () => drop(name) };
}

/** What an empty database is copied from. That of a Citus cluster has the extension, and knows its workers. */
const emptyTemplate = async (): Promise<string> =>
  inject('postgres').workers.length === 0 ? 'template0' : template('vazio', async () => undefined);

/** A database with the tables of the catalog and no row that no other test sees: to copy them takes a tenth of making them. */
export const migratedDatabase = async (): Promise<TestDatabase> => freshDatabase(await template('esquema', migrated));

async function migrated(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await migrate(client, schemaPlan(datasets), await portalMigrations()).finally(() => client.end());
}

/** A database that is filled once a run, by whoever asks first, and copied by all: the name to copy it by. */
export async function template(kind: string, fill: (url: string) => Promise<void>): Promise<string> {
  const { url, prefix } = inject('postgres');
  const name = `${prefix}_${kind}`;
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await build(named(url, `${name}_obra`), name, fill);
  } finally {
    await client.end();
  }
  return name;
}

/** Made under another name, so that a half-filled one is never taken for the whole. */
async function build(url: string, name: string, fill: (url: string) => Promise<void>): Promise<void> {
  const { workers } = inject('postgres');
  await everywhere(`DROP DATABASE IF EXISTS ${name}_obra WITH (FORCE)`);
  await everywhere(`CREATE DATABASE ${name}_obra TEMPLATE template0 ENCODING 'UTF8'`);
  if (workers.length > 0) await registerNodes(url, workers);
  await fill(url);
  for (const node of nodes()) await rename(node, `${name}_obra`, name);
}

/** Makes a database the coordinator of its namesakes on the workers. */
async function registerNodes(url: string, workers: readonly string[]): Promise<void> {
  const { pathname } = new URL(url);
  for (const node of nodes()) await administer(named(node, pathname.slice(1)), 'CREATE EXTENSION citus');
  const call = (name: string, node: string): string =>
    `SELECT ${name}('${new URL(node).hostname}', ${new URL(node).port})`;
  await administer(url, call('citus_set_coordinator_host', url));
  for (const worker of workers) await administer(url, call('citus_add_node', worker));
}

/** Renames a database. The process with which Citus looks after it is ended before, for none may be inside. */
async function rename(url: string, from: string, to: string): Promise<void> {
  await administer(url, `ALTER DATABASE ${from} ALLOW_CONNECTIONS false`);
  await administer(url, `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${from}'`);
  await administer(url, `ALTER DATABASE ${from} RENAME TO ${to}`);
}

async function drop(name: string): Promise<void> {
  await everywhere(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await everywhere(`DROP ROLE IF EXISTS ${name}_web, ${name}_mesa, ${name}_painel`);
}

/** The servers of the tests: one, or the coordinator and the workers of a cluster. */
function nodes(): string[] {
  const { url, workers } = inject('postgres');
  return [url, ...workers];
}

async function everywhere(text: string): Promise<void> {
  await Promise.all(nodes().map((url) => administer(url, text)));
}

async function administer(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

function named(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
