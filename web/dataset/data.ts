import { keepPreviousData, QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { DetailAnswer, GroupAnswer, ListAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { MOST, printQuery, type Query } from '../../catalog/query.ts';
import { ApiError, askApi } from '../api.ts';
import { loadDefinition, loadedDefinition } from '../catalog.ts';
import { type AnswerOutcome, handedAnswer, handedAnswers } from '../outcome.ts';
import { RenderingContext } from '../rendering.ts';

/** What a screen knows of a question that it asked. */
export interface Answered<T> extends Omit<AnswerOutcome<T>, 'error'> {
  error: Error | null;
  refetch(): unknown;
  /** Whether this is still the answer to the question before. */
  isPlaceholderData: boolean;
}

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

/** The page was rendered from these answers: the same questions, asked by the same components, find them here. */
for (const [path, { data, error }] of handedAnswers()) {
  if (error)
    client
      .getQueryCache()
      .build(client, { queryKey: [path] })
      .setState({ status: 'error', error });
  else client.setQueryData([path], data);
}

/**
 * Asks the API. The client is handed over here and not by a provider around the portal, so that the first page need not
 * load it.
 */
function useAsked<T>(path: string | null, keep = false): Answered<T> {
  return useQuery(
    {
      queryKey: [path],
      queryFn: path === null ? skipToken : ({ signal }) => askApi<T>(path, signal),
      // A refusal that the page brought along stands until somebody asks again.
      retryOnMount: path === null || !handedAnswer(path)?.error,
      ...(keep && { placeholderData: keepPreviousData }),
    },
    client,
  );
}

const UNASKED: AnswerOutcome<never> = { data: undefined, error: null };

/** The same while the server renders: the component waits for the answer. */
function useServed<T>(path: string | null): Answered<T> {
  const rendering = use(RenderingContext);
  const { data, error } = rendering && path !== null ? use(rendering.ask<T>(path)) : UNASKED;
  return { data, error, refetch: () => undefined, isPlaceholderData: false };
}

export const useAnswer: typeof useAsked = import.meta.env.SSR ? useServed : useAsked;

/** The definition of a dataset, once it is here. One that does not come is told by the boundary around the page. */
const useComing = (id: string): Dataset | undefined =>
  useQuery(
    {
      queryKey: ['definition', id],
      queryFn: () => loadDefinition(id),
      initialData: () => loadedDefinition(id),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      retry: false,
      throwOnError: true,
    },
    client,
  ).data;

/** The same while the server renders, which notes that the browser needs the definition too. */
function useDefined(id: string): Dataset | undefined {
  const rendering = use(RenderingContext);
  rendering?.needDefinition(id);
  return rendering ? use(loadDefinition(id)) : loadedDefinition(id);
}

export const useDefinition: typeof useComing = import.meta.env.SSR ? useDefined : useComing;

/** One page of a list. The page before stays until the next one is here. */
export const useRows = (set: Dataset | undefined, query: Query | null) =>
  useAnswer<ListAnswer>(set && query ? `/${set.id}?${printQuery(set, query)}` : null, true);

interface Cut {
  size?: number;
  /** The order: `chave`, `linhas` or a total, with `-` for descending. */
  sort?: string;
}

/** The rows of a question gathered by a field or a slice of a date; null while there is no question. */
export const useGroups = (set: Dataset | undefined, query: Query | null, by: string, cut: Cut = {}) =>
  useAnswer<GroupAnswer>(set && query ? groupsPath(set, query, by, cut) : null, true);

function groupsPath(set: Dataset, query: Query, by: string, { size = MOST, sort }: Cut): string {
  const own = printQuery(set, { ...query, sort: [], page: 1, size });
  return `/${set.id}?${[own, `_por=${by}`, sort && `_sort=${sort}`].filter(Boolean).join('&')}`;
}

/** The records under one key, as the path wrote it. */
export const useRecord = <T = DetailAnswer>(path: string | null) => useAnswer<T>(path);
