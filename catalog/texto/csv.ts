/**
 * Quotes a cell of a CSV file where the separator, a quote or a line break is in it: a backslash too, which PostgreSQL
 * could take for the end of the data.
 */
export function quoteCell(cell: string, separator: ',' | ';' = ';'): string {
  return cell.includes(separator) || SPECIAL.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const SPECIAL = /["\r\n\\]/;

/** Prints the cells of one line of a CSV file, without its line break. */
export const csvLine = (cells: readonly string[], separator: ',' | ';' = ';'): string =>
  cells.map((cell) => quoteCell(cell, separator)).join(separator);
