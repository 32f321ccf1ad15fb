import { use, useCallback, useEffect, useState } from 'react';
import { askApi } from '../api.ts';
import { handedAnswer } from '../outcome.ts';
import { RenderingContext } from '../rendering.ts';

export interface ListedAnswer<T> {
  data: T[] | null;
  error: Error | null;
  retry(): unknown;
}

type Known<T> = Pick<ListedAnswer<T>, 'data' | 'error'>;

const UNKNOWN: Known<never> = { data: null, error: null };

/** The list that the API has at an address: while it is on its way, both are null. */
function useAsked<T>(path: string): ListedAnswer<T> {
  const [state, setState] = useState<Known<T>>(() => handedList(path) ?? UNKNOWN);
  const load = useCallback(
    (signal: AbortSignal) =>
      askApi<{ data: T[] }>(path, signal)
        .then(({ data }) => setState({ data, error: null }))
        .catch((error: Error) => signal.aborted || setState({ data: null, error })),
    [path],
  );
  useEffect(() => {
    if (handedAnswer(path)) return;
    const leaving = new AbortController();
    load(leaving.signal);
    return () => leaving.abort();
  }, [load, path]);
  return { ...state, retry: () => load(new AbortController().signal) };
}

/** The list that the page was rendered from. */
function handedList<T>(path: string): Known<T> | undefined {
  const known = handedAnswer<{ data: T[] }>(path);
  return known && { data: known.data?.data ?? null, error: known.error };
}

/** The same while the server renders: the component waits for the list. */
function useServed<T>(path: string): ListedAnswer<T> {
  const rendering = use(RenderingContext);
  const known = rendering && use(rendering.ask<{ data: T[] }>(path));
  return { data: known?.data?.data ?? null, error: known?.error ?? null, retry: () => undefined };
}

export const useAnswer: typeof useAsked = import.meta.env.SSR ? useServed : useAsked;
