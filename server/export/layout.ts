import type { Printout, PrintoutCell } from './printout.ts';
import { PdfTable, type PlacedRow } from './table.ts';
import { linesHeight, TEXT_STYLES, type TextLine, type TextStyle, type TextWriter } from './typeset.ts';

/** The part of the page that is written on. */
export interface PageBox {
  left: number;
  top: number;
  width: number;
  bottom: number;
}

export interface PageParagraph {
  tag: 'H1' | 'P';
  lines: readonly TextLine[];
}

/** Space below a paragraph. */
export const PARAGRAPH_GAP = 3;

/** Decides what stands on which page before anything is drawn, so that the first can say "Página 1 de N". */
export class PageLayout {
  readonly grid: PdfTable;
  readonly head: PlacedRow;
  readonly opening: readonly PageParagraph[];
  readonly pages: PlacedRow[][] = [[]];
  /** The row of totals, if there is one: the last of the last page. */
  total: PlacedRow | undefined;
  readonly #box: PageBox;
  #y: number;

  constructor(ink: TextWriter, paper: Printout, box: PageBox) {
    const paragraph = (tag: PageParagraph['tag'], text: string, style: TextStyle): PageParagraph => ({
      tag,
      lines: ink.lines(text, style, box.width, 4),
    });
    this.#box = box;
    this.grid = new PdfTable(ink, paper.columns, box.left, box.width);
    this.head = this.grid.head();
    this.opening = [
      paragraph('P', paper.body, TEXT_STYLES.body),
      paragraph('H1', paper.title, TEXT_STYLES.title),
      ...paper.sentences.map((sentence) => paragraph('P', sentence, TEXT_STYLES.sentence)),
    ];
    this.#y =
      box.top + this.opening.reduce((sum, { lines }) => sum + linesHeight(lines) + PARAGRAPH_GAP, 0) + this.head.height;
  }

  add(cells: readonly PrintoutCell[]): void {
    this.#put(this.grid.place(cells, TEXT_STYLES.cell));
  }

  close(totals: readonly PrintoutCell[]): void {
    if (totals.length === 0) return;
    this.total = this.grid.place(totals, TEXT_STYLES.head);
    this.#put(this.total);
  }

  #put(row: PlacedRow): void {
    if (this.#y + row.height > this.#box.bottom) {
      this.pages.push([]);
      this.#y = this.#box.top + this.head.height;
    }
    this.pages.at(-1)?.push(row);
    this.#y += row.height;
  }
}
