import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storedOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { CASES, real, there, WORD } from '../../test/realdata.ts';
import type { Line } from './csv.ts';
import { understand } from './header.ts';
import { fits, knownLayouts, type Layout, layout, readLayout } from './layout.ts';
import { entriesOf } from './source.ts';
import { tableOf } from './table.ts';
import { unpack } from './unpack.ts';

const FOLDER = join(import.meta.dirname, 'sources');
const files = (await readdir(FOLDER)).sort();
const setOf = (id: string) => datasets.find((set) => set.id === id) ?? expect.fail(`no dataset ${id}`);
const read = (file: string, set: string): Promise<Layout> => readLayout(join(FOLDER, file), setOf(set));

it('every layout that comes with the portal is tried on a file', () => {
  expect(CASES.map(({ map }) => `${map}.yaml`).sort()).toEqual(files);
});

describe.each(CASES)('$map', ({ map, set, path, period = '' }) => {
  it('is a layout of its dataset and fills what the dataset requires', async () => {
    const { campos } = await read(`${map}.yaml`, set);
    const required = storedOf(setOf(set)).flatMap(([name, field]) => (field.required ? [name] : []));
    expect(Object.keys(campos)).toEqual(expect.arrayContaining(required));
    expect(await knownLayouts(setOf(set))).toContainEqual(await read(`${map}.yaml`, set));
  });

  it.skipIf(!there)(`is recognised by the header of its file, and no other is${WORD}`, async () => {
    const known = await knownLayouts(setOf(set));
    const { titulo } = await read(`${map}.yaml`, set);
    const lines = await firstLines(real(path));
    const origin = { arquivo: path, periodo: period };
    const { reading } = understand(setOf(set), lines, { layout: null, known, ignore: [] }, origin);
    expect(reading.layout).toBe(titulo);
    expect(known.filter((one) => fits(one, reading.header)).map((one) => one.titulo)).toEqual([titulo]);
  });
});

/** Of a file, or of the first page of a folder. */
async function firstLines(path: string): Promise<Line[]> {
  for await (const file of unpack(entriesOf(path)))
    for await (const lines of (await tableOf(file, {})).lines) if (lines.length > 0) return [...lines];
  return [];
}

describe('docs/publicar-mapas.md', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/publicar-mapas.md'), 'utf8');

  it('lists every layout, with its title and its dataset', async () => {
    for (const { map, set } of CASES) {
      const { titulo } = await read(`${map}.yaml`, set);
      expect(page).toContain(`| \`${map}\` | ${titulo} | \`${set}\` |`);
    }
  });

  it('explains every key of a map', () => {
    const keys = new Set(keysOf(z.toJSONSchema(layout, { io: 'input' })));
    expect(keys.size).toBeGreaterThan(25);
    for (const key of keys) expect(page, key).toMatch(new RegExp(`\`${key}\`|\\b${key}: `));
  });
});

/** The names that a schema knows, at any depth. */
function keysOf(schema: unknown): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  const own = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  return [...own, ...Object.values(schema).flatMap(keysOf)];
}
