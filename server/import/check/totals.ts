import { type Dataset, fieldOf, storedOf } from '../../../catalog/dataset.ts';
import type { Field, Row } from '../../../catalog/fields/field.ts';
import { unmark } from '../../../catalog/fields/style.ts';
import type { ColumnReading } from '../columns/header.ts';
import type { FileLine } from '../read/csv.ts';
import type { Checked } from './check.ts';

const LABEL =
  /^\s*(?:(?:sub[\s-]?|valor\s+)?tota(?:l|is)(?:\s+(?:geral|d[aeo]s?)\b.{0,40})?|soma|somat[óo]rio)\s*:?\s*$/i;
const NUMBER = /^-?\s*(?:R\$)?\s*-?[\d.,]+$/;

const isNumber = (cell: string): boolean => NUMBER.test(unmark(cell.trim()));

/** Asked of every cell of a file: the first letter settles nearly all of them. */
function isLabel(cell: string): boolean {
  const first = cell.charCodeAt(0) | 32;
  return (first === 116 || first === 115 || first === 118 || first === 32) && cell.length < 60 && LABEL.test(cell);
}

/** By number, because every line is asked. */
function hasLabel(cells: readonly string[]): boolean {
  for (let i = 0; i < cells.length; i++) if (isLabel(cells[i] ?? '')) return true;
  return false;
}

const isFilled = (cell: string): boolean => cell.trim() !== '';

/** A line that says “total” and has numbers: surely one, perhaps one, or a record like any other. */
export type Likeness = 'sure' | 'perhaps' | 'none';

/**
 * How like a total a line is, beside the line above it. A total has no text but its label, or one more and blanks where
 * records have something. One that repeats the groups above it looks like a record of somebody called Total.
 */
export function likeTotal(cells: readonly string[], above: readonly string[]): Likeness {
  if (!hasLabel(cells) || !cells.some(isNumber)) return 'none';
  const texts = cells.filter((cell) => isFilled(cell) && !isNumber(cell)).length;
  const blanks = cells.some((cell, at) => !isFilled(cell) && isFilled(above[at] ?? ''));
  if (texts === 1 || (texts === 2 && blanks)) return 'sure';
  const own = cells.filter((cell, at) => isFilled(cell) && !isNumber(cell) && !isLabel(cell) && cell !== above[at]);
  return texts === 2 || own.length === 0 ? 'perhaps' : 'none';
}

/** Whether a line has nothing but numbers, as a total that nobody labelled. */
export const isBare = (cells: readonly string[]): boolean => {
  const filled = cells.filter(isFilled);
  return filled.length > 0 && filled.length < cells.length && filled.every(isNumber);
};

/** The numbers of a line whose other cells may say anything. */
export function amountsOf(
  set: Dataset,
  { names, rows }: ColumnReading,
  line: FileLine,
  check: (line: FileLine) => Checked,
): Row {
  const [cells] = rows(line);
  if (!cells) return {};
  const only = cells.map((cell, at) => (set.fields[names[at] ?? '']?.summable ? cell : ''));
  const checked = check({ number: 0, cells: only, broken: false });
  return checked.ok ? checked.row : checked.partial;
}

/** What a line of totals says of a field, and what the rows above it add up to: all of them, and those since the last total. */
interface Compared {
  name: string;
  said: number;
  all: number;
  since: number;
}

interface Sum {
  name: string;
  scale: number;
  /** Whether the total of the list counts a row. */
  counts(row: Row): boolean;
}

/** What the accepted rows add up to, exactly: in the smallest unit of each field, as whole numbers. */
export class RunningTotals {
  readonly #fields: readonly Sum[];
  readonly #sums: number[];
  /** The sums as they were when the last line of totals was met. */
  #before: readonly number[];
  /** The same sums of only the rows that the list's own totals count. */
  readonly #counted: number[];
  readonly #set: Dataset;

  constructor(set: Dataset) {
    this.#set = set;
    this.#fields = storedOf(set).flatMap(([name, field]) =>
      field.summable ? [{ name, scale: 10 ** field.places, counts: countsIn(set, name) }] : [],
    );
    this.#sums = this.#fields.map(() => 0);
    this.#before = this.#sums.slice();
    this.#counted = this.#fields.map(() => 0);
  }

  add(row: Row): void {
    for (let i = 0; i < this.#fields.length; i++) {
      const { name, scale, counts } = this.#fields[i] as Sum;
      const value = row[name];
      if (typeof value !== 'number') continue;
      const units = Math.round(value * scale);
      this.#sums[i] = (this.#sums[i] ?? 0) + units;
      if (counts(row)) this.#counted[i] = (this.#counted[i] ?? 0) + units;
    }
  }

  get all(): Record<string, number> {
    return Object.fromEntries(this.#fields.map(({ name, scale }, i) => [name, (this.#sums[i] ?? 0) / scale]));
  }

  /** What the list shows as the total of each field whose total counts only rows of some kind. */
  get counted(): Record<string, number> {
    const own = this.#fields.map(({ name, scale }, i) => [name, (this.#counted[i] ?? 0) / scale] as const);
    return Object.fromEntries(own.filter(([name]) => this.#set.list.counted?.[name]));
  }

  /** Whether a line gives nothing but sums of the rows above it. */
  agrees(row: Row): boolean {
    const given = this.#compared(row);
    return given.some(({ said }) => said !== 0) && given.every(isRight);
  }

  /** Holds a total of the file against the rows above it: the columns it gives, in words. The next group begins after it. */
  compare(row: Row): { right: boolean; said: string } {
    const given = this.#compared(row);
    const first = this.#before.every((sum) => sum === 0);
    this.#before = this.#sums.slice();
    const said = given.map(
      (one) => `${fieldOf(this.#set, one.name).label} ${verdictOf(fieldOf(this.#set, one.name), one, first)}`,
    );
    return { right: given.every(isRight), said: said.join(', ') };
  }

  #compared(row: Row): Compared[] {
    return this.#fields.flatMap(({ name, scale }, i) => {
      const said = row[name];
      const sum = this.#sums[i] ?? 0;
      const since = (sum - (this.#before[i] ?? 0)) / scale;
      return typeof said === 'number' ? [{ name, said, all: sum / scale, since }] : [];
    });
  }
}

const isRight = ({ said, all, since }: Compared): boolean => said === all || said === since;

function verdictOf({ format }: Field, one: Compared, first: boolean): string {
  if (isRight(one)) return 'confere';
  const group = first ? '' : ` (desde o total anterior, ${format(one.since)})`;
  return `diz ${format(one.said)} e as linhas somam ${format(one.all)}${group}`;
}

/** The rows that the total of a field counts: all, unless the definition names the values that count. */
function countsIn({ list }: Dataset, name: string): (row: Row) => boolean {
  const only = list.counted?.[name];
  return only ? (row) => only.values.some((value) => value === row[only.field]) : () => true;
}
