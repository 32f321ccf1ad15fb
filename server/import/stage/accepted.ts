import { type Dataset, fieldOf } from '../../../catalog/dataset.ts';
import type { Field, Row, Value } from '../../../catalog/fields/field.ts';
import { unknownCodes } from '../check/codes.ts';
import { keyOf } from '../check/corrections.ts';
import { FiguresByPeriod, type PeriodFigures } from '../check/figures.ts';
import { Fingerprints } from '../check/fingerprints.ts';
import { RunningTotals } from '../check/totals.ts';
import type { WarningNotes } from '../check/warnings.ts';
import { rowPrinter } from './print.ts';

/** Letters that were saved in one encoding and read in another. */
const GARBLED = /Ã[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00a0-\u00bf]|â€|\ufffd/;

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
  readonly #print: (row: Row) => string;
  readonly #key: (row: Row) => string;
  readonly #strange: (row: Row) => string | null;
  readonly #period: Field;
  readonly #parts: FiguresByPeriod;
  #count = 0;

  constructor(set: Dataset, notes: WarningNotes) {
    this.#set = set;
    this.#notes = notes;
    this.#totals = new RunningTotals(set);
    this.#parts = new FiguresByPeriod(set);
    this.#print = rowPrinter(set);
    this.#key = keyOf(set);
    this.#strange = unknownCodes(set);
    this.#period = fieldOf(set, set.period);
  }

  get heard(): Summed {
    const { all: sums, counted } = this.#totals;
    return { accepted: this.#count, sums, counted, parts: this.#parts.all };
  }

  /** Whether a line gives nothing but sums of the rows above it. */
  agrees(row: Row): boolean {
    return this.#totals.agrees(row);
  }

  /** Holds a total of the file against the rows above it. */
  compare(row: Row): { right: boolean; said: string } {
    return this.#totals.compare(row);
  }

  /** A row as the text that the database reads. */
  take(row: Row, where: string): string {
    const text = this.#print(row);
    const fresh = this.#keys.add(this.#key(row));
    if (!this.#seen.add(text)) this.#notes.add('repetida', where);
    else if (!fresh) this.#notes.add('chave', where);
    this.#count += 1;
    this.#totals.add(row);
    this.#parts.add(this.#period.print(row[this.#set.period] as Value), row);
    const strange = this.#strange(row);
    if (strange !== null) this.#notes.add('tabela', strange);
    if (GARBLED.test(text)) this.#notes.add('codificacao', where);
    return text;
  }
}
