import type { ParquetType } from '../../catalog/fields/field.ts';
import { COPY_NULL, unescapeCopied } from './copy.ts';

/** A value as a column of a Parquet file takes it: decimals and whole numbers as integers, days counted from 1970. */
export type ParquetValue = string | boolean | number | bigint | null;

type ReadValue = (text: string) => ParquetValue;

const MILLISECONDS_OF_A_DAY = 86_400_000;

/** Reads days, each only once: a column of a million has some thousands. */
function dayReader(): ReadValue {
  const known = new Map<string, number>();
  return (text) => {
    const day = known.get(text) ?? Date.parse(text) / MILLISECONDS_OF_A_DAY;
    known.set(text, day);
    return day;
  };
}

/** Reads a decimal number as the whole number of its smallest parts: `12.5` with two places is 1250. */
function decimalReader(places: number): ReadValue {
  return (text) => {
    const point = text.indexOf('.');
    if (point < 0) return BigInt(text + '0'.repeat(places));
    return BigInt(text.slice(0, point) + text.slice(point + 1, point + 1 + places).padEnd(places, '0'));
  };
}

function readerOf(type: ParquetType): ReadValue {
  if (typeof type === 'object') return decimalReader(type.places);
  if (type === 'date') return dayReader();
  if (type === 'boolean') return (text) => text === 'true';
  if (type === 'integer') return BigInt;
  return unescapeCopied;
}

/** Turns the bytes of a COPY, cut anywhere, into columns of values. */
export class CopiedColumns {
  readonly #readers: readonly ReadValue[];
  #columns: ParquetValue[][];
  #begun: Buffer = Buffer.alloc(0);

  constructor(types: readonly ParquetType[]) {
    this.#readers = types.map(readerOf);
    this.#columns = this.#readers.map(() => []);
  }

  /** Rows that were read and not yet taken. */
  get rows(): number {
    return this.#columns[0]?.length ?? 0;
  }

  take(): ParquetValue[][] {
    const taken = this.#columns;
    this.#columns = this.#readers.map(() => []);
    return taken;
  }

  /**
   * Adds bytes. Ends of values are looked for in a text of one character for each byte; each value is then decoded by
   * itself, for a slice would keep the whole text in memory.
   */
  add(bytes: Uint8Array): void {
    const whole = Buffer.concat([this.#begun, bytes]);
    const text = whole.toString('latin1');
    const end = text.lastIndexOf('\n') + 1;
    const last = this.#readers.length - 1;
    for (let at = 0; at < end; )
      for (const [i, read] of this.#readers.entries()) {
        const stop = text.indexOf(i === last ? '\n' : '\t', at);
        const value = whole.toString('utf8', at, stop);
        this.#columns[i]?.push(value === COPY_NULL ? null : read(value));
        at = stop + 1;
      }
    this.#begun = whole.subarray(end);
  }
}
