import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Dataset, storedOf } from '../../catalog/dataset.ts';
import { fingerprintText, HIGH_START, joinHigh, joinLow, LOW_START } from '../import/check/fingerprints.ts';

const NEWLINE = 10;
const QUOTE = 34;
const SEPARATOR = 59;
/** Bytes that are unpacked at a time. */
const CHUNK = 256 * 1024;

/** A line of an archive, as the scan passes it: one object for all lines, good until the next. */
export interface ScannedLine {
  /** Fingerprint of all that the row says, whatever the order of its columns: a column without a value counts for nothing. */
  rowHigh: number;
  rowLow: number;
  /** Fingerprint of its key. */
  keyHigh: number;
  keyLow: number;
  period: string;
  /** The columns of its archive. */
  readonly names: readonly string[];
  /** The line as it is written. */
  text(): string;
}

/** How the columns of one archive are read. */
interface ColumnPlan {
  names: readonly string[];
  /** By which equal values of different columns differ; zero for a column that the dataset no longer has. */
  seedHigh: Int32Array;
  seedLow: Int32Array;
  isKey: Uint8Array;
  period: number;
}

/** Columns of a dataset, in the order in which the header of an archive names them. */
function columnPlan(set: Dataset, names: readonly string[]): ColumnPlan {
  const stored = new Set(storedOf(set).map(([name]) => name));
  const seeds = names.map((name) => (stored.has(name) ? fingerprintText(name) : { high: 0, low: 0 }));
  return {
    names,
    seedHigh: Int32Array.from(seeds, ({ high }) => high),
    seedLow: Int32Array.from(seeds, ({ low }) => low),
    isKey: Uint8Array.from(names, (name) => (set.key.includes(name) ? 1 : 0)),
    period: names.indexOf(set.period),
  };
}

/**
 * Reads through the archive of a load without taking its lines apart: of each the fingerprints of its row and its key, and
 * its period. A million lines take about a second, and no more memory than a piece of the file.
 */
export async function scanArchive(
  archive: AsyncIterable<Uint8Array>,
  set: Dataset,
  periods: ReadonlySet<string>,
  visit: (line: ScannedLine) => void,
): Promise<void> {
  const bytes = Readable.from(archive, { objectMode: false }).pipe(createGunzip({ chunkSize: CHUNK }));
  let scanner: LineScanner | null = null;
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of bytes) {
    let buffer: Buffer = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    if (!scanner) {
      const end = buffer.indexOf(NEWLINE);
      if (end >= 0)
        scanner = new LineScanner(columnPlan(set, buffer.toString('utf8', 0, end).split(';')), periods, visit);
      if (scanner) buffer = buffer.subarray(end + 1);
    }
    rest = scanner ? buffer.subarray(scanner.scan(buffer)) : buffer;
  }
}

class LineScanner implements ScannedLine {
  rowHigh = 0;
  rowLow = 0;
  keyHigh = 0;
  keyLow = 0;
  period = '';
  readonly #plan: ColumnPlan;
  readonly #periods: ReadonlySet<string>;
  readonly #visit: (line: ScannedLine) => void;
  #buffer: Buffer = Buffer.alloc(0);
  #start = 0;
  #end = 0;
  /** The fingerprint of the last period, so that one that does not change is not read again. */
  #periodPrint = 0;

  constructor(plan: ColumnPlan, periods: ReadonlySet<string>, visit: (line: ScannedLine) => void) {
    this.#plan = plan;
    this.#periods = periods;
    this.#visit = visit;
  }

  get names(): readonly string[] {
    return this.#plan.names;
  }

  text(): string {
    return this.#buffer.toString('utf8', this.#start, this.#end);
  }

  /** Passes the whole lines of a piece. Says where the one begins whose end is in the next. */
  scan(buffer: Buffer): number {
    this.#buffer = buffer;
    this.#start = 0;
    for (let end = this.#line(buffer, 0); end >= 0; end = this.#line(buffer, end + 1)) {
      this.#end = end;
      if (this.#periods.has(this.period)) this.#visit(this);
      this.#start = end + 1;
    }
    return this.#start;
  }

  /**
   * Works out the fingerprints of one line, byte by byte: a line break inside quotes does not end it. Says where it ends; −1
   * where the piece does first.
   */
  #line(buffer: Buffer, start: number): number {
    this.rowHigh = this.rowLow = this.keyHigh = this.keyLow = 0;
    let column = 0;
    let begin = start;
    let high = HIGH_START;
    let low = LOW_START;
    let quoted = false;
    for (let at = start; at < buffer.length; at++) {
      const byte = buffer[at] as number;
      if (byte === QUOTE) quoted = !quoted;
      else if (!quoted && (byte === SEPARATOR || byte === NEWLINE)) {
        if (at > begin) this.#cell(column, high, low, begin, at);
        if (byte === NEWLINE) return at;
        column++;
        begin = at + 1;
        high = HIGH_START;
        low = LOW_START;
        continue;
      }
      high = Math.imul(high ^ byte, 0x01000193);
      low = Math.imul(low ^ byte, 0x5bd1e995);
    }
    return -1;
  }

  #cell(column: number, high: number, low: number, begin: number, end: number): void {
    const { seedHigh, seedLow, isKey, period } = this.#plan;
    const seed = seedHigh[column] as number;
    if (seed === 0) return;
    const mixedHigh = joinHigh(seed, high);
    const mixedLow = joinLow(seedLow[column] as number, low);
    this.rowHigh = (this.rowHigh + mixedHigh) | 0;
    this.rowLow = (this.rowLow + mixedLow) | 0;
    if (isKey[column] === 1) {
      this.keyHigh = (this.keyHigh + mixedHigh) | 0;
      this.keyLow = (this.keyLow + mixedLow) | 0;
    }
    if (column !== period || (mixedHigh === this.#periodPrint && this.period !== '')) return;
    this.#periodPrint = mixedHigh;
    this.period = this.#buffer.toString('latin1', begin, end);
  }
}
