import { fieldOf, storedOf } from '../../catalog/dataset.ts';
import type { Field, Row, Value } from '../../catalog/fields/field.ts';
import { veil } from '../../catalog/privacy.ts';
import { keyOf } from './amend.ts';
import { type Checked, checker, type Refused } from './check.ts';
import type { Line } from './csv.ts';
import { quoted } from './csv.ts';
import { type Reading, understand } from './header.ts';
import { Notes, type Warning } from './notes.ts';
import { Seen } from './seen.ts';
import type { Job } from './stage.ts';
import { stylesOf } from './style.ts';
import type { Table } from './table.ts';
import { strangers } from './tables.ts';
import { isBare, isTotal, Totals } from './totals.ts';

/** A person mends the first faults and sends the file again; a million sentences would only fill memory. */
const SENTENCES = 100;
/** Lines that are looked at before the first is read: where the header is, how numbers are written. */
const SAMPLE = 600;
/** So many lines in a row that were all read before are a page exported twice. */
const PAGE = 20;
/** Letters that were saved in one encoding and read in another. */
const GARBLED = /Ã[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00a0-\u00bf]|â€|\ufffd/;

/** What became of the lines of a file. */
export interface Heard {
  read: number;
  accepted: number;
  refused: number;
  refusals: readonly Refused[];
  sums: Readonly<Record<string, number>>;
  /** Of the sums, what the totals of the list count, where that is not all of it. */
  counted: Readonly<Record<string, number>>;
  warnings: readonly Warning[];
  /** Values of the period field found in accepted rows, as the catalog prints them. */
  periods: ReadonlySet<string>;
  /** The file is our own list of refused rows, mended. */
  again: boolean;
}

interface Pending {
  text: string;
  row: Row;
  line: number;
}

/** Takes files line by line: what is no record is set aside, what is wrong refused, and the rest comes out as text. */
export class Intake {
  readonly #job: Job;
  readonly #notes = new Notes();
  readonly #seen = new Seen();
  readonly #keys = new Seen();
  readonly #totals: Totals;
  readonly #print: (row: Row) => string;
  readonly #key: (row: Row) => string;
  readonly #strange: (row: Row) => string | null;
  readonly #period: Field;
  readonly #periods = new Set<string>();
  readonly #refusals: Refused[] = [];
  /** Rows that were read before, in an unbroken row: whether they are a page is not known yet. */
  #pending: Pending[] = [];
  #read = 0;
  #accepted = 0;
  #refused = 0;
  #again = false;
  #reading: Reading | null = null;
  #file = '';
  #files = 0;

  constructor(job: Job) {
    this.#job = job;
    this.#totals = new Totals(job.set);
    this.#print = printer(job.set);
    this.#key = keyOf(job.set);
    this.#strange = strangers(job.set);
    this.#period = fieldOf(job.set, job.set.period);
  }

  get layout(): string | null {
    return this.#reading?.layout ?? null;
  }

  get heard(): Heard {
    return {
      read: this.#read,
      accepted: this.#accepted,
      refused: this.#refused,
      refusals: this.#refusals,
      sums: this.#totals.all,
      counted: this.#totals.counted,
      warnings: this.#notes.all,
      periods: this.#periods,
      again: this.#again,
    };
  }

  /** The accepted rows of one file. */
  async *read(name: string, table: Table): AsyncGenerator<string> {
    const { set, hints, forced, onProgress } = this.#job;
    this.#file = name;
    this.#files += 1;
    const { first, rest } = await opening(table.lines);
    const { reading, skip } = understand(set, first, hints, { arquivo: name, periodo: this.#only() });
    this.#reading = reading;
    this.#again ||= reading.again;
    const lines = first.slice(skip);
    const sample = lines.flatMap((line) => (line.broken ? [] : reading.rows(line)));
    const said = { decimal: forced.decimal ?? reading.style.decimal, data: forced.data ?? reading.style.data };
    const check = checker(set, reading.names, stylesOf(set, reading.names, sample, said));
    for await (const batch of joined(lines, rest)) {
      let text = '';
      for (const line of batch) text += this.#take(fitted(line, reading.width), reading, check);
      await this.#job.refused.drained();
      onProgress(this.#read);
      if (text !== '') yield text;
    }
  }

  /** What was held back until the last line. */
  end(): string {
    return this.#release();
  }

  #take(line: Line, reading: Reading, check: (line: Line) => Checked): string {
    if (isTotal(line.cells)) return this.#setAside(line, reading, check);
    const fault = line.broken ? null : reading.fault(line);
    if (fault !== null) return this.#unread(line, reading, check, fault);
    const rows = line.broken ? [line.cells] : reading.rows(line);
    if (rows.length === 0) this.#notes.add('leiaute', this.#where(line.number));
    let text = '';
    for (const cells of rows) {
      const checked = this.#within(check({ number: line.number, cells, broken: line.broken }), line.number);
      if (checked.ok) text += this.#accept(checked.row, line.number);
      else if (isBare(line.cells)) text += this.#setAside(line, reading, check);
      else this.#refuse(reading, line, checked.refused);
    }
    return text;
  }

  /** A line whose cells are not those of its columns. */
  #unread(line: Line, reading: Reading, check: (line: Line) => Checked, fault: string): string {
    if (isBare(line.cells)) return this.#setAside(line, reading, check);
    const message = `Linha ${line.number}: ${veil(fault)}.`;
    this.#refuse(reading, line, [{ line: line.number, field: '', value: '', message }]);
    return '';
  }

  /** The period of the load, when it is one. */
  #only = (): string => (this.#job.only?.length === 1 ? (this.#job.only[0] ?? '') : '');

  /** A line of totals is held against the rows above it and left out. */
  #setAside(line: Line, reading: Reading, check: (line: Line) => Checked): string {
    const [cells] = reading.rows(line);
    const values = cells ? amounts(this.#job, reading, cells, check) : {};
    const said = this.#totals.compare(values).join(', ');
    this.#notes.add('total', `${this.#where(line.number)}${said ? `: ${said}` : ''}`);
    return '';
  }

  #accept(row: Row, line: number): string {
    if (!this.#wanted(row)) return '';
    this.#read += 1;
    const amended = this.#job.amend ? this.#job.amend(row) : row;
    if (amended !== row) this.#notes.add('correcao', this.#where(line));
    if (amended === null) return '';
    const text = this.#print(amended);
    const fresh = this.#keys.add(this.#key(amended));
    if (!this.#seen.add(text)) {
      this.#pending.push({ text, row: amended, line });
      return '';
    }
    const before = this.#release();
    if (!fresh) this.#notes.add('chave', this.#where(line));
    return before + this.#publish(text, amended, line);
  }

  /** Ends a run of rows that were read before: a page of them is dropped, fewer are kept and told. */
  #release(): string {
    const run = this.#pending;
    if (run.length === 0) return '';
    this.#pending = [];
    if (run.length >= PAGE) {
      this.#notes.add('pagina', `linhas ${run[0]?.line} a ${run.at(-1)?.line}${this.#inFile()}`, run.length);
      return '';
    }
    for (const { line } of run) this.#notes.add('repetida', this.#where(line));
    return run.map(({ text, row, line }) => this.#publish(text, row, line)).join('');
  }

  #publish(text: string, row: Row, line: number): string {
    this.#accepted += 1;
    this.#totals.add(row);
    this.#periods.add(this.#period.print(row[this.#job.set.period] as Value));
    const strange = this.#strange(row);
    if (strange !== null) this.#notes.add('tabela', strange);
    if (GARBLED.test(text)) this.#notes.add('codificacao', this.#where(line));
    return text;
  }

  #refuse(reading: Reading, line: Line, refused: readonly Refused[]): void {
    this.#read += 1;
    this.#refused += 1;
    const told =
      this.#files > 1 ? refused.map((one) => ({ ...one, message: `${this.#file}: ${one.message}` })) : refused;
    this.#refusals.push(...told.slice(0, SENTENCES - this.#refusals.length));
    this.#job.refused.write(reading.header, line, told);
  }

  /** Of an archive that is loaded again, only some periods may be wanted. */
  #wanted(row: Row): boolean {
    const { keep, set } = this.#job;
    return !keep || keep(this.#file, this.#period.print(row[set.period] as Value));
  }

  /** A load replaces whole periods: a row of another one would stand beside the rows it should have replaced. */
  #within(checked: Checked, line: number): Checked {
    const { set, only, keep } = this.#job;
    if (!only || keep || !checked.ok) return checked;
    const value = this.#period.print(checked.row[set.period] as Value);
    if (only.includes(value)) return checked;
    const message = `Linha ${line}, coluna ${this.#period.label}: “${value}” está fora do período desta carga (${only.join(', ')}). Retire a linha ou inclua o período na carga.`;
    return { ok: false, refused: [{ line, field: set.period, value, message }], partial: checked.row };
  }

  #where = (line: number): string => `linha ${line}${this.#inFile()}`;
  #inFile = (): string => (this.#files > 1 ? ` de ${this.#file}` : '');
}

/** The first lines, and those after them. */
async function opening(
  lines: AsyncIterable<readonly Line[]>,
): Promise<{ first: Line[]; rest: AsyncIterator<readonly Line[]> }> {
  const rest = lines[Symbol.asyncIterator]();
  const first: Line[] = [];
  while (first.length < SAMPLE) {
    const { value, done } = await rest.next();
    if (done) break;
    first.push(...value);
  }
  return { first, rest };
}

async function* joined(first: readonly Line[], rest: AsyncIterator<readonly Line[]>): AsyncGenerator<readonly Line[]> {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** Spreadsheets leave out the blank cells at the end of a row, or add some: neither says anything. */
function fitted(line: Line, width: number): Line {
  const { cells } = line;
  if (cells.length === width || line.broken) return line;
  if (cells.length > width && cells.slice(width).every((cell) => cell.trim() === '')) {
    return { ...line, cells: cells.slice(0, width) };
  }
  return line;
}

/** The numbers of a line whose other cells may say anything. */
function amounts({ set }: Job, { names }: Reading, cells: readonly string[], check: (line: Line) => Checked): Row {
  const only = cells.map((cell, at) => (summable(set.fields[names[at] ?? '']) ? cell : ''));
  const checked = check({ number: 0, cells: only, broken: false });
  return checked.ok ? checked.row : checked.partial;
}

const summable = (field: Field | undefined): boolean => field?.summable === true;

/** Writes a row as a line of CSV: nothing for nothing, quotes where a text needs them. */
function printer(set: Job['set']): (row: Row) => string {
  const columns = storedOf(set).map(([name, { print, kind }]) => ({ name, print, free: FREE.has(kind) }));
  return (row) => {
    let text = '';
    for (const { name, print, free } of columns) {
      const value = row[name] ?? null;
      if (value === null) text += ';';
      else text += free ? `;${quoted(print(value))}` : `;${print(value)}`;
    }
    return `${text.slice(1)}\n`;
  };
}

/** Kinds whose values may hold anything. */
const FREE: ReadonlySet<string> = new Set(['text', 'code', 'choice', 'file', 'link']);
