import { markExact } from '../../../catalog/fields/style.ts';
import { Refusal } from '../../refusal.ts';
import { type FileLine, placeOf } from './csv.ts';

/** No honest record is longer. */
const LONGEST = 5_000_000;
/** No honest envelope is deeper. */
const DEEPEST = 100;
/** So many records are looked at for the names of their fields. */
const SAMPLE = 500;

/**
 * Cuts a JSON text into records as it arrives: every object that stands directly in a list, wherever the envelope keeps the
 * list (`[…]`, `{ "data": […] }`, pages one after another), or one object a line. Nothing but the record at hand is kept.
 */
export class Cutter {
  /** `[` or `{` for each container that is open outside a record. */
  #stack: string[] = [];
  #text = '';
  #at = 0;
  #depth = 0;
  #start = -1;
  #quoted = false;
  #escaped = false;
  #line = 1;
  #begun = 1;
  /** How much was read without a record. */
  #idle = 0;

  push(text: string): { line: number; text: string }[] {
    this.#text += text;
    const found: { line: number; text: string }[] = [];
    for (; this.#at < this.#text.length; this.#at++) {
      const record = this.#step(this.#text[this.#at] as string);
      if (record !== null) found.push({ line: this.#begun, text: record });
    }
    this.#idle = found.length > 0 ? 0 : this.#idle + text.length;
    this.#forget();
    return found;
  }

  end(): void {
    if (this.#stack.length > 0 || this.#start >= 0)
      throw new Refusal('O arquivo JSON termina no meio: foi cortado. Baixe-o ou exporte-o de novo.');
  }

  #step(letter: string): string | null {
    if (letter === '\n') this.#line += 1;
    if (this.#quoted) return this.#inside(letter);
    if (letter === '"') this.#quoted = true;
    else if (letter === '{' || letter === '[') this.#open(letter);
    else if (letter === '}' || letter === ']') return this.#close(letter);
    return null;
  }

  #inside(letter: string): null {
    if (this.#escaped) this.#escaped = false;
    else if (letter === '\\') this.#escaped = true;
    else if (letter === '"') this.#quoted = false;
    return null;
  }

  #open(letter: string): void {
    if (this.#start >= 0) this.#depth += 1;
    else if (letter === '{' && this.#stack.at(-1) === '[') this.#begin();
    else this.#stack.push(letter);
    if (this.#stack.length > DEEPEST)
      throw new Refusal('O arquivo JSON tem listas dentro de listas demais: não é uma tabela.');
  }

  #begin(): void {
    this.#start = this.#at;
    this.#begun = this.#line;
    this.#depth = 1;
  }

  #close(letter: string): string | null {
    if (this.#start < 0) {
      if (this.#stack.pop() !== (letter === '}' ? '{' : '['))
        throw new Refusal(`O arquivo JSON tem um “${letter}” fora do lugar na linha ${this.#line}.`);
      return null;
    }
    this.#depth -= 1;
    if (this.#depth > 0) return null;
    const record = this.#text.slice(this.#start, this.#at + 1);
    this.#start = -1;
    return record;
  }

  /** Drops what was read, except a record that has not ended. */
  #forget(): void {
    const keep = this.#start >= 0 ? this.#start : this.#at;
    this.#text = this.#text.slice(keep);
    this.#at -= keep;
    if (this.#start >= 0) this.#start = 0;
    if (this.#idle <= LONGEST) return;
    const where = this.#start >= 0 ? `O registro que começa na linha ${this.#begun}` : `O texto da linha ${this.#line}`;
    throw new Refusal(`${where} do JSON não termina: o arquivo está quebrado.`);
  }
}

interface Found {
  line: number;
  /** Counted from 1, as people do. */
  record: number;
  cells: Map<string, string>;
}

/** Records as lines of cells, the names of their fields first. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<FileLine[]> {
  const cutter = new Cutter();
  let names: Map<string, number> | null = null;
  let count = 0;
  const sample: Found[] = [];
  for await (const piece of pieces) {
    const records = cutter.push(piece).map(({ line, text }) => flat(line, ++count, text));
    if (names) {
      if (records.length > 0) yield placedAll(records, names);
      continue;
    }
    sample.push(...records);
    if (sample.length < SAMPLE) continue;
    names = namesOf(sample);
    yield [heading(names), ...placedAll(sample.splice(0), names)];
  }
  cutter.end();
  if (count === 0)
    throw new Refusal('O arquivo JSON não tem uma lista de registros, como [{ … }] ou { "data": [{ … }] }.');
  if (!names) {
    const all = namesOf(sample);
    yield [heading(all), ...placedAll(sample, all)];
  }
}

const placedAll = (found: readonly Found[], names: Map<string, number>): FileLine[] =>
  found.map((one) => placed(one, names));

function namesOf(sample: readonly Found[]): Map<string, number> {
  const names = new Map<string, number>();
  for (const { cells } of sample) for (const name of cells.keys()) if (!names.has(name)) names.set(name, names.size);
  return names;
}

const heading = (names: Map<string, number>): FileLine => ({ number: 1, cells: [...names.keys()], broken: false });

/** A field that no record of the sample had would have no column: its line says so by being too long. */
function placed({ line, record, cells: own }: Found, names: Map<string, number>): FileLine {
  const cells = Array.from({ length: names.size }, () => '');
  for (const [name, text] of own) {
    const at = names.get(name);
    if (at !== undefined) cells[at] = text;
    else if (text !== '') cells.push(text);
  }
  return { number: line, cells, broken: false, record };
}

function flat(line: number, record: number, text: string): Found {
  const cells = new Map<string, string>();
  try {
    spread(JSON.parse(text), '', cells);
  } catch {
    const place = placeOf({ number: line, record });
    throw new Refusal(`O ${place} não é JSON válido. Exporte o arquivo de novo.`);
  }
  return { line, record, cells };
}

/** `{ orgao: { cnpj } }` is the cell `orgao.cnpj`; a list stays JSON, for a map to take apart. */
function spread(value: unknown, path: string, cells: Map<string, string>): void {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value)) spread(inner, path ? `${path}.${name}` : name, cells);
  } else cells.set(path, writtenNumber(value));
}

/** A value as a cell: a number as Brazilians write it, marked as one. */
export function writtenNumber(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return markExact(plain(value).replace('.', ','));
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  // What cannot be seen is not there, and the database takes no zeros.
  return typeof value === 'string' ? value.replaceAll('\0', '') : JSON.stringify(value);
}

/** From this number on JavaScript writes 1e21. */
const EXPONENT = 1e21;

/** A number in digits alone, and without the noise of binary fractions: 4828.9400000000005 is 4828.94. */
function plain(value: number): string {
  if (Math.abs(value) >= EXPONENT)
    return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 0 });
  return String(Number(value.toPrecision(15)));
}
