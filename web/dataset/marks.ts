import type { GroupAnswer, GroupRow } from '../../catalog/dataset/answer.ts';
import type { Chart, Dataset } from '../../catalog/dataset.ts';
import { monthName } from '../../catalog/fields/month.ts';
import { meanOf } from '../../catalog/list/mean.ts';
import type { Query } from '../../catalog/query.ts';
import { sliceOf, writeAddress } from './url.ts';

/** A bar or column, and where it leads. */
export interface ChartMark {
  key: string;
  label: string;
  value: number;
  /** The figure that the value is measured against. */
  against?: number;
  /** The rows that a mean is of. */
  rows?: number;
  to: string | null;
}

/** The measure of a chart, and how its figures are written. */
export interface ChartScale {
  label: string;
  format(value: number): string;
  /** The name of what it is measured against, and of the share that was reached. */
  against?: { label: string; share: string };
  /** What the rows are called that each mean is of; a mean has no share of the whole. */
  rows?: string;
}

/** The marks of the largest groups in order, then one of all the others, so that the bars add up to the total above. */
export function topMarks(
  set: Dataset,
  query: Query,
  chart: Chart,
  { data, total }: GroupAnswer,
  whole: ChartWhole,
): ChartMark[] {
  const marks = data.map((group) => markOf(set, query, chart, group));
  const others = total - data.length;
  return others <= 0 ? marks : [...marks, restMark(marks, others, whole)];
}

/** The marks of the means of the groups with most rows, from the largest, then one of all the others together. */
export function meanMarks(
  set: Dataset,
  query: Query,
  chart: Chart,
  { data, total }: GroupAnswer,
  { value, rows = 0 }: ChartWhole,
): ChartMark[] {
  const sums = data.map((group) => ({ ...markOf(set, query, chart, group), rows: group.linhas }));
  const marks = sums.map(meanMark).sort((a, b) => b.value - a.value);
  const others = total - data.length;
  if (others <= 0) return marks;
  const left = rows - sums.reduce((all, mark) => all + mark.rows, 0);
  return [...marks, meanMark({ ...restMark(sums, others, { value }), rows: left })];
}

const meanMark = (mark: ChartMark & { rows: number }): ChartMark => ({ ...mark, value: meanOf(mark.value, mark.rows) });

/** The sums of all groups. */
export interface ChartWhole {
  value: number;
  rows?: number;
  against?: number;
}

/** The mark of all the groups that no other mark names. */
export function restMark(marks: readonly ChartMark[], others: number, { value, against }: ChartWhole): ChartMark {
  const left = (sum: number, of: (mark: ChartMark) => number): number =>
    Math.round((sum - marks.reduce((all, mark) => all + of(mark), 0)) * 100) / 100;
  return {
    key: REST_KEY,
    label: `Demais (${others.toLocaleString('pt-BR')})`,
    value: left(value, (mark) => mark.value),
    ...(against !== undefined && { against: left(against, (mark) => mark.against ?? 0) }),
    to: null,
  };
}

/** Keys of the marks that are no value: all the other groups, and the rows that have none. */
export const REST_KEY = '+';
export const NONE_KEY = 'null';

/** The marks of every month or year from the first to the last: one without rows is a zero, not a hole in the axis. */
export function timeMarks(set: Dataset, query: Query, chart: Chart, { data }: GroupAnswer): ChartMark[] {
  const marks = data.map((group) => markOf(set, query, chart, group));
  const dated = marks.filter(({ key }) => key !== NONE_KEY).map((mark) => ({ ...mark, label: monthName(mark.key) }));
  const found = new Map(dated.map((mark) => [mark.key, mark]));
  const all = span([...found.keys()].sort()).map((key) => found.get(key) ?? empty(key));
  return [...all, ...marks.filter(({ key }) => key === NONE_KEY)];
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
  const to = sliceOf(query, chart.by, group.chave);
  const value = Number((chart.sum ? group[chart.sum] : group.linhas) ?? 0);
  const against = chart.against && { against: Number(group[chart.against] ?? 0) };
  return { key: String(group.chave), label: group.rotulo, value, ...against, to: to && writeAddress(set, to) };
}

/** The figures of a mark: two where it is measured against another, else one. */
export const markFigures = ({ value, against }: ChartMark): number[] =>
  against === undefined ? [value] : [against, value];
