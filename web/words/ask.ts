import { useCallback, useEffect, useState } from 'react';
import { askApi } from '../api.ts';

export interface ListedAnswer<T> {
  data: T[] | null;
  error: Error | null;
  retry(): unknown;
}

/** The list that the API has at an address: while it is on its way, both are null. */
export function useAnswer<T>(path: string): ListedAnswer<T> {
  const [state, setState] = useState<Pick<ListedAnswer<T>, 'data' | 'error'>>({ data: null, error: null });
  const load = useCallback(
    (signal: AbortSignal) =>
      askApi<{ data: T[] }>(path, signal)
        .then(({ data }) => setState({ data, error: null }))
        .catch((error: Error) => signal.aborted || setState({ data: null, error })),
    [path],
  );
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal);
    return () => leaving.abort();
  }, [load]);
  return { ...state, retry: () => load(new AbortController().signal) };
}
