import { fieldOf } from '../../catalog/dataset.ts';
import type { Field, Row, Value } from '../../catalog/fields/field.ts';
import { veil } from '../../catalog/privacy.ts';
import { Accepted, type Summed } from './accepted.ts';
import { type Checked, checker, type Refused } from './check.ts';
import { headOf, type Line, placeOf } from './csv.ts';
import { type Reading, understand } from './header.ts';
import { fitted, joined, opening } from './lines.ts';
import { Notes, type Warning } from './notes.ts';
import { PAGE } from './pages.ts';
import { type Held, Repeats } from './repeats.ts';
import type { Entry } from './source.ts';
import type { Job } from './stage.ts';
import { stylesOf } from './style.ts';
import type { Table } from './table.ts';
import { amounts, isBare, isTotal } from './totals.ts';

/** A person mends the first faults and sends the file again; a million sentences would only fill memory. */
const SENTENCES = 100;
/** What became of the lines of a file. */
export interface Heard extends Summed {
  read: number;
  refused: number;
  refusals: readonly Refused[];
  warnings: readonly Warning[];
  /** The file is our own list of refused rows, mended. */
  again: boolean;
}

/** Takes files line by line: what is no record is set aside, what is wrong refused, and the rest comes out as text. */
export class Intake {
  readonly #job: Job;
  readonly #notes = new Notes();
  readonly #accepted: Accepted;
  readonly #period: Field;
  readonly #refusals: Refused[] = [];
  #repeats: Repeats | null = null;
  #read = 0;
  #refused = 0;
  #again = false;
  #reading: Reading | null = null;
  #file = '';
  #files = 0;

  constructor(job: Job) {
    this.#job = job;
    this.#accepted = new Accepted(job.set, this.#notes);
    this.#period = fieldOf(job.set, job.set.period);
  }

  get layout(): string | null {
    return this.#reading?.layout ?? null;
  }

  get heard(): Heard {
    return {
      ...this.#accepted.heard,
      read: this.#read,
      refused: this.#refused,
      refusals: this.#refusals,
      warnings: this.#notes.all,
      again: this.#again,
    };
  }

  /** The accepted rows of one file. */
  async *read({ name, twin }: Pick<Entry, 'name' | 'twin'>, table: Table): AsyncGenerator<string> {
    const { set, hints, forced, onProgress } = this.#job;
    this.#file = name;
    this.#files += 1;
    const { first, rest } = await opening(table.lines);
    const { reading, skip } = understand(set, first, hints, { arquivo: name, periodo: this.#only() });
    this.#reading = reading;
    this.#again ||= reading.again;
    const lines = first.slice(skip);
    const told = forced.repetidas ?? reading.style.repetidas ?? null;
    this.#repeats ??= new Repeats(told, this.#notes);
    if (twin !== undefined && told !== 'manter') return this.#skip(twin, reading, joined(lines, rest));
    this.#repeats.begin(name);
    const check = this.#checker(reading, lines);
    for await (const batch of joined(lines, rest)) {
      let text = '';
      for (const line of batch) text += this.#take(fitted(reading.own(line), reading.width), reading, check);
      await this.#job.refused.drained();
      onProgress(this.#read);
      if (text !== '') yield text;
    }
  }

  #checker(reading: Reading, lines: readonly Line[]): (line: Line) => Checked {
    const { set, forced } = this.#job;
    const sample = lines.flatMap((line) => (line.broken ? [] : reading.rows(reading.own(line))));
    const said = { decimal: forced.decimal ?? reading.style.decimal, data: forced.data ?? reading.style.data };
    return checker(set, reading.names, stylesOf(set, reading.names, sample, said));
  }

  /** Reads a file that is another byte for byte, only to count what it has. */
  async #skip(twin: string, reading: Reading, lines: AsyncIterable<readonly Line[]>): Promise<void> {
    const kinds = new Set<string>();
    let count = 0;
    for await (const batch of lines)
      for (const { cells } of batch) {
        if (isTotal(cells)) continue;
        count += 1;
        if (kinds.size < PAGE) kinds.add(cells.join('\n'));
      }
    this.#read += count;
    this.#repeats?.twin(this.#file, twin, { count, kinds: kinds.size, sure: !reading.titled });
  }

  /** What was held back until the last line. */
  end(): string {
    return this.#repeats?.end() ?? '';
  }

  #take(line: Line, reading: Reading, check: (line: Line) => Checked): string {
    const held = this.#heldOf(line, reading, check);
    return held && this.#repeats ? this.#repeats.take(line, held) : '';
  }

  /** What a line comes to when it is published, which is nothing where it is refused; null for one that is not of the dataset. */
  #heldOf(line: Line, reading: Reading, check: (line: Line) => Checked): Held | null {
    const where = this.#where(line);
    const aside = (): string => this.#setAside(line, where, reading, check);
    if (isTotal(line.cells)) return aside;
    const fault = line.broken ? null : reading.fault(line);
    if (fault !== null) return this.#unread(line, reading, fault, aside);
    const rows = line.broken ? [line.cells] : reading.rows(line);
    if (rows.length === 0) {
      this.#notes.add('leiaute', where);
      return null;
    }
    if (reading.mended(line)) this.#notes.add('reparo', where);
    const accepted: Row[] = [];
    for (const cells of rows) {
      const checked = this.#within(check({ ...line, cells }), line);
      if (checked.ok && checked.restored) this.#notes.add('zeros', where);
      if (checked.ok) accepted.push(...this.#wanted(checked.row, where));
      else if (isBare(line.cells)) return aside;
      else this.#refuse(reading, line, checked.refused);
    }
    return () => accepted.map((row) => this.#accepted.take(row, where)).join('');
  }

  /** A line whose cells are not those of its columns. */
  #unread(line: Line, reading: Reading, fault: string, aside: Held): Held {
    if (isBare(line.cells)) return aside;
    const message = `${headOf(line)}: ${veil(fault)}.`;
    this.#refuse(reading, line, [{ line: line.number, field: '', value: '', message }]);
    return () => '';
  }

  /** The period of the load, when it is one. */
  #only = (): string => (this.#job.only?.length === 1 ? (this.#job.only[0] ?? '') : '');

  /** A line of totals is held against the rows above it and left out. */
  #setAside(line: Line, where: string, reading: Reading, check: (line: Line) => Checked): string {
    const [cells] = reading.rows(line);
    const values = cells ? amounts(this.#job.set, reading.names, cells, check) : {};
    const said = this.#accepted.compare(values).join(', ');
    this.#notes.add('total', `${where}${said ? `: ${said}` : ''}`);
    return '';
  }

  /** The row as it may be published: corrected, or none where it was withdrawn or is of a period that is not asked for. */
  #wanted(row: Row, where: string): Row[] {
    const { keep, set, amend } = this.#job;
    if (keep && !keep(this.#file, this.#period.print(row[set.period] as Value))) return [];
    this.#read += 1;
    const amended = amend ? amend(row) : row;
    if (amended !== row) this.#notes.add('correcao', where);
    return amended === null ? [] : [amended];
  }

  #refuse(reading: Reading, line: Line, refused: readonly Refused[]): void {
    this.#read += 1;
    this.#refused += 1;
    const told =
      this.#files > 1 ? refused.map((one) => ({ ...one, message: `${this.#file}: ${one.message}` })) : refused;
    this.#refusals.push(...told.slice(0, SENTENCES - this.#refusals.length));
    this.#job.refused.write(reading.header, line, told);
  }

  /** A load replaces whole periods: a row of another one would stand beside the rows it should have replaced. */
  #within(checked: Checked, line: Line): Checked {
    const { set, only, keep } = this.#job;
    if (!only || keep || !checked.ok) return checked;
    const value = this.#period.print(checked.row[set.period] as Value);
    if (only.includes(value)) return checked;
    const message = `${headOf(line)}, coluna ${this.#period.label}: “${value}” está fora do período desta carga (${only.join(', ')}). Retire a linha ou inclua o período na carga.`;
    return { ok: false, refused: [{ line: line.number, field: set.period, value, message }], partial: checked.row };
  }

  #where = (line: Line): string => `${placeOf(line)}${this.#files > 1 ? ` de ${this.#file}` : ''}`;
}
