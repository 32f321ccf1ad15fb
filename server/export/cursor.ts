import type { ClientBase } from 'pg';
import Cursor from 'pg-cursor';
import type { Row } from '../../catalog/fields/field.ts';
import type { Statement } from '../database/sql/names.ts';

/** Enough to make a round trip cheap, little enough to keep memory flat with the longest texts. */
const SIZE = 500;

/** The rows of a statement, some at a time, from one snapshot; at most `limit` of them. */
export async function* rowBatches(
  client: ClientBase,
  { text, values }: Statement,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<Row[]> {
  const cursor = client.query(new Cursor<Row>(text, values));
  let failed = false;
  cursor.on('error', () => {
    failed = true;
  });
  try {
    for (let left = limit; left > 0; ) {
      const rows = await cursor.read(Math.min(SIZE, left));
      if (rows.length === 0) return;
      left -= rows.length;
      yield rows;
    }
  } finally {
    // After an error there is nothing to close, and on a lost connection the answer would never come.
    if (!failed) await cursor.close();
  }
}
