import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMapa } from './mapa.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function read(content: unknown): Promise<string | null> {
  await writeFile(join(folder, 'mapa.geojson'), typeof content === 'string' ? content : JSON.stringify(content));
  return readMapa(folder);
}

const line = (coordinates: unknown, properties: unknown = { tipo: 'rio', nome: 'Rio Claro' }) => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties, geometry: { type: 'LineString', coordinates } }],
});

describe('the map of a body', () => {
  it('is none where the folder has none', async () => {
    expect(await readMapa(join(folder, 'nada'))).toBeNull();
  });

  it('is kept as it is drawn, without what no page draws', async () => {
    const kept = line([
      [-36.6, -5.8],
      [-36.5, -5.7],
    ]);
    const whole = { ...kept, name: 'export', features: kept.features.map((one) => ({ ...one, id: 7 })) };
    expect(JSON.parse((await read(whole)) ?? '')).toEqual(kept);
  });

  it.each([
    ['{', 'não é JSON válido'],
    [{ type: 'Topology' }, 'não é um FeatureCollection de GeoJSON'],
    [line([[-5.8, -136.6]]), 'o desenho 1 não é um ponto, uma linha ou um polígono'],
    [line('perto'), 'o desenho 1'],
    [line(Array.from({ length: 12_000 }, () => [-36.6, -5.8])), 'tem mais de 100 kB'],
  ])('written as %.40j is refused with a sentence', async (content, reason) => {
    await expect(read(content)).rejects.toThrow(reason);
  });

  it('of the demonstration town is light, and has a border, a river, streets and every part of town', async () => {
    const text = (await readMapa(resolve(import.meta.dirname, '../../tenants/pmdemo'))) ?? '';
    expect(text.length).toBeLessThan(40_000);
    const kinds = new Set(
      JSON.parse(text).features.map((one: { properties: { tipo: string } }) => one.properties.tipo),
    );
    expect([...kinds].sort()).toEqual(['bairro', 'estrada', 'limite', 'rio', 'via']);
  });
});
