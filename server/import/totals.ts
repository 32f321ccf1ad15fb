import { type Dataset, fieldOf, storedOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { reais } from '../../catalog/fields/money.ts';

const LABEL =
  /^\s*(?:(?:sub[\s-]?|valor\s+)?tota(?:l|is)(?:\s+(?:geral|d[aeo]s?)\b.{0,40})?|soma|somat[óo]rio)\s*:?\s*$/i;
const NUMBER = /^-?\s*(?:R\$)?\s*-?[\d.,]+$/;

/** Asked of every cell of a file: the first letter settles nearly all of them. */
function isLabel(cell: string): boolean {
  const first = cell.charCodeAt(0) | 32;
  return (first === 116 || first === 115 || first === 118 || first === 32) && cell.length < 60 && LABEL.test(cell);
}

/** Whether a line is no record but the sum of those above it: labelled so, and with little else than numbers. */
export function isTotal(cells: readonly string[]): boolean {
  if (!cells.some(isLabel)) return false;
  const filled = cells.filter((cell) => cell.trim() !== '');
  const numbers = filled.filter((cell) => NUMBER.test(cell.trim()));
  return numbers.length > 0 && filled.length - numbers.length <= 2;
}

/** Whether a line has nothing but numbers, as a total that nobody labelled. */
export const isBare = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.length < cells.length && filled.every((cell) => NUMBER.test(cell.trim()));
};

/** What the accepted rows add up to, exactly: in the smallest unit of each field, as whole numbers. */
export class Totals {
  readonly #fields: readonly { name: string; scale: number }[];
  readonly #sums: number[];
  readonly #set: Dataset;

  constructor(set: Dataset) {
    this.#set = set;
    this.#fields = storedOf(set).flatMap(([name, field]) =>
      field.summable ? [{ name, scale: scaleOf(field.type) }] : [],
    );
    this.#sums = this.#fields.map(() => 0);
  }

  add(row: Row): void {
    for (let i = 0; i < this.#fields.length; i++) {
      const { name, scale } = this.#fields[i] as { name: string; scale: number };
      const value = row[name];
      if (typeof value === 'number') this.#sums[i] = (this.#sums[i] ?? 0) + Math.round(value * scale);
    }
  }

  get all(): Record<string, number> {
    return Object.fromEntries(this.#fields.map(({ name, scale }, i) => [name, (this.#sums[i] ?? 0) / scale]));
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

/** `numeric(18,2)` counts in hundredths. */
const scaleOf = (type: string): number => 10 ** Number(/,(\d+)\)/.exec(type)?.[1] ?? 0);
