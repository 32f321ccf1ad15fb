import { keepPreviousData, QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ApiError } from '../api.ts';
import { deskGet, draftsKept } from './call.ts';

/** What the panel has read, by address. A refusal is told at once: to ask again changes nothing. */
export const deskAnswers = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: true } },
});

interface AnswerOptions {
  /** Milliseconds after which it is asked again, while something is under way. */
  every?: number | false;
  /** Whether it is asked at all. */
  when?: boolean;
  /** What was shown before stays until this is read: the parts of the page, and the focus in them, do not go away. */
  keep?: boolean;
  /** Never shown as it once was: what somebody writes begins with it. */
  fresh?: boolean;
}

/** Reads an address below /painel/api, and reads it again when it was refreshed. */
export const useDeskAnswer = <T>(
  path: string,
  { every = false, when = true, keep = false, fresh = false }: AnswerOptions = {},
) => {
  // Under a name of this visit, for who comes back before what the last one read is forgotten.
  const visit = useId();
  return useQuery<T, ApiError>({
    queryKey: fresh ? [path, visit] : [path],
    queryFn: async ({ signal }) => {
      if (fresh) await draftsKept();
      return deskGet<T>(path, signal);
    },
    refetchInterval: every,
    enabled: when,
    ...(keep && { placeholderData: keepPreviousData }),
    ...(fresh && { gcTime: 0 }),
  });
};

/** Puts in the place of what was read what is known to stand there now. */
export async function rememberAnswer<T>(path: string, after: (before: T | undefined) => T): Promise<void> {
  await deskAnswers.cancelQueries({ queryKey: [path] });
  deskAnswers.setQueryData<T>([path], after);
}

export type DeskAnswer<T> = UseQueryResult<T, ApiError>;

/** Has what was read below a path read again, after something there was changed. */
export const refreshDesk = (prefix: string): Promise<void> =>
  deskAnswers.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(prefix) });
