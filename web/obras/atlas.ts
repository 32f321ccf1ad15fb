import type { Atlas } from '../../catalog/obras/answer.ts';
import { EMPTY_ATLAS } from '../../catalog/obras/geo.ts';
import { askApi } from '../api.ts';

let known: Promise<Atlas> | null = null;

/** The map of the body, asked for once. Works are shown without it where it does not come, and it is asked for again. */
export function loadAtlas(): Promise<Atlas> {
  known ??= askApi<Atlas>('/mapa.geojson', new AbortController().signal).catch(() => {
    known = null;
    return EMPTY_ATLAS;
  });
  return known;
}
