/** Longitude, then latitude, as GeoJSON has them. */
export type Spot = readonly [long: number, lat: number, ...rest: number[]];

export type Geometry =
  | { type: 'Point'; coordinates: Spot }
  | { type: 'LineString'; coordinates: readonly Spot[] }
  | { type: 'MultiLineString' | 'Polygon'; coordinates: readonly (readonly Spot[])[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly (readonly Spot[])[])[] };

/** What a shape of a body's map is drawn as; anything else is drawn as a plain line. */
export type Layer = 'limite' | 'bairro' | 'rio' | 'via' | 'estrada';

export interface Feature {
  type: 'Feature';
  properties: { tipo?: string; nome?: string } | null;
  geometry: Geometry;
}

/** The map of a body, `mapa.geojson` in its folder (RFC 7946). */
export interface Atlas {
  type: 'FeatureCollection';
  features: readonly Feature[];
}

export const NOWHERE: Atlas = { type: 'FeatureCollection', features: [] };
