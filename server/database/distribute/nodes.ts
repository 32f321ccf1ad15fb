import type pg from 'pg';
import { Refusal } from '../../refusal.ts';
import { ident } from '../sql/names.ts';

/** A server of the cluster that holds rows. */
export interface WorkerNode {
  host: string;
  port: number;
}

export const nodeName = ({ host, port }: WorkerNode): string => `${host}:${port}`;

/** The workers that may hold rows. */
export async function workerNodes(client: pg.ClientBase): Promise<WorkerNode[]> {
  const { rows } = await client.query<WorkerNode>(
    `SELECT nodename AS host, nodeport AS port FROM pg_dist_node
     WHERE isactive AND shouldhaveshards AND noderole = 'primary' ORDER BY 1, 2`,
  );
  return rows;
}

/**
 * Operators by which texts, words and amounts are looked for. PostgreSQL uses an index behind row-level security only for those that
 * are known to tell nothing of other rows; these raise no error that shows a value.
 */
const OPERATORS = [
  'pg_catalog.textlike(text, text)',
  'pg_catalog.ts_match_vq(tsvector, tsquery)',
  ...['eq', 'ge', 'le', 'gt', 'lt'].map((name) => `pg_catalog.numeric_${name}(numeric, numeric)`),
];

/** Has every server use its indexes behind the wall. */
export async function prepareNodes(client: pg.ClientBase): Promise<void> {
  for (const name of OPERATORS) await onEveryNode(client, `ALTER FUNCTION ${name} LEAKPROOF`);
  await client.query('ALTER FUNCTION portal.norm(text) LEAKPROOF');
}

async function onEveryNode(client: pg.ClientBase, command: string): Promise<void> {
  const { rows } = await client.query<{ success: boolean; result: string }>(
    'SELECT success, result FROM run_command_on_all_nodes($1)',
    [command],
  );
  const failed = rows.find(({ success }) => !success);
  if (failed) throw new Refusal(`Um servidor do cluster recusou “${command}”: ${failed.result}.`);
}

/**
 * Lets the web role read, of the tables behind the views of `pub`, the very columns that the views show: a worker reads as
 * the role that asks. Row-level security keeps it to the rows of one body, of which each transaction tells the workers.
 */
export async function grantRows(client: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ text: string }>(
    `SELECT format('GRANT SELECT (%s) ON %I.%I TO %I', string_agg(quote_ident(column_name), ', '), table_schema, table_name, $1::text) AS text
     FROM (SELECT DISTINCT table_schema, table_name, column_name FROM information_schema.view_column_usage
       WHERE view_schema = 'pub'
         AND NOT has_column_privilege($1, format('%I.%I', table_schema, table_name), column_name, 'SELECT')) shown
     GROUP BY table_schema, table_name`,
    [role],
  );
  await client.query(`GRANT USAGE ON SCHEMA dados TO ${ident(role)}`);
  for (const { text } of rows) await client.query(text);
  const { rows: own } = await client.query<{ name: string }>('SELECT current_database() AS name');
  await client.query(`ALTER DATABASE ${ident(own[0]?.name ?? '')} SET citus.propagate_set_commands = 'local'`);
}
