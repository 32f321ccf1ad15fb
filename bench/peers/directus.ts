import { join } from 'node:path';
import pg from 'pg';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { node } from '../../scripts/tasks.mjs';
import { ident } from '../../server/database/sql/names.ts';
import { freePort } from '../process.ts';
import { YEAR } from '../stage.ts';
import { installPeer, type Peer, startPeer } from './peer.ts';
import type { PeerRequest } from './rate.ts';

const PACKAGES = ['directus@11.3.5'];
/** Directus wants one column as a key, so that it gets a copy of the contracts, in a schema that holds its own tables too. */
const SCHEMA = 'peer';

/** Starts Directus over a copy of one body's contracts in the stage's database, open to everybody. */
export async function startDirectus(
  at: pg.ClientConfig,
  tenant: number,
  say: (line: string) => void,
): Promise<Peer | null> {
  const folder = await installPeer('directus', PACKAGES, say);
  if (!folder) return null;
  const client = new pg.Client(at);
  await client.connect();
  try {
    await copyContracts(client, tenant);
    const port = await freePort();
    const env = environmentOf(at, port);
    const cli = join(folder, 'node_modules/directus/cli.js');
    const { code, output } = await node([cli, 'bootstrap'], env);
    if (code !== 0) throw new Error(`directus bootstrap: ${output}`);
    await openToAll(client);
    return await startPeer(folder, [cli, 'start'], port, env);
  } finally {
    await client.end();
  }
}

async function copyContracts(client: pg.Client, tenant: number): Promise<void> {
  const columns = Object.keys(contratos.fields).map(ident).join(', ');
  await client.query(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`);
  await client.query(`CREATE SCHEMA ${SCHEMA}`);
  await client.query(`SELECT set_config('app.tenant', $1, false)`, [String(tenant)]);
  await client.query(`CREATE TABLE ${SCHEMA}.contratos AS SELECT id, ${columns} FROM pub.contratos`);
  await client.query(`ALTER TABLE ${SCHEMA}.contratos ADD PRIMARY KEY (id)`);
  await client.query(`CREATE INDEX ON ${SCHEMA}.contratos ("numAnoPub", "dtAssinatura" DESC)`);
  await client.query(`CREATE INDEX ON ${SCHEMA}.contratos ("numContrato", "numAnoPub")`);
  await client.query(`ANALYZE ${SCHEMA}.contratos`);
}

/** Lets everybody read the contracts, as the portal does. */
const openToAll = (client: pg.Client): Promise<pg.QueryResult> =>
  client.query(
    `INSERT INTO ${SCHEMA}.directus_permissions (collection, action, permissions, validation, fields, policy)
     SELECT 'contratos', 'read', '{}', '{}', '*', a.policy FROM ${SCHEMA}.directus_access a WHERE a.role IS NULL AND a."user" IS NULL`,
  );

const environmentOf = ({ host, port: at, database, user, password }: pg.ClientConfig, port: number) => ({
  DB_CLIENT: 'pg',
  DB_HOST: host ?? '',
  DB_PORT: String(at ?? 5432),
  DB_DATABASE: database ?? '',
  DB_USER: user ?? '',
  DB_PASSWORD: String(password ?? ''),
  DB_SEARCH_PATH: SCHEMA,
  HOST: '127.0.0.1',
  PORT: String(port),
  KEY: 'bench',
  SECRET: 'bench',
  ADMIN_EMAIL: 'bench@example.com',
  ADMIN_PASSWORD: 'bench',
  TELEMETRY: 'false',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
});

const items = (port: number, question: string): PeerRequest => ({
  url: `http://127.0.0.1:${port}/items/contratos?filter[numAnoPub][_eq]=${YEAR}&${question}`,
});

/** The page that the portal's list shows: fifty rows of a year in its order, all columns, and how many there are. */
export const directusList = (port: number, page: number): PeerRequest =>
  items(port, `sort=-dtAssinatura&limit=50&page=${page + 1}&meta=filter_count`);

export const directusDetail = (port: number, numContrato: string): PeerRequest =>
  items(port, `filter[numContrato][_eq]=${encodeURIComponent(numContrato)}`);
