import { type Dataset, storedOf } from '../../../catalog/dataset.ts';
import type { Field, Row, Value } from '../../../catalog/fields/field.ts';
import { quoteCell } from '../../../catalog/texto/csv.ts';
import { type Fingerprint, fingerprintText, HIGH_START, joinHigh, joinLow, LOW_START } from './fingerprints.ts';

/** Letters that were saved in one encoding and read in another. */
const GARBLED = /Ã[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00a0-\u00bf]|â€|\ufffd/;

export const isGarbled = (text: string): boolean => GARBLED.test(text);

/** A value as a cell of the CSV that the database reads, with what ends it. */
export interface PrintedCell extends Fingerprint {
  text: string;
}

/** A row as a line of that CSV, with the fingerprints of all of it and of its key. */
export interface PrintedRow extends Fingerprint {
  text: string;
  key: Fingerprint;
}

/** A column of the table that is written to. */
export interface PrintedColumn {
  name: string;
  field: Field;
  /** What ends its cells: a separator, or the end of the line. */
  end: string;
}

export const printedColumns = (set: Dataset): PrintedColumn[] =>
  storedOf(set).map(([name, field], at, all) => ({ name, field, end: at === all.length - 1 ? '\n' : ';' }));

/** Prints nothing for nothing, and quotes where a text needs them. */
export function printCell({ field, end }: PrintedColumn, value: Value | null): PrintedCell {
  const plain = value === null ? '' : field.print(value);
  const text = (field.quoted ? quoteCell(plain) : plain) + end;
  const { high, low } = fingerprintText(text);
  return { text, high, low };
}

/** Puts the cells of a row together, which are in the order of the columns. */
export function cellJoiner(set: Dataset): (cells: readonly PrintedCell[]) => PrintedRow {
  const names = storedOf(set).map(([name]) => name);
  const key = set.key.map((name) => names.indexOf(name));
  return (cells) => {
    let text = '';
    let high = HIGH_START;
    let low = LOW_START;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i] as PrintedCell;
      text += cell.text;
      high = joinHigh(high, cell.high);
      low = joinLow(low, cell.low);
    }
    return { text, high, low, key: joinPrints(cells, key) };
  };
}

function joinPrints(cells: readonly PrintedCell[], places: readonly number[]): Fingerprint {
  let high = HIGH_START;
  let low = LOW_START;
  for (let i = 0; i < places.length; i++) {
    const cell = cells[places[i] ?? 0];
    high = joinHigh(high, cell?.high ?? 0);
    low = joinLow(low, cell?.low ?? 0);
  }
  return { high, low };
}

/** Prints a row anew, whose values are not those of its line. */
export function rowPrinter(set: Dataset): (row: Row) => PrintedRow {
  const columns = printedColumns(set);
  const join = cellJoiner(set);
  return (row) => join(columns.map((column) => printCell(column, row[column.name] ?? null)));
}
