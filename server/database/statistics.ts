import type pg from 'pg';
import { ident } from './sql/names.ts';

/** Part of a table whose size a plan depends on: the rows of a tenant, of some periods, or of some periods of a tenant. */
export interface TableShare {
  /** Name with its schema, quoted where that is needed. */
  table: string;
  tenant?: number;
  /** Column and values of the periods. */
  periods?: { column: string; values: readonly string[] };
}

/** Rows below which the planner may be wrong: any plan is quick. */
const FEW = 500;
/** How many times too few or too many rows are believed before the table is looked at again. */
const FACTOR = 3;

/**
 * Has the database look at a table again where it misjudges a tenant's share of it, or does not know of the periods that
 * came. It does so by itself once a tenth of the table has changed; the first rows of a small body among millions of
 * others' are far less, and planned for as if there were none, its lists take seconds. Must not run within a transaction.
 * Tells whether it was necessary.
 */
export async function refreshStatistics(
  client: pg.ClientBase,
  { table, tenant, periods }: TableShare & { tenant: number },
): Promise<boolean> {
  const wrong =
    (await isMisjudged(client, { table, tenant })) ||
    (periods !== undefined && (await isUnknown(client, { table, tenant, periods })));
  // An index that is being made holds the table for minutes, and has it looked at when it is done.
  if (wrong) await client.query(`ANALYZE (SKIP_LOCKED) ${table}`);
  return wrong;
}

async function isMisjudged(client: pg.ClientBase, share: TableShare): Promise<boolean> {
  const expected = await expectedRows(client, share);
  const actual = await countRows(client, share);
  if (Math.max(expected, actual) < FEW) return false;
  return expected * FACTOR < actual || actual * FACTOR < expected;
}

/**
 * Whether fewer rows of some periods are expected of all tenants than one of them has. What is expected of that one is not
 * asked: the planner takes periods to be spread alike over tenants, and no second look would teach it better.
 */
async function isUnknown(client: pg.ClientBase, share: TableShare): Promise<boolean> {
  const { tenant: _, ...everybody } = share;
  const actual = await countRows(client, share);
  return actual >= FEW && (await expectedRows(client, everybody)) * FACTOR < actual;
}

/** A plan as PostgreSQL describes it. That of a distributed table has the plans of its workers. */
interface DescribedPlan {
  Plan: {
    'Plan Rows': number;
    'Distributed Query'?: { Job: { Tasks: { 'Remote Plan': DescribedPlan[][] }[] } };
  };
}

/** What the planner itself expects, from all that it knows. */
export async function expectedRows(client: pg.ClientBase, share: TableShare): Promise<number> {
  const { text, values } = conditionOf(share);
  // Rows of all tenants may be on several workers; a PostgreSQL of one server pays the setting no heed.
  if (share.tenant === undefined) await client.query('SET citus.explain_all_tasks = on');
  const { rows } = await client.query<{ 'QUERY PLAN': DescribedPlan[] }>(
    `EXPLAIN (FORMAT JSON) SELECT 1 FROM ${text}`,
    values,
  );
  return rowsIn(rows[0]?.['QUERY PLAN'] ?? []);
}

const rowsIn = (plans: readonly DescribedPlan[]): number =>
  plans.reduce((sum, { Plan }) => {
    const tasks = Plan['Distributed Query']?.Job.Tasks;
    return sum + (tasks ? rowsIn(tasks.flatMap((task) => task['Remote Plan'].flat())) : Plan['Plan Rows']);
  }, 0);

async function countRows(client: pg.ClientBase, share: TableShare): Promise<number> {
  const { text, values } = conditionOf(share);
  const { rows } = await client.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${text}`, values);
  return Number(rows[0]?.rows ?? 0);
}

/** The number of the tenant stands in the text: as a parameter the planner might not see it. */
function conditionOf({ table, tenant, periods }: TableShare): { text: string; values: unknown[] } {
  const conditions = [
    ...(tenant === undefined ? [] : [`tenant = ${Math.trunc(tenant)}`]),
    ...(periods ? [`${ident(periods.column)} = ANY ($1)`] : []),
  ];
  return { text: `${table} WHERE ${conditions.join(' AND ')}`, values: periods ? [periods.values] : [] };
}
