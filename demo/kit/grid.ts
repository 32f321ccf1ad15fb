import { encodeText, type PdfFont, textWidth, wrapText } from './font.ts';

/** A column of a table: its head, its share of the width, and whether it holds numbers, which end at the right. */
export interface PdfColumn {
  head: string;
  width: number;
  right?: boolean;
}

/** A row of a table; a strong one is a sum or the head of a group. Spaces before the first cell push it in. */
export type PdfRow = readonly string[] | { strong: readonly string[] };

/** A row whose cells are broken into lines. */
export interface SetRow {
  cells: string[][];
  font: PdfFont;
  height: number;
}

/** The columns of a table laid out over a width, with letters small enough for how many they are. */
export class TableGrid {
  readonly size: number;
  readonly leading: number;
  readonly #columns: readonly PdfColumn[];
  readonly #starts: number[] = [];
  readonly #widths: number[];

  constructor(columns: readonly PdfColumn[], width: number) {
    const whole = columns.reduce((sum, column) => sum + column.width, 0);
    this.#columns = columns;
    this.size = columns.length > 6 ? 6.8 : columns.length > 4 ? 7.6 : 8.6;
    this.leading = this.size + 2.4;
    this.#widths = columns.map((column) => (column.width / whole) * width);
    let x = 0;
    for (const own of this.#widths) {
      this.#starts.push(x);
      x += own;
    }
  }

  read(row: PdfRow): SetRow {
    return 'strong' in row ? this.row(row.strong, 'bold') : this.row(row, 'regular');
  }

  /** The cells of a row, each broken into the lines that its column holds. */
  row(cells: readonly string[], font: PdfFont): SetRow {
    const broken = cells.map((cell, i) => this.#break(encodeText(cell), (this.#widths[i] ?? 0) - 4, font));
    return { cells: broken, font, height: Math.max(...broken.map((lines) => lines.length)) * this.leading + 1.6 };
  }

  #break(text: string, width: number, font: PdfFont): string[] {
    const indent = /^ */.exec(text)?.[0] ?? '';
    return wrapText(text.trim(), width - indent.length * 4, this.size, font).map((line) => indent + line);
  }

  /** Where a line of a column begins. */
  at(column: number, line: string, font: PdfFont): number {
    const start = this.#starts[column] ?? 0;
    if (!this.#columns[column]?.right) return start;
    return start + (this.#widths[column] ?? 0) - textWidth(line, this.size, font);
  }
}
