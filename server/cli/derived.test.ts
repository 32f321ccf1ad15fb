import { readdir, readFile } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { PAGES } from '../describe/guide/all.ts';
import { derivedFiles } from './derived.ts';

const root = resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8'));
const files = await derivedFiles(root, version);

it.each(Object.entries(files))('%s is what the catalog says (npm run generate)', async (path, text) => {
  const same = (await readFile(resolve(root, path), 'utf8')) === text;
  expect(same).toBe(true);
});

it('every page for publishers is of a dataset that exists', async () => {
  const found = (await readdir(resolve(root, PAGES))).map((name) => `${PAGES}/${name}`);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(found));
});

const pages = Object.entries(files).filter(([path]) => path.startsWith(`${PAGES}/`));

it.each(pages)('%s leads nowhere that is not', (path, text) => {
  const led = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, to = '']) => posix.join(posix.dirname(path), to));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(led));
});
