import type { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import type { Statement } from '../database/sql/names.ts';
import { rowBatches } from './cursor.ts';
import { readableFrom } from './readable.ts';

/** Text before and after the rows: `{"ok":true,"data":[` and `],"dados":{…}}`. */
export interface JsonEnvelope {
  head: string;
  tail: string;
}

export const jsonStream = (client: ClientBase, select: Statement, set: Dataset, envelope: JsonEnvelope): Readable =>
  readableFrom(pieces(rowBatches(client, select), Object.keys(set.fields), envelope));

async function* pieces(rows: AsyncIterable<Row[]>, names: string[], envelope: JsonEnvelope): AsyncGenerator<string> {
  let before = envelope.head;
  for await (const batch of rows) {
    yield before + JSON.stringify(batch.map((row) => pick(row, names))).slice(1, -1);
    before = ',';
  }
  yield before === ',' ? envelope.tail : before + envelope.tail;
}

/** Picks the fields of the catalog, so that no other column goes out. */
function pick(row: Row, names: readonly string[]): Row {
  const picked: Row = {};
  for (const name of names) picked[name] = row[name] ?? null;
  return picked;
}
