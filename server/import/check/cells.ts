import type { Value } from '../../../catalog/fields/field.ts';
import type { ColumnStyle } from '../../../catalog/fields/style.ts';
import { isGarbled, type PrintedCell, type PrintedColumn, printCell } from './print.ts';

/** What a cell comes to. */
export interface CheckedCell extends PrintedCell {
  /** Null where the cell says nothing. */
  value: Value | null;
  /** Why it is no value of its field; null for one that is. */
  fault: string | null;
  /** Whether zeros that a spreadsheet had dropped were put before it again. */
  restored: boolean;
  garbled: boolean;
}

/** How the cells of one column are read. */
export type CellReader = (text: string) => CheckedCell;

/** A cell that says nothing. */
export const blankCell = (column: PrintedColumn): CheckedCell => unread(column, null, false);

/** Reads each cell anew. */
export function cellReader(column: PrintedColumn, style: ColumnStyle): CellReader {
  const { take, quoted } = column.field;
  const blank = blankCell(column);
  return (cell) => {
    const taken = take(cell, style);
    // No kind has an empty text for a value: what cannot be seen is not there.
    if (taken === null || (taken.ok && taken.value === '')) return blank;
    const restored = taken.restored === true;
    if (!taken.ok) return unread(column, taken.message, restored);
    const { text, high, low } = printCell(column, taken.value);
    return { text, high, low, value: taken.value, fault: null, restored, garbled: quoted && isGarbled(text) };
  };
}

const unread = (column: PrintedColumn, fault: string | null, restored: boolean): CheckedCell => ({
  ...printCell(column, null),
  value: null,
  fault,
  restored,
  garbled: false,
});

/** Different cells of a column that are remembered at a time: a power of two. */
const KEPT = 4_096;
/** Letters of a cell that is remembered: longer ones seldom repeat. */
const LONGEST = 200;

/**
 * Reads each different cell of a column once, as far as it is remembered: most columns of a ledger repeat a few values (dates,
 * units, suppliers). Each cell has one place by its letters, and the last one there stays: the memory needed is bounded, and
 * to look costs less than half of what a `Map` of the same cells does.
 */
export function rememberingReader(read: CellReader): CellReader {
  const texts: string[] = new Array(KEPT).fill('');
  const cells: CheckedCell[] = new Array(KEPT).fill(read(''));
  let asked = 0;
  let found = 0;
  return (text) => {
    if (asked < 0 || text.length > LONGEST) return read(text);
    const place = placeOf(text);
    asked += 1;
    if (texts[place] === text) found += 1;
    // A column of numbers or of objects never repeats; looking would cost more than reading.
    else if (asked > 2 * KEPT && found < KEPT) asked = Number.NEGATIVE_INFINITY;
    else {
      // A copy: the text is a slice, and what is kept of it would keep its whole piece of the file.
      const own = ` ${text}`.slice(1);
      texts[place] = own;
      cells[place] = read(own);
    }
    return asked < 0 ? read(text) : (cells[place] as CheckedCell);
  };
}

function placeOf(text: string): number {
  let hash = text.length;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (KEPT - 1);
}
