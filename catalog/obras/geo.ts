/** Longitude, then latitude, as GeoJSON has them. */
export type GeoSpot = readonly [long: number, lat: number, ...rest: number[]];

export type GeoGeometry =
  | { type: 'Point'; coordinates: GeoSpot }
  | { type: 'LineString'; coordinates: readonly GeoSpot[] }
  | { type: 'MultiLineString' | 'Polygon'; coordinates: readonly (readonly GeoSpot[])[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly (readonly GeoSpot[])[])[] };

/** What a shape of a body's map is drawn as; anything else is drawn as a plain line. */
export type GeoLayer = 'limite' | 'bairro' | 'rio' | 'via' | 'estrada';

export interface GeoFeature {
  type: 'Feature';
  properties: { tipo?: string; nome?: string } | null;
  geometry: GeoGeometry;
}

/** The map of a body, `mapa.geojson` in its folder (RFC 7946). */
export interface Atlas {
  type: 'FeatureCollection';
  features: readonly GeoFeature[];
}

export const EMPTY_ATLAS: Atlas = { type: 'FeatureCollection', features: [] };
