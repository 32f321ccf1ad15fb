import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { freePort } from '../process.ts';
import { YEAR } from '../stage.ts';
import { installPeer, type Peer, startPeer } from './peer.ts';
import type { PeerRequest } from './rate.ts';

const PACKAGES = ['postgraphile@4.14.1', 'pg@8'];

/** The program: PostGraphile in production mode over the views that the portal itself reads. */
const PROGRAM = `const { Pool } = require('pg');
const { createServer } = require('node:http');
const { postgraphile } = require('postgraphile');
const { at, tenant, port } = JSON.parse(process.env.PEER);
const pool = new Pool({ ...at, max: 10 });
createServer(postgraphile(pool, 'pub', { pgSettings: { 'app.tenant': String(tenant) }, dynamicJson: true }))
  .listen(port, '127.0.0.1');
`;

/** Starts PostGraphile over the stage's database, as its owner, for one body. */
export async function startPostgraphile(
  at: pg.ClientConfig,
  tenant: number,
  say: (line: string) => void,
): Promise<Peer | null> {
  const folder = await installPeer('postgraphile', PACKAGES, say);
  if (!folder) return null;
  await writeFile(join(folder, 'server.cjs'), PROGRAM);
  const port = await freePort();
  return startPeer(folder, ['server.cjs'], port, {
    NODE_ENV: 'production',
    PEER: JSON.stringify({ at, tenant, port }),
  });
}

const COLUMNS = Object.keys(contratos.fields).join(' ');

const query = (port: number, text: string): PeerRequest => ({
  url: `http://127.0.0.1:${port}/graphql`,
  body: JSON.stringify({ query: text }),
});

/** The page that the portal's list shows: fifty rows of a year in its order, all columns, and how many there are. */
export const postgraphileList = (port: number, page: number): PeerRequest =>
  query(
    port,
    `{ allContratos(condition: { numAnoPub: ${YEAR} }, orderBy: [DT_ASSINATURA_DESC], first: 50, offset: ${page * 50}) { totalCount nodes { ${COLUMNS} } } }`,
  );

export const postgraphileDetail = (port: number, numContrato: string): PeerRequest =>
  query(
    port,
    `{ allContratos(condition: { numContrato: ${JSON.stringify(numContrato)}, numAnoPub: ${YEAR} }) { nodes { ${COLUMNS} } } }`,
  );
