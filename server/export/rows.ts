import { COPY_NULL, copiedValue, toBinary } from './copy.ts';

/** What a format writes for the values of one column, beginning and end of the row included. */
export interface ColumnText {
  /** Text around a value that is written as it came. */
  before: string;
  after: string;
  /** Text in place of a value that is absent. */
  absent: string;
  /** Text of a value that the format writes otherwise, with all that stands around it. */
  special(value: string): string;
}

/** How the lines of a COPY become the rows of a format. */
export interface RowFormat {
  columns: readonly ColumnText[];
  /** Finds, in a line, what keeps a value from being written as it came; with the flag `g`. */
  special: RegExp;
}

/**
 * Rewrites lines of a COPY as rows of a format. Nearly every value passes as it is, found and copied by native code: what
 * needs more is looked for once in all of the lines, and only the values that have it are decoded.
 */
export function rewriteRows(lines: string, { columns, special }: RowFormat): Buffer {
  const last = columns.at(-1);
  let rows = '';
  let next = findFrom(special, lines, 0);
  for (let at = 0; at < lines.length; )
    for (const column of columns) {
      const end = lines.indexOf(column === last ? '\n' : '\t', at);
      const field = lines.slice(at, end);
      if (field === COPY_NULL) rows += column.absent;
      else if (next >= end) rows += column.before + field + column.after;
      else rows += toBinary(column.special(copiedValue(field)));
      if (next < end) next = findFrom(special, lines, end);
      at = end + 1;
    }
  return Buffer.from(rows, 'latin1');
}

function findFrom(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.index ?? Number.POSITIVE_INFINITY;
}
