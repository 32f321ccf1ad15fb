import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type EmbeddedServer, startEmbedded } from '../server/database/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that tests make their databases on, what every name they make there begins with, and a folder. */
    postgres: {
      url: string;
      prefix: string;
      folder: string;
      /** Servers that hold the rows, where the other is the coordinator of a Citus cluster. */
      workers: readonly string[];
    };
  }
}

interface Server {
  url: string;
  stop(): Promise<void>;
}

/**
 * Before the database tests: the server in TEST_DATABASE_URL, which may be the coordinator of the workers in
 * TEST_CITUS_WORKERS, else the embedded one in a folder of its own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await embedded();
  const prefix = `teste_${randomBytes(4).toString('hex')}`;
  const folder = await mkdtemp(join(tmpdir(), 'portal-pastas-'));
  const workers = process.env.TEST_CITUS_WORKERS?.split(',') ?? [];
  project.provide('postgres', { url: server.url, prefix, folder, workers });
  return async () => {
    await Promise.all([server.url, ...workers].map((url) => sweep(url, prefix))).finally(server.stop);
    await rm(folder, { recursive: true });
  };
}

async function embedded(): Promise<Server> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-teste-'));
  // Run by root, the server is somebody else and has to get in.
  await chmod(dir, 0o755);
  const server = await startEmbedded({ dir, log: () => undefined });
  await hasten(server);
  const { host, port, user, password = '' } = server.config('postgres');
  return {
    url: `postgresql://${user}:${password}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`,
    stop: () => server.stop().finally(() => rm(dir, { recursive: true })),
  };
}

/** What keeps data safe, or tables small in years, costs time, and these are thrown away. */
async function hasten(server: EmbeddedServer): Promise<void> {
  const client = new pg.Client(server.config('postgres'));
  await client.connect();
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'])
    await client.query(`ALTER SYSTEM SET ${name} = off`);
  await client.query("ALTER SYSTEM SET max_wal_size = '4GB'");
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}

/** Whatever the tests made and did not take away: the server may be somebody's. */
async function sweep(url: string, prefix: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    `SELECT format('DROP DATABASE %I WITH (FORCE)', datname) AS text FROM pg_database WHERE datname LIKE $1
     UNION ALL SELECT format('DROP ROLE %I', rolname) FROM pg_roles WHERE rolname LIKE $1`,
    [`${prefix}%`],
  );
  for (const { text } of rows) await client.query(text);
  await client.end();
}
