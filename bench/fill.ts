import { join } from 'node:path';
import type pg from 'pg';
import { contratos } from '../catalog/datasets/contratos.ts';
import { csv } from '../demo/csv.ts';
import { generate } from '../demo/generate.ts';
import { root } from '../scripts/tasks.mjs';
import { load } from '../server/import/load.ts';
import { oneFile } from '../server/import/read/files.ts';
import { apply } from '../server/tenants/apply.ts';
import { count, s } from './figure.ts';

/** A little less than what the generator makes at its scale 1, so that there is always enough. */
const UNIT = 1_100;

/** Fills the demonstration town with so many contracts, through the same door as anybody's file. Gives its number. */
export async function fill(
  owner: pg.Client,
  rows: number,
  until: string,
  log: (line: string) => void,
  search?: 'later',
): Promise<number> {
  const begun = performance.now();
  const { id } = await apply(owner, join(root, 'tenants/pmdemo'));
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
