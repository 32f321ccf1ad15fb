import type pg from 'pg';
import { ident } from './sql/names.ts';

/** Part of a table whose size a plan depends on: the rows of one tenant, or those of some periods of it. */
export interface TableShare {
  /** Name with its schema, quoted where that is needed. */
  table: string;
  tenant: number;
  /** Column and values of the periods. */
  periods?: { column: string; values: readonly string[] };
}

/** Rows below which the planner may be wrong: any plan is quick. */
const FEW = 500;
/** How many times too few or too many rows of a tenant are believed before the table is looked at again. */
const TENANT_FACTOR = 3;
/** The same for periods, which the planner takes to be spread alike over all tenants, and misjudges by more. */
const PERIOD_FACTOR = 10;

/**
 * Has the database look at a table again where it misjudges a tenant's share of it. It does so by itself once a tenth of
 * the table has changed; the first rows of a small body among millions of others' are far less, and planned for as if there
 * were none, its lists take seconds. Must not run within a transaction. Tells whether it was necessary.
 */
export async function refreshStatistics(client: pg.ClientBase, share: TableShare): Promise<boolean> {
  const { periods, ...whole } = share;
  const wrong =
    (await isMisjudged(client, whole, TENANT_FACTOR)) ||
    (periods !== undefined && (await isMisjudged(client, share, PERIOD_FACTOR)));
  if (wrong) await client.query(`ANALYZE ${share.table}`);
  return wrong;
}

async function isMisjudged(client: pg.ClientBase, share: TableShare, factor: number): Promise<boolean> {
  const expected = await expectedRows(client, share);
  const actual = await countRows(client, share);
  if (Math.max(expected, actual) < FEW) return false;
  return expected * factor < actual || actual * factor < expected;
}

/** What the planner itself expects, from all that it knows. */
export async function expectedRows(client: pg.ClientBase, share: TableShare): Promise<number> {
  const { text, values } = conditionOf(share);
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `EXPLAIN (FORMAT JSON) SELECT FROM ${text}`,
    values,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

async function countRows(client: pg.ClientBase, share: TableShare): Promise<number> {
  const { text, values } = conditionOf(share);
  const { rows } = await client.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${text}`, values);
  return Number(rows[0]?.rows ?? 0);
}

/** The number of the tenant stands in the text: as a parameter the planner would not see it. */
function conditionOf({ table, tenant, periods }: TableShare): { text: string; values: unknown[] } {
  const own = `${table} WHERE tenant = ${Math.trunc(tenant)}`;
  return periods
    ? { text: `${own} AND ${ident(periods.column)} = ANY ($1)`, values: [periods.values] }
    : { text: own, values: [] };
}
