import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Dataset } from '../../../catalog/dataset.ts';
import { unmark } from '../../../catalog/fields/style.ts';
import type { ColumnReading } from '../columns/header.ts';
import type { FileLine } from '../read/csv.ts';
import type { RefusedCell } from './check.ts';
import { linePrint } from './mends.ts';
import { concealCell, isPersonalColumn } from './refused.ts';

/** A refused row as a line of the grid's file, in JSON. */
export interface GridRow {
  file: string;
  line: number;
  record: number | null;
  /** The fingerprint of its cells, by which a mend finds it again. */
  print: string;
  header: readonly string[];
  /** Its cells as they may be shown, documents of people concealed. */
  cells: readonly string[];
  /** The cells that are not shown as the file has them. */
  hidden: readonly number[];
  /** What is wrong, and with which cell; -1 where it is the whole line. */
  problems: readonly { cell: number; field: string; message: string }[];
}

/** Rows that can be mended one by one; a file with more is mended where it was made. */
export const GRID_ROWS = 10_000;
/** Letters of a cell that are shown. */
const LONGEST = 2_000;

/** Writes the first refused rows cell by cell, for a person to mend them. */
export class RefusedGrid {
  readonly #path: string | null;
  #stream: WriteStream | null = null;
  #fault: Error | null = null;
  #rows = 0;

  constructor(path: string | null) {
    this.#path = path;
  }

  write(file: string, reading: ColumnReading, line: FileLine, set: Dataset, refused: readonly RefusedCell[]): void {
    if (this.#path === null || this.#rows >= GRID_ROWS) return;
    this.#rows += 1;
    this.#stream ??= this.#open(this.#path);
    this.#stream.write(`${JSON.stringify(gridRow(file, reading, line, set, refused))}\n`);
  }

  #open(path: string): WriteStream {
    const stream = createWriteStream(path, { mode: 0o600 });
    stream.on('error', (error) => {
      this.#fault = error;
    });
    return stream;
  }

  /** Waits where the disk is slower than the checks. */
  async drained(): Promise<void> {
    if (this.#fault) throw this.#fault;
    if (this.#stream?.writableNeedDrain) await once(this.#stream, 'drain');
  }

  async end(): Promise<void> {
    if (!this.#stream) return;
    if (this.#fault) throw this.#fault;
    this.#stream.end();
    await finished(this.#stream);
  }
}

function gridRow(
  file: string,
  reading: ColumnReading,
  line: FileLine,
  set: Dataset,
  refused: readonly RefusedCell[],
): GridRow {
  const { header } = reading;
  const fields = new Map(Object.keys(set.fields).map((name) => [reading.cellOf(name), name]));
  const cells = line.cells.map((cell, at) => shown(unmark(cell), header[at] ?? '', set.fields[fields.get(at) ?? '']));
  return {
    file,
    line: line.number,
    record: line.record ?? null,
    print: linePrint(line.cells),
    header,
    cells,
    hidden: cells.flatMap((cell, at) => (cell === unmark(line.cells[at] ?? '') ? [] : [at])),
    problems: refused.map(({ field, message }) => ({
      cell: field === '' ? -1 : reading.cellOf(field),
      field,
      message,
    })),
  };
}

/** A cell as it may be shown: by what its field conceals, and by what a name of a column says. */
function shown(cell: string, column: string, field: Dataset['fields'][string] | undefined): string {
  const concealed = concealCell(cell, isPersonalColumn(column));
  return (concealed === cell && field ? field.conceal(cell) : concealed).slice(0, LONGEST);
}
