import { use, useCallback, useEffect, useState } from 'react';
import type { Inicio } from '../../catalog/inicio/answer.ts';
import { askApi } from '../api.ts';
import { handedAnswer } from '../outcome.ts';
import { RenderingContext } from '../rendering.ts';

/** The time for which figures are kept: data change with a load, a few times a day. */
const FRESH = 5 * 60_000;
const PATH = '/inicio';

type InicioBody = { data: Inicio };

/** The figures that this browser asked for last, and when. */
let known: { data: Inicio | null; since: number } | undefined;

/** The figures that are here already: asked for before, or brought along by the page. */
function knownFigures(): { data: Inicio | null; since: number } {
  known ??= { data: handedAnswer<InicioBody>(PATH)?.data?.data ?? null, since: Date.now() };
  return known;
}

export interface InicioState {
  data: Inicio | null;
  failed: boolean;
  again(): void;
}

/** The figures of the first page. At the start of a visit they are here already, and nothing is asked. */
function useAsked(): InicioState {
  const [data, setData] = useState(() => knownFigures().data);
  const [failed, setFailed] = useState(() => Boolean(handedAnswer(PATH)?.error));
  const fetch = useCallback((signal: AbortSignal) => {
    setFailed(false);
    askApi<InicioBody>(PATH, signal).then(
      ({ data: got }) => {
        known = { data: got, since: Date.now() };
        setData(got);
      },
      () => !signal.aborted && setFailed(true),
    );
  }, []);
  useEffect(() => {
    const { data: had, since } = knownFigures();
    if (had && Date.now() - since < FRESH) return;
    const leaving = new AbortController();
    fetch(leaving.signal);
    return () => leaving.abort();
  }, [fetch]);
  return { data, failed, again: () => fetch(new AbortController().signal) };
}

/** The same while the server renders. */
function useServed(): InicioState {
  const rendering = use(RenderingContext);
  const found = rendering && use(rendering.ask<InicioBody>(PATH));
  return { data: found?.data?.data ?? null, failed: Boolean(found?.error), again: () => undefined };
}

export const useInicio: typeof useAsked = import.meta.env.SSR ? useServed : useAsked;
