import type { Dataset } from '../dataset.ts';
import type { Field, Value } from '../fields/field.ts';
import { type Query, SIZE } from '../query.ts';

export const ALL: Query = { where: [], sort: [], page: 1, size: SIZE };

/** The opening of a list: the latest exercise that has data. */
export const latestPeriod = (set: Dataset, chave: Value | null | undefined): Query => ({
  ...ALL,
  where: chave === null || chave === undefined ? [] : [{ field: set.period, operator: 'eq', values: [chave] }],
});

/** Of some groups the one to begin with: the first in the field's own table, else the one that came first. */
export function leading<G extends { chave: Value | null }>(field: Field, groups: readonly G[]): G | undefined {
  const ranked = field.options.flatMap((option) => groups.filter(({ chave }) => chave === option));
  return ranked[0] ?? groups[0];
}
