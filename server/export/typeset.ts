import { toFontCharacters, wrapText } from './wrap.ts';

export interface TextStyle {
  bold?: boolean;
  size: number;
  color: string;
}

const INK = '#0f172a';
const SOFT = '#334155';

export const TEXT_STYLES = {
  title: { bold: true, size: 16, color: INK },
  body: { bold: true, size: 10, color: SOFT },
  sentence: { size: 9, color: INK },
  head: { bold: true, size: 8, color: INK },
  cell: { size: 8, color: INK },
  fine: { size: 6.5, color: SOFT },
} satisfies Record<string, TextStyle>;

/** One line of text, ready to be written. */
export interface TextLine {
  text: string;
  style: TextStyle;
}

export const lineHeight = ({ size }: TextStyle): number => size * 1.25;

export const linesHeight = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, { style }) => sum + lineHeight(style), 0);

/**
 * Measures and writes text on a PDF. Each character is measured once, while the library's own wrapping measures every
 * line again.
 */
export class TextWriter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #widths = { bold: new Map<string, number>(), plain: new Map<string, number>() };

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  /** Breaks text into at most `most` lines of a width. */
  lines(text: string, style: TextStyle, width: number, most: number): TextLine[] {
    const fitting = wrapText(toFontCharacters(text), width, most, (part) => this.#measure(part, style));
    return fitting.map((line) => ({ text: line, style }));
  }

  #measure(text: string, style: TextStyle): number {
    let width = 0;
    for (const char of text) width += this.#char(char, style);
    return width * style.size;
  }

  #char(char: string, style: TextStyle): number {
    const widths = style.bold ? this.#widths.bold : this.#widths.plain;
    const known = widths.get(char);
    if (known !== undefined) return known;
    const width = this.#use(style).widthOfString(char) / style.size;
    widths.set(char, width);
    return width;
  }

  /** Writes lines one below the other, aligned to the left edge or, if given, to the right one. */
  write(lines: readonly TextLine[], left: number, top: number, right?: number): void {
    let y = top;
    for (const { text, style } of lines) {
      const x = right === undefined ? left : right - this.#measure(text, style);
      this.#use(style).fillColor(style.color).text(text, x, y, { lineBreak: false });
      y += lineHeight(style);
    }
  }

  /** Draws what screen readers skip: rules, shades, page numbers, repeated heads. */
  decorate(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#doc.markContent('Artifact', { type });
    draw();
    this.#doc.endMarkedContent();
  }

  #use(style: TextStyle): PDFKit.PDFDocument {
    return this.#doc.font(style.bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(style.size);
  }
}
