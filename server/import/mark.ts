/** Stands after a number that was a number in its file: invisible, and no text of a publisher ends with it. */
const MARK = '\u2060';

/**
 * A number of JSON or of a spreadsheet as text. It has no way of writing that could be taken for another, so what a map or a
 * publisher says of decimals is of texts alone: 12.345 must not become twelve thousand. A whole number is the same in all.
 */
export const marked = (text: string): string => (text.includes(',') ? text + MARK : text);

export const isMarked = (cell: string): boolean => cell.endsWith(MARK);

/** The cell as anybody may see it. */
export const bare = (cell: string): string => (isMarked(cell) ? cell.slice(0, -1) : cell);
