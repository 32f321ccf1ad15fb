import { keepPreviousData, QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { Dataset } from '../../catalog/dataset.ts';
import { MOST, print, type Query } from '../../catalog/query.ts';
import { ApiError, ask, type DetailAnswer, type GroupAnswer, type ListAnswer } from '../api.ts';

/** Data change only by a load, so an answer stays good for the visit; what the server refused it will refuse again. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * 60_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});

/** The client is handed over here and not by a provider around the portal: the way in stays light. */
function useAnswer<T>(path: string | null, keep = false) {
  return useQuery(
    {
      queryKey: [path],
      queryFn: path === null ? skipToken : ({ signal }) => ask<T>(path, signal),
      ...(keep && { placeholderData: keepPreviousData }),
    },
    client,
  );
}

/** One page of a list. The page before stays until the next one is here. */
export const useRows = (set: Dataset, query: Query | null) =>
  useAnswer<ListAnswer>(query && `/${set.id}?${print(set, query)}`, true);

interface Cut {
  size?: number;
  /** `chave`, `linhas` or a total, `-` for descending. */
  sort?: string;
}

/** The rows of a question gathered by a field or a slice of a date. */
export function useGroups(set: Dataset, query: Query, by: string, { size = MOST, sort }: Cut = {}) {
  const own = print(set, { ...query, sort: [], page: 1, size });
  const parts = [own, `_por=${by}`, sort && `_sort=${sort}`];
  return useAnswer<GroupAnswer>(`/${set.id}?${parts.filter(Boolean).join('&')}`, true);
}

/** Everything under one key, as the path wrote it. */
export const useRecord = (path: string | null) => useAnswer<DetailAnswer>(path);
