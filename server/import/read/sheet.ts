import { serialToDate } from 'hucre';
import { writtenNumber } from './json.ts';
import { decodeEscapes } from './strings.ts';
import { attributeReader, lengthened, type XmlListener } from './xml.ts';

/** What the cells of a sheet refer to. */
export interface SheetContext {
  strings: readonly string[];
  dates: readonly boolean[];
  since1904: boolean;
}

/** One row: its number, as the spreadsheet shows it, and its cells up to the last that is filled. */
export interface SheetRow {
  number: number;
  cells: string[];
}

/** The last column of a sheet is XFD. */
const WIDEST = 16_384;
const REFERENCE = /^([A-Z]{1,3})\d/;

const placeOf = attributeReader('r');
const typeOf = attributeReader('t');
const styleOf = attributeReader('s');

/** Thrown at a cell beyond the last column. */
export class SheetTooWide extends Error {}

/** Collects the rows of a sheet as they end: a date as 2025-03-01 and a number as Brazilians write it. */
export class SheetListener implements XmlListener {
  readonly rows: SheetRow[] = [];
  listening = false;
  readonly #context: SheetContext;
  #number = 0;
  #cells: string[] = [];
  #column = 0;
  #type = '';
  #style = -1;
  #value = '';
  #aloud = false;

  constructor(context: SheetContext) {
    this.#context = context;
  }

  open(name: string, attributes: string): void {
    if (name === 'c') this.#cell(attributes);
    else if (name === 'v' || (name === 't' && !this.#aloud)) this.listening = true;
    else if (name === 'row') this.#row(attributes);
    else if (name === 'rPh') this.#aloud = true;
  }

  text(text: string): void {
    this.#value = lengthened(this.#value, text);
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.listening = false;
    else if (name === 'c') this.#place();
    else if (name === 'row') this.rows.push({ number: this.#number, cells: this.#cells });
    else if (name === 'rPh') this.#aloud = false;
  }

  #row(attributes: string): void {
    this.#number = Number(placeOf(attributes)) || this.#number + 1;
    this.#cells = [];
    this.#column = 0;
  }

  /** A cell says its column; one that does not stands right of the one before. */
  #cell(attributes: string): void {
    const place = placeOf(attributes);
    if (place !== null) this.#column = columnOf(place);
    if (this.#column >= WIDEST) throw new SheetTooWide();
    this.#type = typeOf(attributes) ?? 'n';
    this.#style = Number(styleOf(attributes) ?? -1);
    this.#value = '';
  }

  #place(): void {
    const cell = this.#value === '' ? '' : this.#written();
    if (cell !== '') {
      while (this.#cells.length < this.#column) this.#cells.push('');
      this.#cells[this.#column] = cell;
    }
    this.#column += 1;
  }

  #written(): string {
    const value = this.#value;
    if (this.#type === 's') return writtenNumber(this.#context.strings[Number(value)]);
    if (this.#type === 'str' || this.#type === 'inlineStr') return writtenNumber(decodeEscapes(value));
    if (this.#type === 'b') return writtenNumber(value === '1' || value.toLowerCase() === 'true');
    const number = Number(value);
    if (this.#type === 'e' || Number.isNaN(number)) return value;
    return this.#context.dates[this.#style] ? this.#day(number) : writtenNumber(number);
  }

  #day(serial: number): string {
    const text = serialToDate(serial, this.#context.since1904).toISOString();
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19);
  }
}

/** Column of a reference, from 0: that of `AB12` is 27. */
function columnOf(place: string): number {
  const letters = REFERENCE.exec(place)?.[1];
  if (letters === undefined) throw new Error(`não há a célula ${place.slice(0, 20)}`);
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
