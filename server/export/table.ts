import type { PrintoutCell, PrintoutColumn } from './printout.ts';
import { linesHeight, TEXT_STYLES, type TextLine, type TextStyle, type TextWriter } from './typeset.ts';

const PAD = 4;
/** Most lines of a cell, so that one long text does not fill a page. */
const MAX_CELL_LINES = 2;
/** Factors of a column's width. Numbers get more room, because a number that is cut is another number. */
const WIDTH_FACTOR = { start: 1, end: 1.2 };

/** A row with its text broken into lines, cell by cell. */
export interface PlacedRow {
  cells: readonly (readonly TextLine[])[];
  height: number;
}

/** The table of a PDF: where its columns stand, and how a row fills them. */
export class PdfTable {
  readonly #ink: TextWriter;
  readonly #columns: readonly PrintoutColumn[];
  readonly #edges: readonly number[];

  constructor(ink: TextWriter, columns: readonly PrintoutColumn[], left: number, width: number) {
    this.#ink = ink;
    this.#columns = columns;
    this.#edges = edges(columns, left, width);
  }

  head(): PlacedRow {
    const labels = this.#columns.map(
      ({ label, under }): PrintoutCell => (under === undefined ? [label] : [label, under]),
    );
    return this.place(labels, TEXT_STYLES.head);
  }

  place(row: readonly PrintoutCell[], style: TextStyle): PlacedRow {
    const cells = row.map(([text, under = ''], i) => {
      const [left, right] = this.#sides(i);
      const main = this.#ink.lines(text, style, right - left, MAX_CELL_LINES);
      return [...main, ...this.#ink.lines(under, TEXT_STYLES.fine, right - left, 1)];
    });
    return { cells, height: Math.max(...cells.map(linesHeight)) + 2 * PAD };
  }

  write(column: number, lines: readonly TextLine[], top: number): void {
    const [left, right] = this.#sides(column);
    this.#ink.write(lines, left, top + PAD, this.#columns[column]?.align === 'end' ? right : undefined);
  }

  /** Left and right edge of the text in a column. */
  #sides(column: number): [left: number, right: number] {
    const [left = 0, right = 0] = this.#edges.slice(column, column + 2);
    return [left + PAD, right - PAD];
  }
}

/** Left edge of each column, and the right edge of the last. */
function edges(columns: readonly PrintoutColumn[], left: number, width: number): number[] {
  const shares = columns.map((column) => column.width * WIDTH_FACTOR[column.align]);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const found = [left];
  for (const share of shares) found.push((found.at(-1) ?? left) + (share / whole) * width);
  return found;
}
