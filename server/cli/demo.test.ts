import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concerns } from '../../catalog/body.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { writeDemo } from './demo.ts';

let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'demo-'));
});
afterAll(() => rm(home, { recursive: true }));

const run = (folder: string, ...args: string[]) =>
  writeDemo(['--scale', '0.05', '--ate', '2026-10-31', ...args, join(home, folder)], () => undefined);

async function digest(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(join(home, folder), { recursive: true })).filter((name) => /\.\w+$/.test(name)).sort();
  for (const name of names) hash.update(name).update(await readFile(join(home, folder, name)));
  return hash.digest('hex');
}

describe('the demonstration files', () => {
  it('are a CSV for each dataset of each body, and the documents', async () => {
    await run('a');
    for (const [tenant, kind] of Object.entries({ pmdemo: 'prefeitura', cmdemo: 'camara' })) {
      const own = datasets.filter((set) => !set.cut && concerns(set, kind));
      const expected = [...own.map(({ id }) => `${id}.csv`), 'arquivos'].sort();
      expect((await readdir(join(home, 'a', tenant))).sort()).toEqual(expected);
    }
  });

  // That the same seed gives the same bytes is tried by demo/generate.test.ts.
  it('are others for the seed that was asked for', async () => {
    await run('b', '--seed', '2');
    expect(await digest('b')).not.toBe(await digest('a'));
  });

  it.each([
    [['x', '--seed', 'um'], '--seed deve ser um número inteiro'],
    [['x', '--scale', '0'], '--scale deve ser um número maior que zero'],
    [['x', '--ate', '31/12/2026'], '--ate não é uma data como 2025-03-01'],
    [['x', '--cor', 'azul'], 'Há uma opção desconhecida'],
    [[], 'Falta dizer em que pasta gravar'],
  ])('are not made of %j, which is explained', async (args, sentence) => {
    await expect(writeDemo(args, () => undefined)).rejects.toThrow(sentence);
  });
});
