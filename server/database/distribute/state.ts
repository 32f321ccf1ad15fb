import type pg from 'pg';

/** The table that all others of a body stand beside. */
export const ANCHOR = 'portal.cargas';

/** Whether the rows of this database are spread over the workers of a Citus cluster. */
export async function isDistributed(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>("SELECT to_regclass('pg_dist_partition') IS NOT NULL AS has");
  if (!rows[0]?.has) return false;
  const text = 'SELECT 1 FROM pg_dist_partition WHERE logicalrelid = to_regclass($1)';
  return (await client.query(text, [ANCHOR])).rowCount === 1;
}

/** Whether this database has workers to spread its rows over. */
export async function hasWorkers(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>("SELECT to_regclass('pg_dist_node') IS NOT NULL AS has");
  if (!rows[0]?.has) return false;
  const text = "SELECT 1 FROM pg_dist_node WHERE isactive AND shouldhaveshards AND noderole = 'primary' LIMIT 1";
  return (await client.query(text)).rowCount === 1;
}

/** Has each worker sort in the new entries of a table's word indexes. */
export async function cleanPendingLists(client: pg.ClientBase, table: string): Promise<void> {
  await client.query('SELECT run_command_on_shards($1::regclass, $2)', [
    table,
    `SELECT count(gin_clean_pending_list(i.indexrelid)) FROM pg_index i
     JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
     WHERE i.indrelid = '%s'::regclass AND a.amname = 'gin'`,
  ]);
}
