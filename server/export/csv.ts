import type { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { to } from 'pg-copy-streams';
import { readableFrom } from './readable.ts';

/** Byte order mark, by which a spreadsheet knows that the text is UTF-8. */
const BOM = Buffer.from('\uFEFF');
/** Bytes sent at a time: the database sends a few rows at a time, and passing each on would cost a network packet. */
const PIECE_BYTES = 256 * 1024;

/** Streams the bytes of a `COPY (…) TO STDOUT`: PostgreSQL writes CSV faster than we could. */
export const csvStream = (client: ClientBase, copy: string, options: { bom?: boolean } = {}): Readable =>
  readableFrom(bytes(client, copy, options.bom ? [BOM] : []));

async function* bytes(client: ClientBase, copy: string, first: Buffer[]): AsyncGenerator<Uint8Array> {
  const source = client.query(to(copy));
  // After the reader left nobody listens to the error of the destroyed connection.
  source.on('error', () => undefined);
  let held = first;
  let size = 0;
  for await (const chunk of source) {
    held.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  yield Buffer.concat(held);
}
