import { Readable } from 'node:stream';
import type { Dataset } from '../catalog/dataset.ts';
import type { Cells } from '../catalog/samples/sample.ts';
import { quoteCell } from '../catalog/texto/csv.ts';

/** Characters of a piece, about what a file system reads at a time. */
const PIECE = 64_000;

/** Rows as the file that a publisher would send: UTF-8 with its mark, semicolons, quotes where they are needed. */
export function csv(rows: Iterable<Cells>, set: Dataset): Readable {
  return Readable.from(pieces(rows, Object.keys(set.fields)), { objectMode: false });
}

function* pieces(rows: Iterable<Cells>, names: readonly string[]): Generator<string> {
  let text = `\ufeff${names.join(';')}\r\n`;
  for (const row of rows) {
    let line = '';
    for (const name of names) line += `;${quoteCell(row[name] ?? '')}`;
    text += `${line.slice(1)}\r\n`;
    if (text.length < PIECE) continue;
    yield text;
    text = '';
  }
  yield text;
}
