import type pg from 'pg';
import type { Dataset } from '../../../catalog/dataset.ts';
import { ident } from '../sql/names.ts';

/** An index over one body's rows, as the database has it. */
export interface StandingIndex {
  dataset: string;
  tenant: number;
  name: string;
  /** False for one whose making or dropping was interrupted: no question uses it, but every load writes to it. */
  valid: boolean;
  bytes: number;
}

/** The bodies' indexes that the database has, known by their condition. */
export async function standingIndexes(
  client: pg.ClientBase,
  datasets: readonly Pick<Dataset, 'id'>[],
): Promise<StandingIndex[]> {
  const { rows } = await client.query<StandingIndex>(
    `SELECT t.relname AS dataset, substring(pg_get_expr(i.indpred, i.indrelid) FROM '\\d+')::int AS tenant,
       c.relname AS name, i.indisvalid AND i.indisready AS valid, pg_relation_size(c.oid)::float8 AS bytes
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
     WHERE t.relnamespace = 'dados'::regnamespace AND t.relname = ANY ($1)
       AND pg_get_expr(i.indpred, i.indrelid) ~ '^\\(tenant = \\d+\\)$'
     ORDER BY dataset, tenant, name`,
    [datasets.map(({ id }) => id)],
  );
  return rows;
}

/** Drops an index without keeping readers of its table waiting. Must not run within a transaction. */
export const dropIndex = (client: pg.ClientBase, name: string): Promise<unknown> =>
  client.query(`DROP INDEX CONCURRENTLY IF EXISTS dados.${ident(name)}`);
