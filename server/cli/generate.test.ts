import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { derived } from './generate.ts';

const root = resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8'));

it.each(Object.entries(await derived(version)))(
  'generated/%s is what the catalog says (npm run generate)',
  async (name, text) => {
    const same = (await readFile(resolve(root, 'generated', name), 'utf8')) === text;
    expect(same).toBe(true);
  },
);
