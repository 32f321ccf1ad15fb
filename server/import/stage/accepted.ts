import { type Dataset, fieldOf } from '../../../catalog/dataset.ts';
import type { Field, Row, Value } from '../../../catalog/fields/field.ts';
import { AdviceNotes } from '../check/advice.ts';
import type { CheckedRow } from '../check/check.ts';
import { unknownCodes } from '../check/codes.ts';
import { FiguresByPeriod, type PeriodFigures } from '../check/figures.ts';
import { Fingerprints } from '../check/fingerprints.ts';
import { RunningTotals } from '../check/totals.ts';
import type { Warning, WarningNotes } from '../check/warnings.ts';

export interface Summed {
  accepted: number;
  sums: Readonly<Record<string, number>>;
  /** Of the sums, what the totals of the list count, where that is not all of it. */
  counted: Readonly<Record<string, number>>;
  /** The accepted rows of each period, as the catalog prints it. */
  parts: ReadonlyMap<string, PeriodFigures>;
}

/** The rows that are published: counted, added up, and looked at for what is strange though not wrong. */
export class AcceptedRows {
  readonly #set: Dataset;
  readonly #notes: WarningNotes;
  readonly #seen = new Fingerprints();
  readonly #keys = new Fingerprints();
  readonly #totals: RunningTotals;
  readonly #advice: AdviceNotes;
  readonly #strange: (row: Row) => string | null;
  readonly #period: Field;
  readonly #parts: FiguresByPeriod;
  #count = 0;

  constructor(set: Dataset, notes: WarningNotes) {
    this.#set = set;
    this.#notes = notes;
    this.#totals = new RunningTotals(set);
    this.#parts = new FiguresByPeriod(set);
    this.#advice = new AdviceNotes(set);
    this.#strange = unknownCodes(set);
    this.#period = fieldOf(set, set.period);
  }

  get heard(): Summed {
    const { all: sums, counted } = this.#totals;
    return { accepted: this.#count, sums, counted, parts: this.#parts.all };
  }

  /** What the dataset advises of the rows so far. */
  get advised(): Warning[] {
    return this.#advice.all;
  }

  /** Whether a line gives nothing but sums of the rows above it. */
  agrees(row: Row): boolean {
    return this.#totals.agrees(row);
  }

  /** Holds a total of the file against the rows above it. */
  compare(row: Row): { right: boolean; said: string } {
    return this.#totals.compare(row);
  }

  /** Counts a row in. What is strange about it is told with the place that it came from. */
  take({ row, printed, garbled }: CheckedRow, where: () => string): string {
    const fresh = this.#keys.add(printed.key.high, printed.key.low);
    if (!this.#seen.add(printed.high, printed.low)) this.#notes.add('repetida', where());
    else if (!fresh) this.#notes.add('chave', where());
    this.#count += 1;
    this.#totals.add(row);
    this.#parts.add(this.#period.print(row[this.#set.period] as Value), row);
    const strange = this.#strange(row);
    if (strange !== null) this.#notes.add('tabela', strange);
    this.#advice.look(row, where);
    if (garbled) this.#notes.add('codificacao', where());
    return printed.text;
  }
}
