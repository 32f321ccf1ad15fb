import { join } from 'node:path';
import type pg from 'pg';
import { contratos } from '../catalog/datasets/contratos.ts';
import { csv } from '../demo/csv.ts';
import { generate } from '../demo/generate.ts';
import { root } from '../scripts/tasks.mjs';
import { load } from '../server/import/load.ts';
import { oneFile } from '../server/import/read/files.ts';
import { applyTenant } from '../server/tenants/apply.ts';
import { count, s } from './figure.ts';

/** Contracts that the generator makes at scale 1, rounded down so that there are always enough. */
const UNIT = 1_100;

/** Publishes so many contracts of the demonstration town through the ordinary import. Returns its tenant number. */
export async function fillContracts(
  owner: pg.Client,
  rows: number,
  until: string,
  log: (line: string) => void,
  search?: 'later',
): Promise<number> {
  const begun = performance.now();
  const { id } = await applyTenant(owner, join(root, 'tenants/pmdemo'));
  const made = generate({ seed: 1, scale: rows / UNIT, until, tenant: 'pmdemo' });
  const set = made.datasets.find(({ dataset }) => dataset === contratos);
  const { accepted } = await load(owner, {
    tenant: id,
    dataset: contratos,
    files: oneFile('contratos.csv', csv(first(rows, set?.rows() ?? []), contratos)),
    name: 'contratos.csv',
    reference: until,
    author: 'bench',
    maxRefused: 0,
    ...(search && { search }),
  });
  log(`${count(accepted)} contracts generated and loaded in ${s(performance.now() - begun)}`);
  return id;
}

function* first<T>(most: number, items: Iterable<T>): Generator<T> {
  let left = most;
  for (const item of items) {
    if (left-- === 0) return;
    yield item;
  }
}
