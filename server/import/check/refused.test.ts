import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refusal } from '../../refusal.ts';
import { refusePlace } from './refused.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recusadas-'));
  await writeFile(join(folder, 'arquivo'), '');
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['a folder that is not there', 'falta/recusadas.csv', 'falta não existe'],
  ['a folder itself', '', 'é uma pasta. Diga o nome do arquivo'],
  ['a file taken for a folder', 'arquivo/recusadas.csv', 'arquivo não é uma pasta'],
])('refuses %s for the refused lines, in a sentence', async (_, path, says) => {
  const refused = refusePlace(join(folder, path));
  await expect(refused).rejects.toThrow(Refusal);
  await expect(refused).rejects.toThrow(says);
});

it.skipIf(userInfo().uid === 0)('refuses a folder where it may not write', async () => {
  await expect(refusePlace('/recusadas.csv')).rejects.toThrow('não há permissão');
});

it('takes a new file and one that is there, and writes nothing yet', async () => {
  await refusePlace(join(folder, 'nova.csv'));
  await refusePlace(join(folder, 'arquivo'));
  await refusePlace('nova.csv');
  expect(await readdir(folder)).toEqual(['arquivo']);
});
