import type pg from 'pg';
import type { Dataset } from '../../../catalog/dataset.ts';
import { ident } from '../sql/names.ts';
import { dropIndex, standingIndexes } from './standing.ts';

/** Rows that take longer to write to a body's indexes one by one than the indexes take to be made again. */
const MANY = 20_000;

/** Time that a load waits for readers of an index, such as a long export, before it writes to the index after all. */
const PATIENCE = '2s';

/**
 * Drops the indexes of a body before a load that brings many rows: written to one by one, they would take several times as
 * long as the load itself. They are made again after it. Must not run within a transaction. Says whether any was dropped.
 */
export async function releaseIndexes(
  client: pg.ClientBase,
  { set, tenant, rows }: { set: Dataset; tenant: number; rows: number },
): Promise<boolean> {
  if (rows < MANY) return false;
  const own = (await standingIndexes(client, [set])).filter((index) => index.tenant === tenant);
  if (own.length === 0) return false;
  await stopMaking(client, set);
  await client.query(`SET lock_timeout = '${PATIENCE}'`);
  try {
    for (const { name } of own) await dropIndex(client, name);
  } catch (error) {
    if (!isTimeout(error)) throw error;
  } finally {
    await client.query('RESET lock_timeout');
  }
  return true;
}

/** Interrupts the making of an index of the same table, which would wait for the load and hold up the drop. */
const stopMaking = (client: pg.ClientBase, set: Dataset): Promise<unknown> =>
  client.query(
    `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND state = 'active'
     AND starts_with(query, 'CREATE INDEX CONCURRENTLY') AND strpos(query, $1) > 0`,
    [` ON dados.${ident(set.id)} `],
  );

const LOCK_NOT_AVAILABLE = '55P03';

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;

/** Tells the servers that indexes of a body were dropped and nothing came of the load. */
export const askForIndexes = (client: pg.ClientBase, tenant: number): Promise<unknown> =>
  client.query("SELECT pg_notify('portal_versao', $1)", [JSON.stringify({ tenant, dataset: '_indices' })]);
