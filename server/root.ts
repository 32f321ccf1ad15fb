import { join, resolve } from 'node:path';

/** The folder of package.json: one up from the sources, two from what was built. */
export const root = rootOf(import.meta.dirname);

function rootOf(here: string): string {
  return here.endsWith(join('dist', 'server')) ? resolve(here, '../..') : resolve(here, '..');
}
