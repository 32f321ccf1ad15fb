import { fieldOf } from '../../../catalog/dataset.ts';
import type { Field, Row, Value } from '../../../catalog/fields/field.ts';
import { hideCpf, veil } from '../../../catalog/texto/privacy.ts';
import { type Checked, type CheckedRow, checker, type RefusedCell } from '../check/check.ts';
import { type LeftOut, OtherPeriods } from '../check/leftout.ts';
import { PAGE } from '../check/pages.ts';
import { isGarbled, type PrintedRow, rowPrinter } from '../check/print.ts';
import { type Held, RepeatGuard } from '../check/repeats.ts';
import { amountsOf, isBare, likeTotal } from '../check/totals.ts';
import { type Warning, WarningNotes } from '../check/warnings.ts';
import { type ColumnReading, readHeader } from '../columns/header.ts';
import { fitLine, joinLines, readOpening } from '../columns/opening.ts';
import { stylesOf } from '../columns/style.ts';
import { type FileLine, headOf, placeOf, withCells } from '../read/csv.ts';
import type { ImportFile } from '../read/files.ts';
import type { FileTable } from '../read/table.ts';
import { AcceptedRows, type Summed } from './accepted.ts';
import type { StagingJob } from './job.ts';

/** A person mends the first faults and sends the file again; a million sentences would only fill memory. */
const SENTENCES = 100;
/** What became of the lines of a file. */
export interface IntakeResult extends Summed {
  read: number;
  refused: number;
  refusals: readonly RefusedCell[];
  warnings: readonly Warning[];
  /** Rows of other periods than those of the load. */
  leftOut: readonly LeftOut[];
  /** The file is our own list of refused rows, mended. */
  again: boolean;
}

/** Takes files line by line: what is no record is set aside, what is wrong refused, and the rest comes out as text. */
export class FileIntake {
  readonly #job: StagingJob;
  readonly #notes = new WarningNotes();
  readonly #accepted: AcceptedRows;
  readonly #period: Field;
  readonly #print: (row: Row) => PrintedRow;
  readonly #outside: OtherPeriods;
  readonly #refusals: RefusedCell[] = [];
  #repeats: RepeatGuard | null = null;
  #read = 0;
  #refused = 0;
  #again = false;
  #reading: ColumnReading | null = null;
  #file = '';
  #files = 0;
  /** Says where a line of the current file stands. */
  #place: (line: FileLine) => string = placeOf;
  /** The cells of the last record, whose groups a total may repeat. */
  #above: readonly string[] = [];

  constructor(job: StagingJob) {
    this.#job = job;
    this.#accepted = new AcceptedRows(job.set, this.#notes);
    this.#outside = new OtherPeriods(job.keep ? null : job.only);
    this.#period = fieldOf(job.set, job.set.period);
    this.#print = rowPrinter(job.set);
  }

  get layout(): string | null {
    return this.#reading?.layout ?? null;
  }

  get heard(): IntakeResult {
    return {
      ...this.#accepted.heard,
      read: this.#read,
      refused: this.#refused,
      refusals: this.#refusals,
      warnings: [...this.#outside.warnings, ...this.#notes.all, ...this.#accepted.advised],
      leftOut: this.#outside.all,
      again: this.#again,
    };
  }

  /** The accepted rows of one file. */
  async *read({ name, twin }: Pick<ImportFile, 'name' | 'twin'>, table: FileTable): AsyncGenerator<string> {
    const { set, hints, forced, onProgress } = this.#job;
    this.#file = hideCpf(name);
    this.#files += 1;
    const suffix = this.#files > 1 ? ` de ${this.#file}` : '';
    this.#place = (line) => placeOf(line) + suffix;
    const { first, rest } = await readOpening(table.lines);
    const { reading, skip } = readHeader(set, first, hints, { arquivo: name, periodo: this.#only() });
    this.#reading = reading;
    this.#again ||= reading.again;
    const lines = first.slice(skip);
    const told = forced.repetidas ?? reading.style.repetidas ?? null;
    this.#repeats ??= new RepeatGuard(told, this.#notes);
    if (twin !== undefined && told !== 'manter') return this.#skip(twin, reading, joinLines(lines, rest));
    this.#repeats.begin(this.#file);
    const check = this.#checker(reading, lines);
    for await (const batch of joinLines(lines, rest)) {
      let text = '';
      for (const line of batch)
        text += this.#take(this.#mended(fitLine(reading.own(line), reading.width)), reading, check);
      await this.#job.refused.drained();
      await this.#job.grid.drained();
      onProgress(this.#read);
      if (text !== '') yield text;
    }
  }

  /** The line with the cells that its publisher mended, if any. */
  #mended(line: FileLine): FileLine {
    const made = this.#job.mend?.(this.#file, line) ?? null;
    if (made) this.#notes.add('emenda', this.#place(line));
    return made ?? line;
  }

  #checker(reading: ColumnReading, lines: readonly FileLine[]): (line: FileLine) => Checked {
    const { set, forced } = this.#job;
    const sample = lines.flatMap((line) => (line.broken ? [] : reading.rows(reading.own(line))));
    const said = { decimal: forced.decimal ?? reading.style.decimal, data: forced.data ?? reading.style.data };
    return checker(set, reading.names, stylesOf(set, reading.names, sample, said));
  }

  /** Reads a file that is another byte for byte, only to count what it has. */
  async #skip(twin: string, reading: ColumnReading, lines: AsyncIterable<readonly FileLine[]>): Promise<void> {
    const kinds = new Set<string>();
    let count = 0;
    for await (const batch of lines)
      for (const { cells } of batch) {
        if (likeTotal(cells, []) === 'sure') continue;
        count += 1;
        if (kinds.size < PAGE) kinds.add(cells.join('\n'));
      }
    this.#read += count;
    this.#repeats?.twin(this.#file, hideCpf(twin), { count, kinds: kinds.size, sure: !reading.titled });
  }

  /** What was held back until the last line. */
  end(): string {
    return this.#repeats?.end() ?? '';
  }

  #take(line: FileLine, reading: ColumnReading, check: (line: FileLine) => Checked): string {
    const held = this.#heldOf(line, reading, check);
    return held && this.#repeats ? this.#repeats.take(line, held) : '';
  }

  /** What a line comes to when it is published, which is nothing where it is refused; null for one that is not of the dataset. */
  #heldOf(line: FileLine, reading: ColumnReading, check: (line: FileLine) => Checked): Held | null {
    const like = likeTotal(line.cells, this.#above);
    if (like === 'sure') return () => this.#setAside(line, reading, check);
    if (like === 'perhaps' && !line.broken) return () => this.#doubted(line, reading, check);
    this.#above = line.cells;
    return this.#recordOf(line, reading, check);
  }

  /** What looks like a total and like a record is a total only if it adds up, which is known once all above it are in. */
  #doubted(line: FileLine, reading: ColumnReading, check: (line: FileLine) => Checked): string {
    if (this.#accepted.agrees(amountsOf(this.#job.set, reading, line, check)))
      return this.#setAside(line, reading, check);
    this.#notes.add('talvez', this.#place(line));
    return this.#recordOf(line, reading, check)?.() ?? '';
  }

  #recordOf(line: FileLine, reading: ColumnReading, check: (line: FileLine) => Checked): Held | null {
    const fault = line.broken ? null : reading.fault(line);
    if (fault !== null && isBare(line.cells)) return () => this.#setAside(line, reading, check);
    if (fault !== null) return this.#unread(line, reading, fault);
    const rows = line.broken ? [line.cells] : reading.rows(line);
    if (rows.length === 0) {
      this.#notes.add('leiaute', this.#place(line));
      return null;
    }
    if (reading.mended(line)) this.#notes.add('reparo', this.#place(line));
    return this.#rowsOf(line, rows, reading, check) ?? (() => this.#setAside(line, reading, check));
  }

  /** The rows that a line brings, each checked by itself; null for numbers alone that are no row. */
  #rowsOf(
    line: FileLine,
    rows: readonly FileLine['cells'][],
    reading: ColumnReading,
    check: (line: FileLine) => Checked,
  ): Held | null {
    const place = this.#place;
    const where = (): string => place(line);
    const accepted: CheckedRow[] = [];
    for (const cells of rows) {
      const checked = check(cells === line.cells ? line : withCells(line, cells));
      if (this.#isOutside(checked)) continue;
      if (checked.ok && checked.restored) this.#notes.add('zeros', where());
      if (checked.ok) this.#want(checked, where, accepted);
      else if (isBare(line.cells)) return null;
      else this.#refuse(reading, line, checked.refused);
    }
    return () => this.#publish(accepted, where);
  }

  #publish(rows: readonly CheckedRow[], where: () => string): string {
    let text = '';
    for (const row of rows) text += this.#accepted.take(row, where);
    return text;
  }

  /** A line whose cells are not those of its columns. */
  #unread(line: FileLine, reading: ColumnReading, fault: string): Held {
    const message = `${headOf(line)}: ${veil(fault)}.`;
    this.#refuse(reading, line, [{ line: line.number, field: '', value: '', message }]);
    return () => '';
  }

  /** The period of the load, when it is one. */
  #only = (): string => (this.#job.only?.length === 1 ? (this.#job.only[0] ?? '') : '');

  /** A line of totals is held against the rows above it and left out. */
  #setAside(line: FileLine, reading: ColumnReading, check: (line: FileLine) => Checked): string {
    const { right, said } = this.#accepted.compare(amountsOf(this.#job.set, reading, line, check));
    this.#notes.add(right ? 'total' : 'difere', `${this.#place(line)}${said ? `: ${said}` : ''}`);
    return '';
  }

  /** Adds the row as it may be published: corrected, and not at all where it was withdrawn or is of a period not asked for. */
  #want(checked: CheckedRow, where: () => string, accepted: CheckedRow[]): void {
    const { keep, amend } = this.#job;
    if (keep && !keep(this.#file, this.#periodOf(checked.row))) return;
    this.#read += 1;
    const row = amend ? amend(checked.row) : checked.row;
    if (row === checked.row) accepted.push(checked);
    else this.#notes.add('correcao', where());
    if (row === null || row === checked.row) return;
    const printed = this.#print(row);
    accepted.push({ row, printed, garbled: isGarbled(printed.text) });
  }

  #refuse(reading: ColumnReading, line: FileLine, refused: readonly RefusedCell[]): void {
    this.#read += 1;
    this.#refused += 1;
    const told =
      this.#files > 1 ? refused.map((one) => ({ ...one, message: `${this.#file}: ${one.message}` })) : refused;
    this.#refusals.push(...told.slice(0, SENTENCES - this.#refusals.length));
    this.#job.refused.write(reading.header, line, told);
    this.#job.grid.write(this.#file, reading, line, this.#job.set, refused);
  }

  #periodOf = (row: Row): string => this.#period.print(row[this.#job.set.period] as Value);

  /** A load replaces whole periods: a row of another one would stand alone in place of all that it should have come with. */
  #isOutside(checked: Checked): boolean {
    const row = checked.ok ? checked.row : checked.partial;
    if ((row[this.#job.set.period] ?? null) === null || !this.#outside.takes(this.#periodOf(row))) return false;
    this.#read += 1;
    return true;
  }
}
