import type { GroupRow } from '../../catalog/dataset/answer.ts';
import { monthName } from '../../catalog/fields/month.ts';
import { VALUE_BREAK } from '../../catalog/list/written.ts';
import type { Query } from '../../catalog/query.ts';
import { valuesOf } from './face.ts';
import type { SelectOption } from './select.tsx';

/** The conditions of an address on a month, by operator. */
export interface MonthRange {
  eq: string;
  gte: string;
  lte: string;
}

export interface MonthChoice {
  year: string;
  /** The month, `03`; empty means the whole year. */
  month: string;
  /**
   * The conditions that neither a year nor a month can say, such as the range of a path: kept until somebody chooses
   * anew.
   */
  other: MonthRange | null;
}

export function choiceOf(query: Query, name: string): MonthChoice {
  const [eq = '', gte = '', lte = ''] = [name, `${name}.gte`, `${name}.lte`].map((own) =>
    valuesOf(query, own).join(VALUE_BREAK),
  );
  const free = gte === '' && lte === '';
  if (free && /^\d{4}-\d\d$/.test(eq)) return { year: eq.slice(0, 4), month: eq.slice(5), other: null };
  const year = gte.slice(0, 4);
  if (eq === '' && gte === `${year}-01` && lte === `${year}-12`) return { year, month: '', other: null };
  return { year: '', month: '', other: free && eq === '' ? null : { eq, gte, lte } };
}

/** A month that rows or a statement are of. */
type MonthGroup = Pick<GroupRow, 'chave'>;

const known = (groups: readonly MonthGroup[]): string[] =>
  groups.flatMap(({ chave }) => (chave === null ? [] : [String(chave)]));

/** The years that have data, latest first, and the one that was chosen. */
export function yearsOf(groups: readonly MonthGroup[], chosen: string): SelectOption[] {
  const years = [...known(groups).map((month) => month.slice(0, 4)), chosen].filter((year) => year !== '');
  return [...new Set(years)].sort((a, b) => Number(b) - Number(a)).map((year) => ({ value: year, label: year }));
}

/** The months of a year that have data, as the calendar has them, and the one that was chosen. */
export function monthsOf(groups: readonly MonthGroup[], { year, month }: MonthChoice): SelectOption[] {
  const found = known(groups).filter((own) => own.startsWith(year));
  const months = [...found.map((own) => own.slice(5)), month].filter((own) => own !== '');
  return [...new Set(months)].sort().map((own) => ({ value: own, label: named(`${year}-${own}`) }));
}

const named = (month: string): string => monthName(month).replace(/ de \d+$/, '');
