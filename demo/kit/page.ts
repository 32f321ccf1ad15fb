import { encodeText, type PdfFont, textWidth, wrapText } from './font.ts';
import { type PdfColumn, type PdfRow, type SetRow, TableGrid } from './grid.ts';

/** A part of a document: a paragraph, a heading, a line in the middle or a table. */
export type PdfBlock =
  | string
  | { heading: string; newPage?: boolean }
  | { subheading: string }
  | { center: string }
  | { columns: readonly PdfColumn[]; rows: readonly PdfRow[] };

type PdfTable = Extract<PdfBlock, { columns: readonly PdfColumn[] }>;

export interface PdfSheet {
  width: number;
  height: number;
}

/** A heading and where it stands, for the reader's list of contents. */
export interface PdfMark {
  title: string;
  page: number;
  y: number;
}

const MARGIN = 48;
const BOTTOM = 54;
const BODY = 10.5;
const LEADING = 13.5;
const FONTS: Readonly<Record<PdfFont, string>> = { regular: '/F1', bold: '/F2' };

const escaped = (text: string): string => (/[\\()]/.test(text) ? text.replace(/[\\()]/g, '\\$&') : text);
const point = (value: number): string => String(Math.round(value * 10) / 10);

/** Sets blocks onto as many pages as they need. */
export class PdfLayout {
  readonly pages: string[] = [];
  readonly marks: PdfMark[] = [];
  readonly #sheet: PdfSheet;
  #page: string[] = [];
  #style = '';
  #y: number;

  constructor(sheet: PdfSheet) {
    this.#sheet = sheet;
    this.#y = sheet.height - MARGIN;
  }

  get #inner(): number {
    return this.#sheet.width - 2 * MARGIN;
  }

  title(text: string): void {
    this.#y -= 6;
    this.#lines(wrapText(encodeText(text), this.#inner, 15, 'bold'), { size: 15, leading: 19, font: 'bold' });
    this.#y -= 5;
  }

  add(block: PdfBlock): void {
    if (typeof block === 'string') this.#paragraph(block);
    else if ('heading' in block) this.#heading(block.heading, block.newPage ?? false);
    else if ('subheading' in block) this.#subheading(block.subheading);
    else if ('center' in block) this.#center(block.center);
    else this.#table(block);
  }

  /** Ends the last page. */
  close(): void {
    if (this.#page.length > 0) this.#turn();
  }

  #turn(): void {
    this.pages.push(this.#page.join('\n'));
    this.#page = [];
    this.#style = '';
    this.#y = this.#sheet.height - MARGIN;
  }

  /** Turns the page if something of this height does not fit what is left of it. */
  #room(height: number): boolean {
    if (this.#y - height >= BOTTOM || this.#page.length === 0) return false;
    this.#turn();
    return true;
  }

  #text(text: string, x: number, size: number, font: PdfFont): void {
    const style = `${FONTS[font]} ${size} Tf`;
    if (style !== this.#style) this.#page.push(style);
    this.#style = style;
    this.#page.push(`1 0 0 1 ${point(x)} ${point(this.#y)} Tm (${escaped(text)}) Tj`);
  }

  #lines(lines: readonly string[], { size, leading, font }: { size: number; leading: number; font: PdfFont }): void {
    for (const line of lines) {
      this.#room(leading);
      this.#y -= leading;
      this.#text(line, MARGIN, size, font);
    }
  }

  #paragraph(text: string): void {
    const lines = wrapText(encodeText(text), this.#inner, BODY);
    this.#room(Math.min(2, lines.length) * LEADING);
    this.#lines(lines, { size: BODY, leading: LEADING, font: 'regular' });
    this.#y -= 6;
  }

  #heading(text: string, newPage: boolean): void {
    if (newPage && this.#page.length > 0) this.#turn();
    this.#room(80);
    this.#y -= 6;
    this.marks.push({ title: encodeText(text), page: this.pages.length, y: this.#y });
    this.#lines(wrapText(encodeText(text), this.#inner, 12.5, 'bold'), { size: 12.5, leading: 16, font: 'bold' });
    this.#y -= 4;
  }

  #subheading(text: string): void {
    this.#room(60);
    this.#y -= 3;
    this.#lines(wrapText(encodeText(text), this.#inner, BODY, 'bold'), {
      size: BODY,
      leading: LEADING,
      font: 'bold',
    });
    this.#y -= 3;
  }

  #center(text: string): void {
    for (const line of wrapText(encodeText(text), this.#inner, BODY)) {
      this.#room(LEADING);
      this.#y -= LEADING;
      this.#text(line, (this.#sheet.width - textWidth(line, BODY)) / 2, BODY, 'regular');
    }
    this.#y -= 6;
  }

  #table({ columns, rows }: PdfTable): void {
    const grid = new TableGrid(columns, this.#inner);
    const head = grid.row(
      columns.map((column) => column.head),
      'bold',
    );
    const begin = (): void => {
      this.#row(grid, head, 'bold');
      this.#rule();
    };
    const first = rows[0] ? grid.read(rows[0]) : null;
    this.#room(head.height + (first?.height ?? 0) + 4);
    begin();
    for (const row of rows) {
      const { cells, font, height } = grid.read(row);
      if (this.#room(height)) begin();
      this.#row(grid, { cells, height }, font);
    }
    this.#rule();
    this.#y -= 8;
  }

  #row(grid: TableGrid, { cells, height }: Pick<SetRow, 'cells' | 'height'>, font: PdfFont): void {
    const top = this.#y;
    for (const [i, lines] of cells.entries()) {
      this.#y = top;
      for (const line of lines) {
        this.#y -= grid.leading;
        this.#text(line, MARGIN + grid.at(i, line, font), grid.size, font);
      }
    }
    this.#y = top - height;
  }

  /** A thin line over the whole width, drawn between the pieces of text. */
  #rule(): void {
    const y = point(this.#y - 1);
    this.#page.push(`ET ${MARGIN} ${y} m ${point(this.#sheet.width - MARGIN)} ${y} l S BT`);
    this.#y -= 2;
  }
}
