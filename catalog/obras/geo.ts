import type { Atlas } from './answer.ts';

/** What a shape of a body's map is drawn as; anything else is drawn as a plain line. */
export type GeoLayer = 'limite' | 'bairro' | 'rio' | 'via' | 'estrada';

export const EMPTY_ATLAS: Atlas = { type: 'FeatureCollection', features: [] };
