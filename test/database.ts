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
export async function freshDatabase(template = 'template0'): Promise<TestDatabase> {
  const { url, prefix } = inject('postgres');
  const name = `${prefix}_${randomBytes(4).toString('hex')}`;
  // As files: through the log, which is what PostgreSQL would do, a filled one takes up to twice as long.
  await administer(url, `CREATE DATABASE ${name} TEMPLATE ${template} ENCODING 'UTF8' STRATEGY FILE_COPY`);
  return { url: named(url, name), drop: () => drop(url, name) };
}

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
    if (rowCount === 0) await build(client, named(url, `${name}_obra`), name, fill);
  } finally {
    await client.end();
  }
  return name;
}

/** Made under another name, so that a half-filled one is never taken for the whole. */
async function build(
  client: pg.Client,
  url: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  await client.query(`DROP DATABASE IF EXISTS ${name}_obra`);
  await client.query(`CREATE DATABASE ${name}_obra TEMPLATE template0 ENCODING 'UTF8'`);
  await fill(url);
  await client.query(`ALTER DATABASE ${name}_obra RENAME TO ${name}`);
}

async function drop(url: string, name: string): Promise<void> {
  await administer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await administer(url, `DROP ROLE IF EXISTS ${name}_web, ${name}_mesa`);
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
