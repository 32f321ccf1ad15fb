import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { mainSum } from '../../catalog/list/sum.ts';
import type { Condition } from '../../catalog/query.ts';
import { isCut } from '../fields/room.ts';

/** The role of a column on the card that a row becomes on a phone. */
export type ColumnRole = 'lead' | 'sum' | 'words' | 'fact' | 'state' | 'day';

export interface TableColumn {
  /** The field of the column, or the two that share its cells. */
  names: readonly string[];
  /** Whether a value keeps to the lines of its row and is cut where it is longer. */
  cut: boolean;
  /** The width that its texts ask for, in letters. */
  letters: number;
  /** The share, of a hundred, of the width that the columns that are not cut leave. */
  share: number;
  place: ColumnRole;
}

/** The column that names the row: the first that holds a part of its key. */
export function leadColumn(set: Dataset): string {
  const columns = set.list.columns.map((column) => [column].flat());
  const named = columns.find((names) => names.some((name) => set.key.includes(name))) ?? columns[0];
  return named?.[0] ?? '';
}

/**
 * The columns of a table of these rows. A field that the question settles is the same in every row, and is said once
 * above them.
 */
export function columnsOf(set: Dataset, rows: readonly Row[], where: readonly Condition[] = []): TableColumn[] {
  const shown = withoutSettled(set, where);
  const days = shown.filter(([name = '']) => fieldOf(set, name).grains.length > 0);
  const weights = shown.map((names) => weightOf(set, names, rows));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return shown.map((names, i) => ({
    names,
    cut: (weights[i] ?? 0) > 0,
    letters: weights[i] ?? 0,
    share: all === 0 ? 0 : (100 * (weights[i] ?? 0)) / all,
    place: placeOf(set, names[0] ?? '', names === days.at(-1)),
  }));
}

function withoutSettled(set: Dataset, where: readonly Condition[]): string[][] {
  const settled = new Set(
    where.filter(({ operator, values }) => operator === 'eq' && values.length === 1).map(({ field }) => field),
  );
  const lead = leadColumn(set);
  return set.list.columns
    .map((column) => [column].flat().filter((name) => name === lead || !settled.has(name)))
    .filter((names) => names.length > 0);
}

/** The bounds of the width that a text asks for, in letters. */
const [LEAST, MOST] = [8, 44];
/** The lines of a compact cell: two values have one each, a single one has both. */
const LINES = 2;
/** The letters of a value that does not part well: `Lei 1.718/2021`. */
const PHRASE = 16;
/** The extra width of the column that names the row, which is read before the rest. */
const LEAD = 1.25;

/** The width that the texts of a column ask for; nothing for a column that is as wide as its longest value. */
function weightOf(set: Dataset, names: readonly string[], rows: readonly Row[]): number {
  if (!names.some((name) => isCut(fieldOf(set, name)))) return 0;
  const length = (row: Row): number => {
    const [first = 0, ...others] = names.map((name) => fieldOf(set, name).format(row[name] ?? null).length);
    return others.length > 0 ? Math.max(first, ...others) : Math.max(Math.min(first, PHRASE), first / LINES);
  };
  const mean = rows.reduce((sum, row) => sum + length(row), 0) / Math.max(1, rows.length);
  return Math.min(MOST, Math.max(LEAST, mean)) * (names[0] === leadColumn(set) ? LEAD : 1);
}

function placeOf(set: Dataset, name: string, lastDay: boolean): ColumnRole {
  const field = fieldOf(set, name);
  if (name === leadColumn(set)) return 'lead';
  if (name === mainSum(set)) return 'sum';
  if (field.tone) return 'state';
  if (lastDay) return 'day';
  return isCut(field) && field.search ? 'words' : 'fact';
}
