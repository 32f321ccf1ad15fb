import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Field, Row, Value } from '../../catalog/fields/field.ts';
import { keyOf } from './amend.ts';
import type { Notes } from './notes.ts';
import { type Figures, Parts } from './parts.ts';
import { printer } from './print.ts';
import { Seen } from './seen.ts';
import { strangers } from './tables.ts';
import { Totals } from './totals.ts';

/** Letters that were saved in one encoding and read in another. */
const GARBLED = /Ã[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00a0-\u00bf]|â€|\ufffd/;

export interface Summed {
  accepted: number;
  sums: Readonly<Record<string, number>>;
  /** Of the sums, what the totals of the list count, where that is not all of it. */
  counted: Readonly<Record<string, number>>;
  /** The accepted rows of each period, as the catalog prints it. */
  parts: ReadonlyMap<string, Figures>;
}

/** The rows that are published: counted, added up, and looked at for what is strange though not wrong. */
export class Accepted {
  readonly #set: Dataset;
  readonly #notes: Notes;
  readonly #seen = new Seen();
  readonly #keys = new Seen();
  readonly #totals: Totals;
  readonly #print: (row: Row) => string;
  readonly #key: (row: Row) => string;
  readonly #strange: (row: Row) => string | null;
  readonly #period: Field;
  readonly #parts: Parts;
  #count = 0;

  constructor(set: Dataset, notes: Notes) {
    this.#set = set;
    this.#notes = notes;
    this.#totals = new Totals(set);
    this.#parts = new Parts(set);
    this.#print = printer(set);
    this.#key = keyOf(set);
    this.#strange = strangers(set);
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
