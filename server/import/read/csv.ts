import { Refusal } from '../../refusal.ts';
import { CELL_END, type Fingerprint, HIGH_START, LOW_START, mixHigh, mixLow } from '../check/fingerprints.ts';

/** One line of the file: where it begins, as an editor counts lines, and its cells. */
export interface FileLine {
  number: number;
  cells: string[];
  /** Quotes where the format has no place for them: what the cells are is anybody's guess. */
  broken: boolean;
  /** Which record it is of a file that has records and not lines, counted from 1. */
  record?: number;
  /** The fingerprint of its cells, where the reader of the file made one. */
  print?: Fingerprint;
}

/** The same line with other cells, of which no fingerprint was made. */
export const withCells = ({ number, broken, record }: FileLine, cells: string[]): FileLine =>
  record === undefined ? { number, cells, broken } : { number, cells, broken, record };

/** Where something stands, as its publisher finds it. */
export const placeOf = ({ number, record }: Pick<FileLine, 'number' | 'record'>): string =>
  record === undefined ? `linha ${number}` : `registro ${record} (linha ${number})`;

/** The same at the beginning of a sentence. */
export function headOf(line: Pick<FileLine, 'number' | 'record'>): string {
  const place = placeOf(line);
  return place.charAt(0).toUpperCase() + place.slice(1);
}

const NEWLINE = 10;
const RETURN = 13;
const QUOTE = 34;

/** No honest row is longer; past it, a quote was opened and never closed. */
const LONGEST = 1_000_000;

/**
 * Cuts text into lines as it arrives (RFC 4180, with any one-character separator and either line ending). By hand,
 * because the common library read 21,000 contracts a second where this reads eight times as many.
 */
export class Splitter {
  readonly #separator: string;
  #text = '';
  #line = 1;
  #last = false;
  /** Where the next cell begins. */
  #at = 0;
  /** The first line break at or after it, so that the cells of one line look for it once. */
  #newline = -1;
  /** The first separator at or after it, for the same reason: a file of blank lines has none. */
  #cellEnd = -1;

  constructor(separator: string) {
    this.#separator = separator;
  }

  push(text: string): FileLine[] {
    this.#text += text;
    return this.#cut();
  }

  /** What is left when the file ends: a last line needs no line break. */
  end(): FileLine[] {
    this.#last = true;
    if (this.#text !== '' && !this.#text.endsWith('\n')) this.#text += '\n';
    const lines = this.#cut();
    if (this.#text !== '') throw this.#fault('tem aspas que se abrem e não se fecham');
    return lines;
  }

  #cut(): FileLine[] {
    const lines: FileLine[] = [];
    let start = this.#blanks(0);
    this.#newline = -1;
    this.#cellEnd = -1;
    for (let line = this.#next(start); line !== null; line = this.#next(start)) {
      if (line.cells.length > 1 || line.cells[0] !== '') lines.push(line);
      start = this.#blanks(this.#at);
    }
    this.#text = this.#text.slice(start);
    if (this.#text.length > LONGEST) throw this.#fault('não termina: falta fechar aspas ou quebrar as linhas');
    return lines;
  }

  /** Passes over lines with nothing on them: a file may be full of them. */
  #blanks(from: number): number {
    let at = from;
    while (this.#text.charCodeAt(at) === NEWLINE) at += 1;
    this.#line += at - from;
    return at;
  }

  #fault(what: string): Refusal {
    return new Refusal(
      `A linha ${this.#line} do arquivo ${what}. Aspas que fazem parte do texto se escrevem em dobro ("").`,
    );
  }

  /** The line that begins at a place, or null when its end has not arrived yet. */
  #next(start: number): FileLine | null {
    return this.#bare(start) ?? this.#any(start);
  }

  /** A line without quotes, as nearly all are: its cells and its fingerprint of one look at each letter. Null for any other. */
  #bare(start: number): FileLine | null {
    const text = this.#text;
    const separator = this.#separator.charCodeAt(0);
    const cells: string[] = [];
    let high = HIGH_START;
    let low = LOW_START;
    let from = start;
    for (let at = start; at < text.length; at++) {
      let letter = text.charCodeAt(at);
      if (letter === NEWLINE || (letter === RETURN && text.charCodeAt(at + 1) === NEWLINE)) {
        cells.push(text.slice(from, at));
        this.#at = letter === NEWLINE ? at + 1 : at + 2;
        return { number: this.#line++, cells, broken: false, print: { high, low } };
      }
      if (letter === separator) {
        cells.push(text.slice(from, at));
        from = at + 1;
        letter = CELL_END;
      } else if (letter === QUOTE && at === from) return null;
      high = mixHigh(high, letter);
      low = mixLow(low, letter, at - start);
    }
    return null;
  }

  #any(start: number): FileLine | null {
    const line: FileLine = { number: this.#line, cells: [], broken: false };
    let lines = 1;
    this.#at = start;
    for (let ended = false; !ended; ) {
      const quoted = this.#text[this.#at] === '"';
      const cell = quoted ? this.#quoted(line) : this.#plain();
      if (cell === null) return null;
      if (quoted) lines += breaks(cell);
      line.cells.push(cell);
      ended = this.#text[this.#at - 1] === '\n';
    }
    this.#line += lines;
    return line;
  }

  /** A cell without quotes: up to the next separator or the end of the line. */
  #plain(): string | null {
    const text = this.#text;
    const at = this.#at;
    if (this.#newline < at) this.#newline = text.indexOf('\n', at);
    const newline = this.#newline;
    if (newline < 0) return null;
    if (this.#cellEnd < at) this.#cellEnd = found(text.indexOf(this.#separator, at));
    const separator = this.#cellEnd;
    if (separator < newline) {
      this.#at = separator + 1;
      return text.slice(at, separator);
    }
    this.#at = newline + 1;
    return text.slice(at, newline > at && text[newline - 1] === '\r' ? newline - 1 : newline);
  }

  #quoted(line: FileLine): string | null {
    const open = this.#at + 1;
    const close = this.#closing(open);
    if (close < 0) return null;
    const inside = this.#text.slice(open, close);
    const cell = inside.includes('"') ? inside.replaceAll('""', '"') : inside;
    this.#at = close + 1;
    const rest = this.#plain();
    if (rest === null) return null;
    if (rest !== '') line.broken = true;
    return cell + rest;
  }

  /** The quote that closes, or -1 while it may still come: a doubled one is part of the text. */
  #closing(from: number): number {
    const text = this.#text;
    let quote = text.indexOf('"', from);
    while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
    return quote === text.length - 1 && !this.#last ? -1 : quote;
  }
}

/** What is not there is beyond everything. */
const found = (at: number): number => (at < 0 ? Number.POSITIVE_INFINITY : at);

function breaks(cell: string): number {
  let count = 0;
  for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count++;
  return count;
}
