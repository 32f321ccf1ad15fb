import type { Readable } from 'node:stream';
import type pg from 'pg';
import { concerns } from '../catalog/body.ts';
import { type Dataset, sourceOf } from '../catalog/dataset.ts';
import { datasets } from '../catalog/datasets/index.ts';
import { csv } from '../demo/kit/csv.ts';
import { parseDatabaseUrl } from '../server/database/connection.ts';
import { Database } from '../server/database/db.ts';
import { load } from '../server/import/load.ts';
import type { LoadReport } from '../server/import/publish/report.ts';
import { oneFile } from '../server/import/read/files.ts';
import { oddRows } from './odd.ts';
import { bodies, openOn, type Portal, type PortalOptions } from './portal.ts';

/** The demonstration bodies, with a few odd rows of every dataset in the one that `hostOf` names, and none in the other. */
export const openSamples = (options: PortalOptions = {}): Promise<Portal> => openOn('amostras', fill, options);

async function fill(url: string): Promise<void> {
  await bodies(url);
  const db = new Database(parseDatabaseUrl(url));
  await db.own(async (client) => {
    const { rows } = await client.query('SELECT id, tipo FROM portal.tenants ORDER BY slug DESC');
    for (const set of datasets.filter(({ cut }) => !cut)) {
      const body = rows.find(({ tipo }) => concerns(set, tipo));
      await send(client, body.id, set, csv(rowsOf(set), set));
    }
  });
  await db.close();
}

/** The rows of a dataset, and those that only its cuts show. */
const rowsOf = (set: Dataset) => datasets.filter((one) => sourceOf(one) === set.id).flatMap(oddRows);

/** Loads a file that must have no fault, whatever it replaces. */
export const send = (client: pg.ClientBase, tenant: number, dataset: Dataset, bytes: Readable): Promise<LoadReport> =>
  load(client, {
    tenant,
    dataset,
    files: oneFile(dataset.id, bytes),
    name: dataset.id,
    reference: '2026-10-31',
    author: 'teste',
    maxRefused: 0,
    force: true,
    search: 'later',
  });
