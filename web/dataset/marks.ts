import type { GroupAnswer, GroupRow } from '../../catalog/dataset/answer.ts';
import type { Chart, Dataset } from '../../catalog/dataset.ts';
import { monthName } from '../../catalog/fields/month.ts';
import type { Query } from '../../catalog/query.ts';
import { slice, write } from './url.ts';

/** A bar or column, and where it leads. */
export interface ChartMark {
  key: string;
  label: string;
  value: number;
  /** The figure that the value is measured against. */
  against?: number;
  to: string | null;
}

/** The measure of a chart, and how its figures are written. */
export interface Scale {
  label: string;
  format(value: number): string;
  /** The name of what it is measured against, and of the share that was reached. */
  against?: { label: string; share: string };
}

/** The marks of the largest groups in order, then one of all the others, so that the bars add up to the total above. */
export function top(set: Dataset, query: Query, chart: Chart, { data, total }: GroupAnswer, whole: Whole): ChartMark[] {
  const marks = data.map((group) => markOf(set, query, chart, group));
  const others = total - data.length;
  return others <= 0 ? marks : [...marks, restOf(marks, others, whole)];
}

/** The sums of all groups. */
export interface Whole {
  value: number;
  against?: number;
}

/** The mark of all the groups that no other mark names. */
export function restOf(marks: readonly ChartMark[], others: number, { value, against }: Whole): ChartMark {
  const left = (sum: number, of: (mark: ChartMark) => number): number =>
    Math.round((sum - marks.reduce((all, mark) => all + of(mark), 0)) * 100) / 100;
  return {
    key: REST,
    label: `Demais (${others.toLocaleString('pt-BR')})`,
    value: left(value, (mark) => mark.value),
    ...(against !== undefined && { against: left(against, (mark) => mark.against ?? 0) }),
    to: null,
  };
}

/** Keys of the marks that are no value: all the other groups, and the rows that have none. */
export const REST = '+';
export const NONE = 'null';

/** The marks of every month or year from the first to the last: one without rows is a zero, not a hole in the axis. */
export function times(set: Dataset, query: Query, chart: Chart, { data }: GroupAnswer): ChartMark[] {
  const marks = data.map((group) => markOf(set, query, chart, group));
  const dated = marks.filter(({ key }) => key !== NONE).map((mark) => ({ ...mark, label: monthName(mark.key) }));
  const found = new Map(dated.map((mark) => [mark.key, mark]));
  const all = span([...found.keys()].sort()).map((key) => found.get(key) ?? empty(key));
  return [...all, ...marks.filter(({ key }) => key === NONE)];
}

const empty = (key: string): ChartMark => ({ key, label: monthName(key), value: 0, to: null });

/** The keys from the first to the last: `2025-11`, `2026-02` → four months; `2023`, `2026` → four years. */
function span(keys: readonly string[]): string[] {
  const [first, last] = [keys[0], keys.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [read, write] = first.includes('-') ? [monthOf, monthKey] : [Number, String];
  return Array.from({ length: read(last) - read(first) + 1 }, (_, i) => write(read(first) + i));
}

const monthOf = (key: string): number => Number(key.slice(0, 4)) * 12 + Number(key.slice(5)) - 1;
const monthKey = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

function markOf(set: Dataset, query: Query, chart: Chart, group: GroupRow): ChartMark {
  const to = slice(query, chart.by, group.chave);
  const value = Number((chart.sum ? group[chart.sum] : group.linhas) ?? 0);
  const against = chart.against && { against: Number(group[chart.against] ?? 0) };
  return { key: String(group.chave), label: group.rotulo, value, ...against, to: to && write(set, to) };
}

/** The figures of a mark: two where it is measured against another, else one. */
export const figuresOf = ({ value, against }: ChartMark): number[] =>
  against === undefined ? [value] : [against, value];
