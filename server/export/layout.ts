import { Grid, type Placed } from './grid.ts';
import { heightOf, type Ink, type Line, STYLES, type Style } from './ink.ts';
import type { Cell, Paper } from './paper.ts';

/** The part of the page that is written on. */
export interface Box {
  left: number;
  top: number;
  width: number;
  bottom: number;
}

export interface Paragraph {
  tag: 'H1' | 'P';
  lines: readonly Line[];
}

/** Space below a paragraph. */
export const GAP = 3;

/** Decides what stands on which page, before anything is drawn: only then can the first say "Página 1 de N". */
export class Layout {
  readonly grid: Grid;
  readonly head: Placed;
  readonly opening: readonly Paragraph[];
  readonly pages: Placed[][] = [[]];
  /** The row of sums, if there is one, stands last on the last page. */
  total: Placed | undefined;
  readonly #box: Box;
  #y: number;

  constructor(ink: Ink, paper: Paper, box: Box) {
    const paragraph = (tag: Paragraph['tag'], text: string, style: Style): Paragraph => ({
      tag,
      lines: ink.lines(text, style, box.width, 4),
    });
    this.#box = box;
    this.grid = new Grid(ink, paper.columns, box.left, box.width);
    this.head = this.grid.head();
    this.opening = [
      paragraph('P', paper.body, STYLES.body),
      paragraph('H1', paper.title, STYLES.title),
      ...paper.sentences.map((sentence) => paragraph('P', sentence, STYLES.sentence)),
    ];
    this.#y = box.top + this.opening.reduce((sum, { lines }) => sum + heightOf(lines) + GAP, 0) + this.head.height;
  }

  add(cells: readonly Cell[]): void {
    this.#put(this.grid.place(cells, STYLES.cell));
  }

  close(totals: readonly Cell[]): void {
    if (totals.length === 0) return;
    this.total = this.grid.place(totals, STYLES.head);
    this.#put(this.total);
  }

  #put(row: Placed): void {
    if (this.#y + row.height > this.#box.bottom) {
      this.pages.push([]);
      this.#y = this.#box.top + this.head.height;
    }
    this.pages.at(-1)?.push(row);
    this.#y += row.height;
  }
}
