import type { ClientBase } from 'pg';
import Cursor from 'pg-cursor';
import type { Row } from '../../catalog/fields/field.ts';
import type { Statement } from '../database/sql/names.ts';

/** Rows of a batch: enough to make a round trip cheap, few enough to keep memory flat with the longest texts. */
const BATCH_ROWS = 500;

/** Reads the rows of a statement in batches, from one snapshot; at most `limit` rows. */
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
      const rows = await cursor.read(Math.min(BATCH_ROWS, left));
      if (rows.length === 0) return;
      left -= rows.length;
      yield rows;
    }
  } finally {
    // After an error there is no cursor to close, and on a lost connection close() would never resolve.
    if (!failed) await cursor.close();
  }
}
