import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { contratos } from '../catalog/datasets/contratos.ts';
import type { Cells } from '../catalog/samples/sample.ts';
import { generate } from '../demo/generate.ts';
import { csv } from '../demo/kit/csv.ts';
import { root } from '../scripts/tasks.mjs';
import { load } from '../server/import/load.ts';
import { oneFile } from '../server/import/read/files.ts';
import { applyTenant } from '../server/tenants/apply.ts';
import { temporaryFolder } from './folder.ts';
import { UNTIL } from './stage.ts';

/** The body that a bare address shows. */
export const BARE = 'pmdemo';

/** The host of a body's site. */
export const hostOf = (slug: string): string => `${slug}.transparencia.example.com.br`;

/** Stores a body like the demonstration town under a name of its own. Returns its number. */
export async function foundBody(owner: pg.Client, slug: string): Promise<number> {
  const folder = await temporaryFolder();
  await cp(join(root, 'tenants', BARE), folder, { recursive: true });
  const file = join(folder, 'tenant.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(`slug: ${BARE}`, `slug: ${slug}`));
  const { id } = await applyTenant(owner, folder);
  await rm(folder, { recursive: true });
  return id;
}

/** Contracts that the generator makes at scale 1, rounded down so that there are always enough. */
const UNIT = 1_100;

/** Contracts of the demonstration town, at the scale that gives so many. */
export function* contractRows(most: number): Generator<Cells> {
  const made = generate({ seed: 1, scale: most / UNIT, until: UNTIL, tenant: BARE });
  const rows = made.datasets.find(({ dataset }) => dataset === contratos)?.rows() ?? [];
  let left = most;
  for (const row of rows) {
    if (left-- === 0) return;
    yield row;
  }
}

/** Publishes so many contracts through the ordinary import, and leaves the search for later. */
export const publishContracts = (owner: pg.Client, tenant: number, most: number) =>
  load(owner, {
    tenant,
    dataset: contratos,
    files: oneFile('contratos.csv', csv(contractRows(most), contratos)),
    name: 'contratos.csv',
    reference: UNTIL,
    author: 'bench',
    maxRefused: 0,
    search: 'later',
  });
