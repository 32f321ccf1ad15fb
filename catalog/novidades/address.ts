import { type Dataset, fieldOf } from '../dataset.ts';
import { ALL } from '../list/opening.ts';
import { type Condition, type Pairs, parseQuery, printQuery } from '../query.ts';

/**
 * The filters that somebody who waits for news of a list means: without its period, since what is new will be of the next
 * one. A text that is only looked for within a period keeps it.
 */
export function newsConditions(set: Dataset, where: readonly Condition[]): readonly Condition[] {
  const free = where.filter(({ field }) => field !== set.period);
  return parseQuery(set, pairsOf(set, free)).ok ? free : where;
}

/** Conditions as the names and values of an address. */
const pairsOf = (set: Dataset, where: readonly Condition[]): Pairs =>
  where.flatMap(({ field, operator, values }) =>
    values.map(
      (value) => [operator === 'eq' ? field : `${field}.${operator}`, fieldOf(set, field).print(value)] as const,
    ),
  );

/** The filters of a feed or a calendar as its address writes them. */
export const newsQuery = (set: Dataset, where: readonly Condition[]): string => printQuery(set, { ...ALL, where });

/** The address of something in the API, or of a page, with its filters. */
export const withQuery = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`);
