import type { Dataset } from '../../../catalog/dataset.ts';
import type { Row } from '../../../catalog/fields/field.ts';
import { RunningTotals } from './totals.ts';

/** Rows, under `linhas`, and what each field that can be summed adds up to. */
export type PeriodFigures = Readonly<Record<string, number>>;

export const NO_ROWS: PeriodFigures = { linhas: 0 };

/** The accepted rows of a file, counted and added up for each period alone. */
export class FiguresByPeriod {
  readonly #set: Dataset;
  readonly #parts = new Map<string, { rows: number; totals: RunningTotals }>();

  constructor(set: Dataset) {
    this.#set = set;
  }

  add(period: string, row: Row): void {
    let part = this.#parts.get(period);
    if (!part) {
      part = { rows: 0, totals: new RunningTotals(this.#set) };
      this.#parts.set(period, part);
    }
    part.rows += 1;
    part.totals.add(row);
  }

  get all(): Map<string, PeriodFigures> {
    return new Map([...this.#parts].map(([period, { rows, totals }]) => [period, { linhas: rows, ...totals.all }]));
  }
}

/** Sums in steps of a ten-thousandth: no field has a smaller unit, and adding binary fractions leaves dust. */
const UNIT = 10_000;

/** Two sets of figures as one. */
export function addFigures(one: PeriodFigures, other: PeriodFigures): PeriodFigures {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].map((name) => [name, Math.round(((one[name] ?? 0) + (other[name] ?? 0)) * UNIT) / UNIT]),
  );
}
