import type { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { copyBytes } from './copy.ts';
import { readableFrom } from './readable.ts';

/** Byte order mark, by which a spreadsheet knows that the text is UTF-8. */
const BOM = Buffer.from('\uFEFF');
/** Bytes sent at a time: the database sends a few rows at a time, and passing each on would cost a network packet. */
const PIECE_BYTES = 256 * 1024;

/** Streams the bytes of a `COPY (…) TO STDOUT`: PostgreSQL writes CSV faster than we could. */
export const csvStream = (client: ClientBase, copy: string, options: { bom?: boolean } = {}): Readable =>
  readableFrom(options.bom ? marked(client, copy) : copyBytes(client, copy, PIECE_BYTES));

/** The same with the mark before it, which waits for the first row: an error can be answered until then. */
async function* marked(client: ClientBase, copy: string): AsyncGenerator<Uint8Array> {
  let mark = BOM;
  for await (const bytes of copyBytes(client, copy, PIECE_BYTES)) {
    yield mark.length > 0 ? Buffer.concat([mark, bytes]) : bytes;
    mark = Buffer.alloc(0);
  }
  yield mark;
}
