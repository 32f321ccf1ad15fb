import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { datasets } from '../catalog/datasets/index.ts';
import { samples } from '../catalog/samples/index.ts';
import { generate, MAKERS } from './generate.ts';
import { csv } from './kit/csv.ts';
import type { DatasetMaker } from './maker.ts';
import { makeWorld, type WorldOptions } from './town/world.ts';

const options: WorldOptions = { seed: 1, scale: 0.2, until: '2026-10-31', tenant: 'pmdemo' };

const isMaker = (value: unknown): value is DatasetMaker =>
  typeof value === 'object' && value !== null && 'dataset' in value && 'rows' in value;

/** Every maker that some file of the demonstration exports, with the name of the file. */
async function exportedMakers(): Promise<{ name: string; maker: DatasetMaker }[]> {
  const files = await readdir(import.meta.dirname, { recursive: true });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = sources.map(async (file) => {
    const exported: Record<string, unknown> = await import(join(import.meta.dirname, file));
    return Object.values(exported)
      .filter(isMaker)
      .map((maker) => ({ name: basename(file, '.ts'), maker }));
  });
  return (await Promise.all(found)).flat();
}

describe('the list of makers', () => {
  it('leaves no dataset without rows: what it does not make shows its sample', () => {
    const made = new Set(MAKERS.map(({ dataset }) => dataset.id));
    const shown = (id: string): boolean => (samples[id] ?? []).some(({ refused }) => !refused);
    const empty = datasets.filter(({ id, cut }) => !cut && !made.has(id) && !shown(id));
    expect(empty.map(({ id }) => id)).toEqual([]);
  });

  it('names every maker that a file exports, and each once', async () => {
    const exported = (await exportedMakers()).map(({ maker }) => maker.dataset.id);
    expect(MAKERS.map(({ dataset }) => dataset.id).sort()).toEqual(exported.sort());
    expect(new Set(exported).size).toBe(exported.length);
  });

  it('finds the rows of a dataset in the file that bears the name of its definition', async () => {
    for (const { name, maker } of await exportedMakers()) {
      const file = join(import.meta.dirname, '../catalog/datasets', `${name}.ts`);
      const definition: Record<string, unknown> = await import(file);
      expect(definition[name]).toBe(maker.dataset);
    }
  });
});

async function digest(change: Partial<WorldOptions> = {}): Promise<string> {
  const hash = createHash('sha256');
  const { datasets, files } = generate({ ...options, scale: 0.05, ...change });
  for (const { dataset, rows } of datasets) for await (const piece of csv(rows(), dataset)) hash.update(piece);
  for (const { path, bytes } of files) hash.update(path).update(bytes);
  return hash.digest('hex');
}

describe('the same seed', () => {
  it('gives the same bytes, on any machine and for ever', async () => {
    expect(await digest()).toBe('35d0b18a59c50f91ac2b4d6f3275e64ab7d74c27f65d03a08908447aaa704dbb');
  });

  it('gives others with another seed, another body or another day', async () => {
    const all = [{}, { seed: 2 }, { tenant: 'cmdemo' as const }, { until: '2026-09-30' }];
    expect(new Set(await Promise.all(all.map(digest))).size).toBe(4);
  });
});

describe('the size', () => {
  it('is four exercises, the last as far as it got', () => {
    const years = makeWorld({ ...options, scale: 1 }).exercises;
    expect(years.map(({ year, contracts }) => [year, contracts])).toEqual([
      [2023, 300],
      [2024, 300],
      [2025, 300],
      [2026, 252],
    ]);
  });

  it('follows the scale, and drawing a few of a million rows makes only those', () => {
    const [first] = generate({ ...options, scale: 1_000 }).datasets;
    const drawn = first?.rows()[Symbol.iterator]();
    for (let i = 0; i < 3; i++) expect(drawn?.next().done).toBe(false);
    const total = makeWorld({ ...options, scale: 1_000 }).exercises.reduce((sum, { contracts }) => sum + contracts, 0);
    expect(total).toBeGreaterThan(1_000_000);
  });
});
