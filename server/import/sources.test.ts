import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storedOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { MADE } from '../../test/made/cases.ts';
import { REAL_CASES, REAL_DATA_MARK, realDataThere, realFile } from '../../test/realdata.ts';
import { readHeader } from './columns/header.ts';
import { fitsHeader, knownLayouts, layout, readLayout, type SourceLayout } from './columns/layout.ts';
import type { FileOrigin } from './columns/translate.ts';
import type { FileLine } from './read/csv.ts';
import { filesAt, type ImportFile, oneFile } from './read/files.ts';
import { tableOf } from './read/table.ts';
import { unpack } from './read/unpack.ts';

const FOLDER = join(import.meta.dirname, 'sources');
const files = (await readdir(FOLDER)).sort();
const setOf = (id: string) => datasets.find((set) => set.id === id) ?? expect.fail(`no dataset ${id}`);

async function* piece(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const read = (file: string, set: string): Promise<SourceLayout> => readLayout(join(FOLDER, file), setOf(set));

/** Every layout, with the dataset that it fills. */
const LAYOUTS = [...new Map([...REAL_CASES, ...MADE].map(({ map, set }) => [map, { map, set }])).values()];

it('every layout that comes with the portal is tried on a file', () => {
  expect(LAYOUTS.map(({ map }) => `${map}.yaml`).sort()).toEqual(files);
});

describe.each(LAYOUTS)('$map', ({ map, set }) => {
  it('is a layout of its dataset and fills what the dataset requires', async () => {
    const { campos } = await read(`${map}.yaml`, set);
    const required = storedOf(setOf(set)).flatMap(([name, field]) => (field.required ? [name] : []));
    expect(Object.keys(campos)).toEqual(expect.arrayContaining(required));
    expect(await knownLayouts(setOf(set))).toContainEqual(await read(`${map}.yaml`, set));
  });
});

describe('the header of a file', () => {
  it.skipIf(!realDataThere).each(REAL_CASES)(
    `$path is of $map, and of no other${REAL_DATA_MARK}`,
    async ({ map, set, path, period = '' }) => {
      await recognised(map, set, filesAt(realFile(path)), { arquivo: path, periodo: period });
    },
  );

  it.each(MADE)('$name is of $map, and of no other', async ({ map, set, name, bytes, period = '' }) => {
    await recognised(map, set, oneFile(name, piece(bytes)), { arquivo: name, periodo: period });
  });
});

async function recognised(
  map: string,
  set: string,
  entries: AsyncIterable<ImportFile>,
  origin: FileOrigin,
): Promise<void> {
  const known = await knownLayouts(setOf(set));
  const { titulo } = await read(`${map}.yaml`, set);
  const hints = { layout: null, known, ignore: [] };
  const { reading } = readHeader(setOf(set), await firstLines(entries), hints, origin);
  expect(reading.layout).toBe(titulo);
  expect(known.filter((own) => fitsHeader(own, reading.header)).map((own) => own.titulo)).toEqual([titulo]);
}

/** Of a file, or of the first page of a folder. */
async function firstLines(entries: AsyncIterable<ImportFile>): Promise<FileLine[]> {
  for await (const file of unpack(entries))
    for await (const lines of (await tableOf(file, {})).lines) if (lines.length > 0) return [...lines];
  return [];
}

describe('docs/publicar-mapas.md', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/publicar-mapas.md'), 'utf8');

  it('lists every layout, with its title and its dataset', async () => {
    for (const { map, set } of LAYOUTS) {
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
