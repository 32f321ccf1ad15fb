import { type Dataset, fieldOf, storedOf } from '../dataset.ts';
import type { Row } from '../fields/field.ts';
import { printKey } from '../key.ts';
import { type Condition, printQuery, SIZE } from '../query.ts';

/** Of 1, a title, to 4, a long text: what the search reads of a dataset. */
export interface SearchedPart {
  name: string;
  weight: 1 | 2 | 3 | 4;
  /** A number or a document is found whole; the rest by its words. */
  whole: boolean;
}

/** Whether the search looks through a dataset: its rows have a page and are its own. */
export const isSearched = (set: Dataset): boolean => Boolean(set.menu) && !set.cut && partsOf(set).length > 0;

export function partsOf(set: Dataset): readonly SearchedPart[] {
  const known = parts.get(set) ?? readParts(set);
  parts.set(set, known);
  return known;
}

/** Asked for every row of an answer, and always the same. */
const parts = new WeakMap<Dataset, readonly SearchedPart[]>();

const readParts = (set: Dataset): SearchedPart[] =>
  storedOf(set)
    .flatMap(([name, { search, identifies }]): SearchedPart[] =>
      search ? [{ name, weight: search, whole: identifies }] : [],
    )
    .sort((a, b) => a.weight - b.weight);

/** The amount that says how much a find weighs: the one its charts add up. */
export function amountOf(set: Dataset): string | undefined {
  const stored = new Set(storedOf(set).map(([name]) => name));
  const charted = set.list.charts.flatMap(({ sum }) => sum ?? []);
  return [...charted, ...set.list.totals.toReversed()].find((name) => stored.has(name) && fieldOf(set, name).currency);
}

/** What a find keeps of its row: enough to be shown and to lead on, and no more. */
export function keptOf(set: Dataset): string[] {
  const short = partsOf(set).filter(({ weight }) => weight < 4);
  const amount = amountOf(set);
  return [...new Set([...set.key, set.period, ...short.map(({ name }) => name), ...(amount ? [amount] : [])])];
}

/** The number that is a row's own, by which people ask for it. */
export const ownNumber = (set: Dataset): string => set.name ?? set.key[0] ?? '';

/** `Contrato 10/2025 – Serra Verde Ltda`, or just the name of who it is about. */
export function headOf(set: Dataset, row: Row): string {
  const parts = partsOf(set);
  const own = parts.find(({ name, whole }) => whole && name === ownNumber(set));
  const first = parts.find(({ whole, name }) => !whole && row[name]);
  const said = first ? shown(set, first.name, row) : '';
  const counted = own && !isMany(set) ? `${set.singular} ${shown(set, own.name, row)}` : '';
  return [counted, said].filter(Boolean).join(' – ') || set.singular;
}

/** The rest of what was read: texts in the order of their weight, then numbers, which need their names to be understood. */
export function bodyOf(set: Dataset, row: Row): { label: string; text: string }[] {
  const head = headOf(set, row);
  const said = partsOf(set).filter(({ weight }) => weight < 4);
  return [...said.filter(({ whole }) => !whole), ...said.filter(({ whole }) => whole)]
    .map(({ name, whole }) => ({ label: whole ? fieldOf(set, name).label : '', text: shown(set, name, row) }))
    .filter(({ text }) => text !== '' && !head.includes(text));
}

const shown = (set: Dataset, name: string, row: Row): string => fieldOf(set, name).format(row[name] ?? null);

/** Finds that stand for many rows and not for one that is told again. */
export const isMany = ({ once = [], key, detail }: Dataset): boolean =>
  once.length > 0 && (!detail || !once.includes(key[0] ?? ''));

/** Where a find leads: the record, or the list of what it stands for. */
export function addressOf(set: Dataset, row: Row): string {
  if (set.detail && !isMany(set)) return printKey(set, row);
  const names = [...new Set([set.period, ...(set.once ?? set.key)])];
  const where = names.flatMap((field): Condition[] => {
    const value = row[field];
    return value === null || value === undefined || value === '' ? [] : [{ field, operator: 'eq', values: [value] }];
  });
  return `/${set.id}?${printQuery(set, { where, sort: [], page: 1, size: SIZE })}`;
}
