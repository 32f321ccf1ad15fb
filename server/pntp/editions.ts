import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Matrix } from '../../catalog/pntp/matrix.ts';
import { matrixOf } from './edition.ts';

const EDITIONS = 'catalog/pntp';

/** The newest edition of the matrix in the repository: a new one is a new file. */
export async function newestEdition(root: string): Promise<Matrix> {
  const years = (await readdir(join(root, EDITIONS))).flatMap((name) => /^(\d{4})\.csv$/.exec(name)?.[1] ?? []);
  const newest = years.sort().at(-1);
  if (!newest) throw new Error(`${EDITIONS} has no edition of the matrix`);
  return matrixOf(Number(newest), await readFile(join(root, EDITIONS, `${newest}.csv`), 'utf8'));
}
