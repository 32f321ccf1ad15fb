import { z } from 'zod';
import { type Operation, refused } from '../contract/operation.ts';
import { noParameters } from '../contract/parameters.ts';
import { number, text } from '../contract/schema.ts';

/** Of what a body sends, only these properties are kept: nothing that no page draws. */
const spot = z.tuple([number, number], number).describe('Longitude, latitude e, às vezes, altitude');
const line = z.array(spot);
const area = z.array(line);

const geometry = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Point'), coordinates: spot }),
  z.strictObject({ type: z.literal('LineString'), coordinates: line }),
  z.strictObject({ type: z.enum(['MultiLineString', 'Polygon']), coordinates: area }),
  z.strictObject({ type: z.literal('MultiPolygon'), coordinates: z.array(area) }),
]);

const feature = z.strictObject({
  type: z.literal('Feature'),
  properties: z
    .strictObject({
      tipo: text.optional().describe('limite, bairro, rio, via ou estrada; o resto se desenha como linha'),
      nome: text.optional(),
    })
    .nullable(),
  geometry,
});

export const atlasAnswer = z.strictObject({ type: z.literal('FeatureCollection'), features: z.array(feature) });

/** The map of a body, `mapa.geojson` in its folder (RFC 7946). */
export type Atlas = z.output<typeof atlasAnswer>;
export type GeoFeature = Atlas['features'][number];
export type GeoGeometry = GeoFeature['geometry'];
/** Longitude, then latitude, as GeoJSON has them. */
export type GeoSpot = z.output<typeof spot>;

export const obrasOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/v1/mapa.geojson',
    tag: 'O órgão',
    summary: 'O mapa do órgão, sobre o qual se mostram as obras',
    query: noParameters,
    replies: {
      200: {
        description: 'Os traços do mapa (RFC 7946); nenhum, se o órgão não enviou um mapa',
        schema: atlasAnswer,
        media: 'application/geo+json',
      },
      400: refused('Um nome que não existe'),
    },
  },
];
