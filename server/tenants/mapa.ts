import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';

const spot = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)], z.number());
const line = z.array(spot);
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: spot }),
  z.object({ type: z.literal('LineString'), coordinates: line }),
  z.object({ type: z.enum(['MultiLineString', 'Polygon']), coordinates: z.array(line) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(line)) }),
]);
const properties = z.object({ tipo: z.string().optional(), nome: z.string().optional() });
const atlas = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.object({ type: z.literal('Feature'), properties: properties.nullable(), geometry })),
});

/** Most bytes: it is stored in the body's row, which is read often. */
const MAX_BYTES = 100_000;

/** Reads the map of a body as text, without properties that no page draws; null where there is none. */
export async function readMapa(folder: string): Promise<string | null> {
  const path = join(folder, 'mapa.geojson');
  const source = await readFile(path, 'utf8').catch(() => null);
  if (source === null) return null;
  const parsed = atlas.safeParse(parse(source, path));
  if (!parsed.success) throw new Refusal(`${path}: ${complaint(parsed.error)}`);
  const text = JSON.stringify(parsed.data);
  if (text.length > MAX_BYTES) throw new Refusal(`${path} tem mais de 100 kB; simplifique as linhas do mapa.`);
  return text;
}

function parse(source: string, path: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new Refusal(`${path} não é JSON válido.`);
  }
}

function complaint({ issues: [issue] }: z.ZodError): string {
  const [first, place] = issue?.path ?? [];
  if (first !== 'features' || typeof place !== 'number') return 'não é um FeatureCollection de GeoJSON.';
  return `o desenho ${place + 1} não é um ponto, uma linha ou um polígono com longitudes e latitudes em graus.`;
}
