import { heightOf, type Ink, type Line, STYLES, type Style } from './ink.ts';
import type { Cell, Column } from './paper.ts';

const PAD = 4;
/** Lines that a cell may take, so that one long text does not make a page of its own. */
const MOST = 2;
/** Figures are cut last of all: a number without its end is another number. */
const ROOM = { start: 1, end: 1.2 };

/** A row with its text broken into lines, cell by cell. */
export interface Placed {
  cells: readonly (readonly Line[])[];
  height: number;
}

/** The columns of a table on paper: where they stand, and how a row fills them. */
export class Grid {
  readonly #ink: Ink;
  readonly #columns: readonly Column[];
  readonly #edges: readonly number[];

  constructor(ink: Ink, columns: readonly Column[], left: number, width: number) {
    this.#ink = ink;
    this.#columns = columns;
    this.#edges = edges(columns, left, width);
  }

  head(): Placed {
    const labels = this.#columns.map(({ label, under }): Cell => (under === undefined ? [label] : [label, under]));
    return this.place(labels, STYLES.head);
  }

  place(row: readonly Cell[], style: Style): Placed {
    const cells = row.map(([text, under = ''], i) => {
      const [left, right] = this.#sides(i);
      const main = this.#ink.lines(text, style, right - left, MOST);
      return [...main, ...this.#ink.lines(under, STYLES.fine, right - left, 1)];
    });
    return { cells, height: Math.max(...cells.map(heightOf)) + 2 * PAD };
  }

  write(column: number, lines: readonly Line[], top: number): void {
    const [left, right] = this.#sides(column);
    this.#ink.write(lines, left, top + PAD, this.#columns[column]?.align === 'end' ? right : undefined);
  }

  /** The room for text in a column. */
  #sides(column: number): [left: number, right: number] {
    const [left = 0, right = 0] = this.#edges.slice(column, column + 2);
    return [left + PAD, right - PAD];
  }
}

/** Where each column begins, and where the last one ends. */
function edges(columns: readonly Column[], left: number, width: number): number[] {
  const shares = columns.map((column) => column.width * ROOM[column.align]);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const found = [left];
  for (const share of shares) found.push((found.at(-1) ?? left) + (share / whole) * width);
  return found;
}
