import { use } from 'react';
import type { Atlas } from '../../catalog/obras/answer.ts';
import { EMPTY_ATLAS } from '../../catalog/obras/geo.ts';
import { askApi } from '../api.ts';
import { handedAnswer } from '../outcome.ts';
import { RenderingContext } from '../rendering.ts';

const PATH = '/mapa.geojson';

let known: Promise<Atlas> | null = null;

/** The map of the body, asked for once. Works are shown without it where it does not come, and it is asked for again. */
function loadAtlas(): Promise<Atlas> {
  known ??= fetchAtlas().catch(() => {
    known = null;
    return EMPTY_ATLAS;
  });
  return known;
}

const fetchAtlas = async (): Promise<Atlas> =>
  handedAnswer<Atlas>(PATH)?.data ?? askApi<Atlas>(PATH, new AbortController().signal);

/** The map of the body. The component waits for it. */
const useLoaded = (): Atlas => use(loadAtlas());

/** The same while the server renders. */
function useServed(): Atlas {
  const rendering = use(RenderingContext);
  return (rendering && use(rendering.ask<Atlas>(PATH)).data) ?? EMPTY_ATLAS;
}

export const useAtlas: typeof useLoaded = import.meta.env.SSR ? useServed : useLoaded;
