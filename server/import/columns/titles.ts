import type { FileLine } from '../read/csv.ts';

/** The share of the fullest line's cells that a header has at the least: the last columns may have no name. */
const FULL = 0.75;

const filled = ({ cells }: FileLine): number => cells.filter((cell) => cell.trim() !== '').length;

/** How many lines of titles stand above a table: the name of the body, the date and the page fill a cell or two of their line. */
export function titlesAbove(lines: readonly FileLine[]): number {
  const widths = lines.map(filled);
  const fullest = Math.max(0, ...widths);
  return Math.max(
    0,
    widths.findIndex((width) => width >= fullest * FULL),
  );
}
