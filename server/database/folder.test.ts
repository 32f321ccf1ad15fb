import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureFolder } from './folder.ts';

let base = '';
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'portal-pasta-'));
});
afterAll(() => rm(base, { recursive: true }));

test('a folder and those above it are there afterwards, however often', async () => {
  const deep = join(base, 'um/dois/três');
  await ensureFolder(deep);
  await ensureFolder(deep);
  expect((await stat(deep)).isDirectory()).toBe(true);
});

test('many that make the same folder at once all find it made', async () => {
  const folder = join(base, 'dados', 'arquivos', 'pmdemo');
  await Promise.all(Array.from({ length: 20 }, () => ensureFolder(folder)));
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test('where a file stands in the way it fails', async () => {
  const file = join(base, 'arquivo');
  await writeFile(file, '');
  await expect(ensureFolder(file)).rejects.toThrow('EEXIST');
  await expect(ensureFolder(join(file, 'pasta'))).rejects.toThrow();
});

test.runIf(platform() === 'linux')('where nobody can make a folder it fails instead of trying for ever', async () => {
  await expect(ensureFolder('/proc/portal/dados')).rejects.toThrow('ENOENT');
});
