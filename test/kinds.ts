import type { Dataset } from '../catalog/dataset.ts';
import { datasets } from '../catalog/datasets/index.ts';
import type { Operator, Row, Value } from '../catalog/fields/field.ts';
import { textLookup } from '../catalog/list/lookup.ts';
import { MOST_WORDS, wordsIn } from '../catalog/query/limits.ts';

export interface FieldFilter {
  set: Dataset;
  name: string;
  operator: Operator;
}

/** Every filter of a dataset. */
export const filtersOf = (set: Dataset): FieldFilter[] =>
  Object.entries(set.fields).flatMap(([name, { operators }]) => operators.map((operator) => ({ set, name, operator })));

export const sortableOf = (set: Dataset): string[] =>
  Object.keys(set.fields).filter((name) => set.fields[name]?.sortable);

/** Fields that the database is asked about in the same words: of one kind, brought by a file or worked out, of a table or a cut. */
const likeness = (set: Dataset, name: string): string =>
  [set.fields[name]?.kind, set.derived?.includes(name), set.cut !== undefined].join();

/** The first filter of each likeness in the catalog. */
const kinds = chosen(datasets.flatMap(filtersOf), ({ set, name, operator }) => [`${likeness(set, name)} ${operator}`]);

/** The filters that are tried one by one: those, and the first of each operator in a dataset. */
const apart = chosen(datasets.flatMap(filtersOf), ({ set, name, operator }) => [
  `${likeness(set, name)} ${operator}`,
  `${set.id} ${operator}`,
]);

export const isFirstOfKind = (filter: FieldFilter): boolean =>
  kinds.some(({ set, name, operator }) => set === filter.set && name === filter.name && operator === filter.operator);

export const filtersApart = (set: Dataset): FieldFilter[] => apart.filter((one) => one.set === set);

/** The same of the fields to sort by: the first of each likeness in the catalog, and of each dataset. */
const sorts = chosen(
  datasets.flatMap((set) => sortableOf(set).map((name) => ({ set, name }))),
  ({ set, name }) => [likeness(set, name), set.id],
);

export const sortsApart = (set: Dataset): string[] => sorts.filter((one) => one.set === set).map(({ name }) => name);

/** Those that are the first to have some mark. */
function chosen<T>(all: readonly T[], marks: (one: T) => readonly string[]): T[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const before = seen.size;
    for (const mark of marks(one)) seen.add(mark);
    return seen.size > before;
  });
}

/** A condition as an address says it. */
export function asked({ set, name, operator }: FieldFilter, value: Value): string {
  const printed = set.fields[name]?.print(value) ?? '';
  const suffix = operator === 'eq' ? '' : `.${operator}`;
  return `${name}${suffix}=${encodeURIComponent(operator === 'has' ? wordsIn(printed).slice(0, MOST_WORDS).join(' ') : printed)}`;
}

/** The period of a row besides, where a text has no index and is looked through within one period only. */
export const within = ({ set, name, operator }: FieldFilter, row: Row | undefined): string =>
  operator === 'has' && textLookup(set, name) === 'rows'
    ? `&${asked({ set, name: set.period, operator: 'eq' }, row?.[set.period] ?? '')}`
    : '';
