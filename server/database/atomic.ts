import type pg from 'pg';

/** Does some work in one transaction of a connection: all of it or nothing. */
export async function atomically<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const done = await work();
    await client.query('COMMIT');
    return done;
  } catch (error) {
    // What failed is told, also where the connection is gone and there is nothing left to undo.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
