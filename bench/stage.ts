import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { datasets } from '../catalog/datasets/index.ts';
import { root } from '../scripts/tasks.mjs';
import { parseDatabaseUrl } from '../server/database/connection.ts';
import { startEmbedded } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate/migrate.ts';
import { raiseWall } from '../server/database/migrate/role.ts';
import { schemaPlan } from '../server/tables.ts';
import { fillContracts } from './fill.ts';
import { temporaryFolder } from './folder.ts';
import { type Served, serve } from './process.ts';

/** Last day of the data, and the last whole year before it. */
export const UNTIL = '2026-10-31';
export const YEAR = 2025;

/** A database with many contracts of one tenant, and portals over it. */
export interface BenchStage {
  rows: number;
  tenant: number;
  /** Starts a portal, which has answered nothing yet but a check that it is up. */
  serve(): Promise<Served>;
  /** Opens a connection of the web role, like the portal's own. */
  connect(): Promise<pg.Client>;
  /** Query string that finds so many rows, or as close as equal values allow. */
  largest(rows: number): Promise<string>;
  close(): Promise<void>;
}

/** An empty database of the portal, and its owner. */
export async function openStage(log: (line: string) => void) {
  const dir = await temporaryFolder();
  const server = await startEmbedded({ dir: join(dir, 'postgres'), log });
  const { host, port, user, password = '' } = server.config('portal');
  const url = `postgresql://${user}:${password}@localhost:${port}/portal?host=${encodeURIComponent(host)}`;
  const place = parseDatabaseUrl(url);
  const owner = await connected(place.owner);
  await migrate(owner, schemaPlan(datasets), []);
  await raiseWall(owner, place, schemaPlan(datasets));
  return {
    owner,
    at: place.owner,
    serve: () => serve(join(root, 'dist/server/main.js'), { DATABASE_URL: url, DATA_DIR: dir, TENANT: '' }),
    connect: (tenant: number) => reader(place.web, tenant),
    close: async () => {
      await owner.end();
      await server.stop();
      await rm(dir, { recursive: true });
    },
  };
}

export async function setStage(rows: number, log: (line: string) => void): Promise<BenchStage> {
  const { owner, serve: portal, connect, close } = await openStage(log);
  const tenant = await fillContracts(owner, rows, UNTIL, log);
  await owner.query('VACUUM ANALYZE');
  return {
    rows,
    tenant,
    serve: portal,
    connect: () => connect(tenant),
    largest: (most) => largest(owner, most),
    close,
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

async function largest(owner: pg.Client, rows: number): Promise<string> {
  const { rows: found } = await owner.query(
    'SELECT "vlrContrato" AS value FROM dados."contratos" ORDER BY "vlrContrato" DESC OFFSET $1 LIMIT 1',
    [rows - 1],
  );
  return `vlrContrato.gte=${found[0].value}`;
}
