import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { datasets } from '../catalog/datasets/index.ts';
import { root } from '../scripts/tasks.mjs';
import { parseDatabaseUrl } from '../server/database/connection.ts';
import { startEmbedded } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate/migrate.ts';
import { raiseWall } from '../server/database/migrate/role.ts';
import { portalMigrations } from '../server/database/open.ts';
import { schemaPlan } from '../server/tables.ts';
import { temporaryFolder } from './folder.ts';
import { type Served, serve } from './process.ts';

/** Last day of the data, and the last whole year before it. */
export const UNTIL = '2026-10-31';
export const YEAR = 2025;

/** A database of the portal, its owner and its readers. */
export interface BenchDatabase {
  owner: pg.Client;
  at: pg.ClientConfig;
  /** Starts a portal, with such variables, which has answered nothing yet but a check that it is up. */
  serve(env?: NodeJS.ProcessEnv): Promise<Served>;
  /** Opens a connection of the web role, like the portal's own. */
  connect(tenant: number): Promise<pg.Client>;
  close(): Promise<void>;
}

/** Opens a database of the portal in a folder: an empty one of its own, unless a folder to keep is named. */
export async function openDatabase(log: (line: string) => void, kept?: string): Promise<BenchDatabase> {
  const dir = kept ?? (await temporaryFolder());
  await mkdir(dir, { recursive: true });
  const server = await startEmbedded({ dir: join(dir, 'postgres'), log });
  const { host, port, user, password = '' } = server.config('portal');
  const url = `postgresql://${user}:${password}@localhost:${port}/portal?host=${encodeURIComponent(host)}`;
  const place = parseDatabaseUrl(url);
  const owner = await connected(place.owner);
  await migrate(owner, schemaPlan(datasets), await portalMigrations());
  await raiseWall(owner, place, schemaPlan(datasets));
  return {
    owner,
    at: place.owner,
    serve: (env) => serve(join(root, 'dist/server/main.js'), { DATABASE_URL: url, DATA_DIR: dir, TENANT: '', ...env }),
    connect: (tenant) => reader(place.web, tenant),
    close: async () => {
      await owner.end();
      await server.stop();
      if (!kept) await rm(dir, { recursive: true });
    },
  };
}

async function connected(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  await client.connect();
  return client;
}

async function reader(config: pg.ClientConfig, tenant: number): Promise<pg.Client> {
  const client = await connected(config);
  await client.query(`SET app.tenant = ${tenant}`);
  return client;
}

/** What a folder remembers of the work that filled it, so that a kept one is not filled again. */
export async function remembered<T>(folder: string, name: string, work: () => Promise<T>): Promise<T> {
  const file = join(folder, `${name}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as T;
  const found = await work();
  await writeFile(file, JSON.stringify(found));
  return found;
}
