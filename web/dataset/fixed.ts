import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { printKey } from '../../catalog/key.ts';
import type { Condition, Query } from '../../catalog/query.ts';

/** The additions of a page to the dataset it lists: conditions that its path says, and where its rows lead. */
export interface Scope {
  /** Conditions of every question of the page, never written into the query of its address. */
  fixed?: readonly Condition[];
  /** The same conditions in words, one for each chip that cannot be taken out. */
  words?: readonly string[];
  to?(row: Row): string;
}

/** A dataset as one page shows it. It is handed on like every dataset, so that the parts of a list need not know. */
export type Scoped = Dataset & Scope;

/** A dataset narrowed to a part of it. A field settled by equality has no filter of its own any more. */
export function narrowed(set: Dataset, own: Scope): Scoped {
  const settled = new Set((own.fixed ?? []).filter(({ operator }) => operator === 'eq').map(({ field }) => field));
  const open = (names: readonly string[]) => names.filter((name) => !settled.has(name));
  const { main, more } = set.list.filters;
  return { ...set, ...own, list: { ...set.list, filters: { main: open(main), more: open(more) } } };
}

export const rowPath = (set: Scoped, row: Row): string => set.to?.(row) ?? printKey(set, row);

const sameAs =
  (one: Condition) =>
  (other: Condition): boolean =>
    other.field === one.field && other.operator === one.operator;

/** The conditions of a question that are not the page's own. */
export const free = ({ fixed = [] }: Scoped, where: readonly Condition[]): Condition[] =>
  where.filter((condition) => {
    const own = fixed.find(sameAs(condition));
    return !own || own.values.join('\n') !== condition.values.join('\n');
  });

/**
 * Whether more is asked than the period, and of kinds that are not added up the one kind, that the list opens on by
 * itself.
 */
export const isNarrowed = (set: Scoped, { where }: Pick<Query, 'where'>): boolean =>
  free(set, where).some(({ field }) => field !== set.period && field !== set.list.apart) ||
  (set.words ?? []).length > 0;

/**
 * The conditions of page and visitor together, each field once: the narrower range, the values that both allow. Null
 * where nothing can answer both.
 */
export function meet({ fixed = [], ...set }: Scoped, asked: readonly Condition[]): Condition[] | null {
  const others = asked.filter((condition) => !fixed.some(sameAs(condition)));
  const met = fixed.map((own) => {
    const more = asked.find(sameAs(own));
    return more ? { ...own, values: common(set, own, more) } : own;
  });
  return met.every(({ values }) => values.length > 0) ? [...met, ...others] : null;
}

function common(set: Dataset, own: Condition, more: Condition): readonly Value[] {
  const { print } = fieldOf(set, own.field);
  if (own.operator === 'eq')
    return own.values.filter((value) => more.values.some((one) => print(one) === print(value)));
  const [a, b] = [own.values[0], more.values[0]];
  if (a === undefined || b === undefined || own.operator === 'has') return own.values;
  return [(own.operator === 'gte') === a > b ? a : b];
}
