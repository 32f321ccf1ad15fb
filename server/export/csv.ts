import type { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { to } from 'pg-copy-streams';
import { flow } from './flow.ts';

/** Tells a spreadsheet that the accents are UTF-8. */
const BOM = '\uFEFF';

/** The bytes of a `COPY (…) TO STDOUT`, passed through: PostgreSQL writes CSV faster than we could. */
export const csv = (client: ClientBase, copy: string, options: { bom?: boolean } = {}): Readable =>
  flow(bytes(client, copy, options.bom ?? false));

async function* bytes(client: ClientBase, copy: string, bom: boolean): AsyncGenerator<string | Uint8Array> {
  const source = client.query(to(copy));
  // A reader who left no longer listens when the connection is thrown away.
  source.on('error', () => undefined);
  let mark = bom;
  for await (const chunk of source) {
    if (mark) yield BOM;
    mark = false;
    yield chunk as Uint8Array;
  }
}
