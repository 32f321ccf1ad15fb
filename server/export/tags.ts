import type { TextWriter } from './typeset.ts';

type Struct = PDFKit.PDFStructureElement;
type Draw = () => void;

/** Options of header cells with their scope, which the library's types do not have yet. */
const COLUMN = { lang: 'pt-BR', scope: 'Column' };
const ROW = { lang: 'pt-BR', scope: 'Row' };

/** The structure tree of a PDF for screen readers: document, title, paragraphs, and a table of rows and cells. */
export class PdfTags {
  readonly #doc: PDFKit.PDFDocument;
  readonly #ink: TextWriter;
  readonly #root: Struct;
  #table: Struct | undefined;
  #body: Struct | undefined;

  constructor(doc: PDFKit.PDFDocument, ink: TextWriter) {
    this.#doc = doc;
    this.#ink = ink;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  paragraph(tag: 'H1' | 'P', draw: Draw): void {
    this.#root.add(this.#doc.struct(tag, {}, draw));
  }

  /** Header row: part of the structure where the table begins, decoration on the pages after it. */
  head(cells: readonly Draw[]): void {
    if (this.#table) {
      this.#ink.decorate('Pagination', () => {
        for (const draw of cells) draw();
      });
      return;
    }
    this.#table = this.#part(this.#root, 'Table');
    this.#row(
      this.#part(this.#table, 'THead'),
      cells.map((draw) => this.#doc.struct('TH', COLUMN, draw)),
    );
    this.#body = this.#part(this.#table, 'TBody');
  }

  row(cells: readonly Draw[]): void {
    if (!this.#body) return;
    this.#row(
      this.#body,
      cells.map((draw) => this.#doc.struct('TD', {}, draw)),
    );
  }

  total([label, ...cells]: readonly Draw[]): void {
    if (!this.#table || !label) return;
    this.#row(this.#part(this.#table, 'TFoot'), [
      this.#doc.struct('TH', ROW, label),
      ...cells.map((draw) => this.#doc.struct('TD', {}, draw)),
    ]);
  }

  end(): void {
    this.#root.end();
  }

  #part(parent: Struct, tag: string): Struct {
    const part = this.#doc.struct(tag);
    parent.add(part);
    return part;
  }

  /** Adds a row and closes it at once, so that its cells can be released. */
  #row(parent: Struct, cells: readonly Struct[]): void {
    const row = this.#part(parent, 'TR');
    for (const cell of cells) row.add(cell);
    row.end();
  }
}
