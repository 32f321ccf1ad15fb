import { keepPreviousData, QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { DetailAnswer, GroupAnswer, ListAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { MOST, print, type Query } from '../../catalog/query.ts';
import { ApiError, ask } from '../api.ts';
import { definition } from '../catalog.ts';

/**
 * The client of all queries. Data change only by a load, so an answer stays good for the visit; what the server refused
 * it will refuse again.
 */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * 60_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});

/**
 * Asks the API. The client is handed over here and not by a provider around the portal, so that the first page need not
 * load it.
 */
export function useAnswer<T>(path: string | null, keep = false) {
  return useQuery(
    {
      queryKey: [path],
      queryFn: path === null ? skipToken : ({ signal }) => ask<T>(path, signal),
      ...(keep && { placeholderData: keepPreviousData }),
    },
    client,
  );
}

/** The definition of a dataset, once it is here. One that does not come is told by the boundary around the page. */
export const useDefinition = (id: string): Dataset | undefined =>
  useQuery(
    {
      queryKey: ['definition', id],
      queryFn: () => definition(id),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      retry: false,
      throwOnError: true,
    },
    client,
  ).data;

/** One page of a list. The page before stays until the next one is here. */
export const useRows = (set: Dataset | undefined, query: Query | null) =>
  useAnswer<ListAnswer>(set && query ? `/${set.id}?${print(set, query)}` : null, true);

interface Cut {
  size?: number;
  /** The order: `chave`, `linhas` or a total, with `-` for descending. */
  sort?: string;
}

/** The rows of a question gathered by a field or a slice of a date. */
export function useGroups(set: Dataset, query: Query, by: string, { size = MOST, sort }: Cut = {}) {
  const own = print(set, { ...query, sort: [], page: 1, size });
  const parts = [own, `_por=${by}`, sort && `_sort=${sort}`];
  return useAnswer<GroupAnswer>(`/${set.id}?${parts.filter(Boolean).join('&')}`, true);
}

/** The records under one key, as the path wrote it. */
export const useRecord = <T = DetailAnswer>(path: string | null) => useAnswer<T>(path);
