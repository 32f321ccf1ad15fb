import type { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { to } from 'pg-copy-streams';
import { readableFrom } from './readable.ts';

/** Tells a spreadsheet that the accents are UTF-8. */
const BOM = Buffer.from('\uFEFF');
/** The database speaks some rows at a time; sent on as they come, each would cost the network a turn of its own. */
const PIECE = 256 * 1024;

/** The bytes of a `COPY (…) TO STDOUT`, passed through: PostgreSQL writes CSV faster than we could. */
export const csvStream = (client: ClientBase, copy: string, options: { bom?: boolean } = {}): Readable =>
  readableFrom(bytes(client, copy, options.bom ? [BOM] : []));

async function* bytes(client: ClientBase, copy: string, first: Buffer[]): AsyncGenerator<Uint8Array> {
  const source = client.query(to(copy));
  // A reader who left no longer listens when the connection is thrown away.
  source.on('error', () => undefined);
  let held = first;
  let size = 0;
  for await (const chunk of source) {
    held.push(chunk);
    size += chunk.length;
    if (size < PIECE) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  yield Buffer.concat(held);
}
