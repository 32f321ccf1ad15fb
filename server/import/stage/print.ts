import { type Dataset, storedOf } from '../../../catalog/dataset.ts';
import type { Row } from '../../../catalog/fields/field.ts';
import { quoteCell } from '../../../catalog/texto/csv.ts';

/** Writes a row as a line of CSV: nothing for nothing, quotes where a text needs them. */
export function rowPrinter(set: Dataset): (row: Row) => string {
  const columns = storedOf(set).map(([name, { print, quoted }]) => ({ name, print, quoted }));
  return (row) => {
    let text = '';
    for (const { name, print, quoted } of columns) {
      const value = row[name] ?? null;
      if (value === null) text += ';';
      else text += quoted ? `;${quoteCell(print(value))}` : `;${print(value)}`;
    }
    return `${text.slice(1)}\n`;
  };
}
