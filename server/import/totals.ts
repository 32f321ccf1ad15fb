import { type Dataset, fieldOf, storedOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { reais } from '../../catalog/fields/money.ts';
import type { Checked } from './check.ts';
import type { Line } from './csv.ts';
import { bare } from './mark.ts';

const LABEL =
  /^\s*(?:(?:sub[\s-]?|valor\s+)?tota(?:l|is)(?:\s+(?:geral|d[aeo]s?)\b.{0,40})?|soma|somat[óo]rio)\s*:?\s*$/i;
const NUMBER = /^-?\s*(?:R\$)?\s*-?[\d.,]+$/;

const isNumber = (cell: string): boolean => NUMBER.test(bare(cell.trim()));

/** Asked of every cell of a file: the first letter settles nearly all of them. */
function isLabel(cell: string): boolean {
  const first = cell.charCodeAt(0) | 32;
  return (first === 116 || first === 115 || first === 118 || first === 32) && cell.length < 60 && LABEL.test(cell);
}

/** Whether a line is no record but the sum of those above it: labelled so, and with little else than numbers. */
export function isTotal(cells: readonly string[]): boolean {
  if (!cells.some(isLabel)) return false;
  const filled = cells.filter((cell) => cell.trim() !== '');
  const numbers = filled.filter(isNumber);
  return numbers.length > 0 && filled.length - numbers.length <= 2;
}

/** Whether a line has nothing but numbers, as a total that nobody labelled. */
export const isBare = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.length < cells.length && filled.every(isNumber);
};

/** The numbers of a line whose other cells may say anything. */
export function amounts(
  set: Dataset,
  names: readonly (string | null)[],
  cells: readonly string[],
  check: (line: Line) => Checked,
): Row {
  const only = cells.map((cell, at) => (set.fields[names[at] ?? '']?.summable === true ? cell : ''));
  const checked = check({ number: 0, cells: only, broken: false });
  return checked.ok ? checked.row : checked.partial;
}

interface Sum {
  name: string;
  scale: number;
  /** Whether the total of the list counts a row. */
  counts(row: Row): boolean;
}

/** What the accepted rows add up to, exactly: in the smallest unit of each field, as whole numbers. */
export class Totals {
  readonly #fields: readonly Sum[];
  readonly #sums: number[];
  /** The same sums of only the rows that the list's own totals count. */
  readonly #counted: number[];
  readonly #set: Dataset;

  constructor(set: Dataset) {
    this.#set = set;
    this.#fields = storedOf(set).flatMap(([name, field]) =>
      field.summable ? [{ name, scale: scaleOf(field.type), counts: countsIn(set, name) }] : [],
    );
    this.#sums = this.#fields.map(() => 0);
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

  /** Holds a total of the file against the rows above it: the columns it gives, in words. */
  compare(row: Row): string[] {
    const own = this.all;
    return this.#fields.flatMap(({ name }) => {
      const said = row[name];
      if (typeof said !== 'number') return [];
      const { label } = fieldOf(this.#set, name);
      const sum = own[name] ?? 0;
      return [said === sum ? `${label} confere` : `${label} diz ${reais(said)} e as linhas somam ${reais(sum)}`];
    });
  }
}

/** The rows that the total of a field counts: all, unless the definition names the values that count. */
function countsIn({ list }: Dataset, name: string): (row: Row) => boolean {
  const only = list.counted?.[name];
  return only ? (row) => only.values.some((value) => value === row[only.field]) : () => true;
}

/** `numeric(18,2)` counts in hundredths. */
const scaleOf = (type: string): number => 10 ** Number(/,(\d+)\)/.exec(type)?.[1] ?? 0);
