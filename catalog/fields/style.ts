/** How a column of somebody's file writes its numbers or its days. */
export interface ColumnStyle {
  decimal: 'br' | 'us';
  data: 'dma' | 'mda';
}

/** The style of a file that does not say otherwise. */
export const BRAZILIAN: ColumnStyle = { decimal: 'br', data: 'dma' };

/** The mark stands after a number that was a number in its file: invisible, and no text of a publisher ends with it. */
const MARK = '\u2060';

/**
 * Marks a number of JSON or of a spreadsheet, written as text. It has no way of writing that could be taken for another, so what
 * a map or a publisher says of decimals is of texts alone: 12.345 must not become twelve thousand. A whole number is the same in all.
 */
export const markExact = (text: string): string => (text.includes(',') ? text + MARK : text);

export const isExact = (cell: string): boolean => cell.endsWith(MARK);

/** The cell as anybody may see it. */
export const unmark = (cell: string): string => (isExact(cell) ? cell.slice(0, -1) : cell);

/** What old systems write where there is nothing. A text may really say “-”, a number may not. */
const NOTHING = /^(?:null|n\/?a|nan|none|nil|nulo|-+|—|s\/n|#n\/d|#n\/a)$/i;

/** Tidies a cell that holds a number, a day or a document: one of the words for nothing is nothing. */
export const tidyFigure = (cell: string): string => (NOTHING.test(cell.trim()) ? '' : unmark(cell.trim()));

const NO_TEXT = /^\s*(?:null\s*)?$/i;

/** Tidies a cell that may hold any text. */
export const tidyText = (cell: string): string => (NO_TEXT.test(cell) ? '' : unmark(cell));
