import { useCallback, useEffect, useState } from 'react';
import type { Inicio } from '../../catalog/inicio/answer.ts';
import { ask } from '../api.ts';
import { portal } from '../portal.ts';

/** The time for which figures are kept: data change with a load, a few times a day. */
const FRESH = 5 * 60_000;

/** The figures that the page brought along, or that were asked for last. */
let known: Inicio | null = portal.inicio;
let since = Date.now();

export interface Home {
  data: Inicio | null;
  failed: boolean;
  again(): void;
}

/** The figures of the first page. At the start of a visit they are here already, and nothing is asked. */
export function useHome(): Home {
  const [data, setData] = useState(known);
  const [failed, setFailed] = useState(false);
  const fetch = useCallback((signal: AbortSignal) => {
    setFailed(false);
    ask<{ data: Inicio }>('/inicio', signal).then(
      ({ data: got }) => {
        known = got;
        since = Date.now();
        setData(got);
      },
      () => !signal.aborted && setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (known && Date.now() - since < FRESH) return;
    const leaving = new AbortController();
    fetch(leaving.signal);
    return () => leaving.abort();
  }, [fetch]);
  return { data, failed, again: () => fetch(new AbortController().signal) };
}
