import type pg from 'pg';
import { Refusal } from '../refusal.ts';
import { openClient } from './pool.ts';

const PROCESS = 'SELECT pg_backend_pid() AS pid';

const pidOf = async (client: pg.Client): Promise<number | undefined> =>
  (await client.query<{ pid: number }>(PROCESS)).rows[0]?.pid;

/**
 * Whether an address lends its connections for one transaction at a time, as PgBouncer does: two clients, one of them
 * inside a transaction, then meet the same process of the server, or one client meets two.
 */
async function lendsByTransaction(config: pg.ClientConfig): Promise<boolean> {
  const [one, other] = await Promise.all([openClient(config), openClient(config)]);
  try {
    const first = await pidOf(one);
    await other.query('BEGIN');
    if ((await pidOf(other)) === first) return true;
    return (await pidOf(one)) !== first;
  } finally {
    for (const client of [one, other]) client.connection.stream.destroy();
  }
}

/** Refuses a DATABASE_URL behind which notifications, locks and settings of a connection would get lost. */
export async function refuseTransactionPooler(owner: pg.ClientConfig): Promise<void> {
  if (await lendsByTransaction(owner))
    throw new Refusal(
      'DATABASE_URL leva a um pooler em modo de transação, como o PgBouncer, em que os avisos de carga se perdem. Ponha em DATABASE_URL o endereço direto do PostgreSQL, e o do pooler em DATABASE_POOLER_URL.',
    );
}
