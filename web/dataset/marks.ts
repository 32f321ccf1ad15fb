import type { Chart, Dataset } from '../../catalog/dataset.ts';
import { monthName } from '../../catalog/fields/month.ts';
import type { Query } from '../../catalog/query.ts';
import type { GroupAnswer, GroupRow } from '../api.ts';
import { slice, write } from './url.ts';

/** One bar or column, and where it leads. */
export interface Mark {
  key: string;
  label: string;
  value: number;
  to: string | null;
}

/** What a chart measures, and how its figures are written. */
export interface Scale {
  label: string;
  format(value: number): string;
}

/** The largest groups in order, then all the others as one, so that the bars add up to the total above. */
export function top(set: Dataset, query: Query, chart: Chart, { data, total }: GroupAnswer, sum: number): Mark[] {
  const marks = data.map((group) => markOf(set, query, chart, group));
  const others = total - data.length;
  if (others <= 0) return marks;
  const shown = marks.reduce((all, { value }) => all + value, 0);
  const rest = Math.round((sum - shown) * 100) / 100;
  return [...marks, { key: REST, label: `Demais (${others.toLocaleString('pt-BR')})`, value: rest, to: null }];
}

/** Keys of the marks that are no value: all the other groups, and the rows that have none. */
export const REST = '+';
export const NONE = 'null';

/** Every month or year from the first to the last: one without rows is a zero, not a hole in the axis. */
export function times(set: Dataset, query: Query, chart: Chart, { data }: GroupAnswer): Mark[] {
  const marks = data.map((group) => markOf(set, query, chart, group));
  const dated = marks.filter(({ key }) => key !== NONE).map((mark) => ({ ...mark, label: monthName(mark.key) }));
  const found = new Map(dated.map((mark) => [mark.key, mark]));
  const all = span([...found.keys()].sort()).map((key) => found.get(key) ?? empty(key));
  return [...all, ...marks.filter(({ key }) => key === NONE)];
}

const empty = (key: string): Mark => ({ key, label: monthName(key), value: 0, to: null });

/** `2025-11`, `2026-02` → the four months from one to the other; `2023`, `2026` → the four years. */
function span(keys: readonly string[]): string[] {
  const [first, last] = [keys[0], keys.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [read, write] = first.includes('-') ? [monthOf, monthKey] : [Number, String];
  return Array.from({ length: read(last) - read(first) + 1 }, (_, i) => write(read(first) + i));
}

const monthOf = (key: string): number => Number(key.slice(0, 4)) * 12 + Number(key.slice(5)) - 1;
const monthKey = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

function markOf(set: Dataset, query: Query, chart: Chart, group: GroupRow): Mark {
  const to = slice(query, chart.by, group.chave);
  const value = Number((chart.sum ? group[chart.sum] : group.linhas) ?? 0);
  return { key: String(group.chave), label: group.rotulo, value, to: to && write(set, to) };
}
