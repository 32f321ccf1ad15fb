import PDFDocument from 'pdfkit';
import { PARAGRAPH_GAP, type PageBox, PageLayout, type PageParagraph } from './layout.ts';
import type { Printout, PrintoutCell } from './printout.ts';
import type { PlacedRow } from './table.ts';
import { PdfTags } from './tags.ts';
import { linesHeight, TEXT_STYLES, TextWriter } from './typeset.ts';

const MARGIN = 36;
const FOOT = 18;
const RULE = '#94a3b8';
const SHADE = '#e0f2fe';

/**
 * Draws a printout as a PDF, landscape A4. Pages are released as soon as they are drawn: one takes far more memory than
 * its text.
 */
export class PdfPrinter {
  readonly #paper: Printout;
  readonly #doc: PDFKit.PDFDocument;
  readonly #ink: TextWriter;
  readonly #box: PageBox;
  readonly #layout: PageLayout;
  #y = MARGIN;

  constructor(paper: Printout) {
    this.#paper = paper;
    this.#doc = blank(paper);
    const { width, height } = this.#doc.page;
    this.#box = { left: MARGIN, top: MARGIN, width: width - 2 * MARGIN, bottom: height - MARGIN - FOOT };
    this.#ink = new TextWriter(this.#doc);
    this.#layout = new PageLayout(this.#ink, paper, this.#box);
  }

  rows(batch: readonly (readonly PrintoutCell[])[]): void {
    for (const cells of batch) this.#layout.add(cells);
  }

  /** Yields the bytes of the finished PDF, page by page. */
  *pages(): Generator<Uint8Array> {
    const tags = new PdfTags(this.#doc, this.#ink);
    const { pages, opening } = this.#layout;
    const empty = pages[0]?.length === 0;
    if (!empty) this.#layout.close(this.#paper.totals);
    for (const paragraph of opening) this.#paragraph(tags, paragraph);
    if (empty) this.#paragraph(tags, { tag: 'P', lines: this.#ink.lines(this.#paper.empty, TEXT_STYLES.body, 400, 1) });
    for (const [i, rows] of pages.entries()) {
      if (i > 0) this.#turn();
      this.#foot(`Página ${i + 1} de ${pages.length}`);
      if (!empty) this.#table(tags, rows);
      yield* this.#drawn();
    }
    tags.end();
    this.#doc.end();
    yield* this.#drawn();
  }

  *#drawn(): Generator<Uint8Array> {
    const bytes: Uint8Array | null = this.#doc.read();
    if (bytes) yield bytes;
  }

  #turn(): void {
    this.#doc.addPage();
    this.#y = this.#box.top;
  }

  #paragraph(tags: PdfTags, { tag, lines }: PageParagraph): void {
    tags.paragraph(tag, () => this.#ink.write(lines, this.#box.left, this.#y));
    this.#y += linesHeight(lines) + PARAGRAPH_GAP;
  }

  #table(tags: PdfTags, rows: readonly PlacedRow[]): void {
    const { head, total } = this.#layout;
    this.#ink.decorate('Layout', () => {
      this.#doc.rect(this.#box.left, this.#y, this.#box.width, head.height).fill(SHADE);
    });
    tags.head(this.#cells(head));
    this.#y += head.height;
    for (const row of rows) {
      if (row === total) tags.total(this.#cells(row));
      else tags.row(this.#cells(row));
      this.#y += row.height;
      this.#rule();
    }
  }

  /** Functions that draw each cell of a row at the current height. */
  #cells(row: PlacedRow): (() => void)[] {
    const y = this.#y;
    return row.cells.map((lines, column) => () => this.#layout.grid.write(column, lines, y));
  }

  #rule(): void {
    const { left, width } = this.#box;
    this.#ink.decorate('Layout', () => {
      this.#doc
        .moveTo(left, this.#y)
        .lineTo(left + width, this.#y)
        .lineWidth(0.25)
        .stroke(RULE);
    });
  }

  #foot(number: string): void {
    const { left, width, bottom } = this.#box;
    const address = this.#ink.lines(this.#paper.address, TEXT_STYLES.fine, width - 80, 1);
    const line = { text: number, style: TEXT_STYLES.fine };
    this.#ink.decorate('Pagination', () => {
      this.#ink.write(address, left, bottom + 8);
      this.#ink.write([line], left, bottom + 8, left + width);
    });
  }
}

function blank(paper: Printout): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    info: {
      Title: `${paper.title} – ${paper.body}`,
      Author: paper.body,
      Creator: 'Portal da Transparência',
      CreationDate: new Date(paper.created),
    },
  });
}
