import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of package.json: one up from the sources, two from what was built. */
export const root = rootOf(import.meta.dirname);

function rootOf(here: string): string {
  return here.endsWith(join('dist', 'server')) ? resolve(here, '../..') : resolve(here, '..');
}

/** Version of the portal. */
export const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
