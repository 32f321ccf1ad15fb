import type pg from 'pg';
import type { Dataset } from '../../../catalog/dataset.ts';
import { ident } from '../../database/sql/names.ts';
import type { PendingLoad } from './pending.ts';

/** Fewer rows than this are quicker put in one by one than it takes to build the indexes again. */
const MANY = 20_000;

/**
 * Changes a table's rows, and when it was empty builds its indexes afterwards, several times faster than row by row. Only then:
 * it locks the table, and in one that holds rows somebody is reading. The lock comes before any other on the table, so
 * that two loads never wait for each other in a ring.
 */
export async function fillTable(
  client: pg.ClientBase,
  { set, accepted, onStage }: Pick<PendingLoad, 'set' | 'accepted' | 'onStage'>,
  work: () => Promise<void>,
): Promise<void> {
  const bare = accepted >= MANY && (await empty(client, set));
  const indexes = bare ? await strip(client, set) : [];
  await work();
  // Sorted in memory where it may be: the server's own setting is for a vacuum now and then.
  if (bare) await client.query("SET LOCAL maintenance_work_mem = '256MB'");
  for (const [i, definition] of indexes.entries()) {
    onStage(`montando os índices (${i + 1} de ${indexes.length})`);
    await client.query(definition);
  }
}

/** Asked twice, because only the lock keeps it true, and a lock is not worth taking for a table in use. */
async function empty(client: pg.ClientBase, set: Dataset): Promise<boolean> {
  const table = `dados.${ident(set.id)}`;
  const { rows } = await client.query<{ size: string }>('SELECT pg_relation_size($1::regclass) AS size', [table]);
  if (Number(rows[0]?.size) > 0) return false;
  await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return (await client.query(`SELECT 1 FROM ${table} LIMIT 1`)).rowCount === 0;
}

/** Takes the indexes away, the primary key excepted, and gives back the statements that make them. */
async function strip(client: pg.ClientBase, set: Dataset): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = $1::regclass AND NOT i.indisprimary`,
    [`dados.${ident(set.id)}`],
  );
  for (const { name } of rows) await client.query(`DROP INDEX dados.${ident(name)}`);
  return rows.map(({ definition }) => definition);
}
