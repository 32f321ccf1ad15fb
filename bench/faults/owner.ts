import pg from 'pg';

/** Works on the attacked portal's database as its owner: to see what an attack leaves there, never to attack. */
export async function asOwner<T>(database: pg.ClientConfig, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client(database);
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

/** Visitors' statements that have run for more than half a second, or wait inside a transaction. */
const RUNNING = `SELECT count(*)::int AS running FROM pg_stat_activity
WHERE usename LIKE '%\\_web' AND state <> 'idle' AND clock_timestamp() - query_start > interval '500 milliseconds'`;

export const runningStatements = (database: pg.ClientConfig): Promise<number> =>
  asOwner(database, async (owner) => {
    const { rows } = await owner.query<{ running: number }>(RUNNING);
    return rows[0]?.running ?? 0;
  });
