import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);

const COUNT = `
import { datasets } from './dist/catalog/datasets/index.js';
import { knownLayouts } from './dist/server/import/columns/layout.js';
const all = await Promise.all(datasets.map((set) => knownLayouts(set)));
process.stdout.write(String(all.flat().length));`;

test('what is built knows the layouts of other systems', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', COUNT]);
  expect(Number(stdout)).toBe((await readdir('server/import/sources')).length);
});
