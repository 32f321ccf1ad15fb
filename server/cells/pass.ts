import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { indexFiles } from '../index/files.ts';
import type { CarriedTable } from './carried.ts';
import { copyGroups, deleteGroups, type MoveSides } from './copy.ts';
import { arrivedMarks, dropMarks, type GroupMark, groupMarks, keepMarks } from './marks.ts';
import { type ComparedPeriods, comparePeriods } from './periods.ts';
import { copySealed, type SealedTable } from './sealed.ts';

/** What a move carries and how. */
export interface CarryPlan {
  tables: readonly CarriedTable[];
  sealed: readonly SealedTable[];
  datasets: readonly Dataset[];
  /** Datasets whose periods were compared since they last changed. */
  verified: Map<string, ComparedPeriods>;
  signal: AbortSignal;
  /** Told after each batch: which table, and how many rows came. */
  onRows(table: string, rows: number): void;
}

/** What one pass found changed since the last. */
export interface PassResult {
  /** Tables with a group that came, changed or went. */
  changed: ReadonlySet<string>;
  /** Rows that were copied. */
  rows: number;
}

/** Rows that travel in one transaction, unless a single group has more: what is cut off is begun again from there. */
const BATCH_ROWS = 200_000;

/**
 * Makes the target equal to the source as one snapshot of it shows, copying what is new or changed since it was last
 * copied. Each batch is written, compared and recorded in one transaction.
 */
export async function carryChanges(sides: MoveSides, plan: CarryPlan): Promise<PassResult> {
  const { source } = sides;
  const changed = new Set<string>();
  let rows = 0;
  await source.client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // What others refer to is deleted after them, and written before them.
  for (const table of [...plan.tables].reverse()) if (await dropGone(sides, table)) changed.add(table.name);
  for (const table of plan.tables) {
    const came = await carryTable(sides, plan, table);
    if (came !== null) changed.add(table.name);
    rows += came ?? 0;
  }
  for (const set of plan.datasets)
    if (!set.cut && (changed.has(tableOf(set)) || !plan.verified.has(set.id)))
      plan.verified.set(set.id, await comparePeriods(sides, set));
  // A failure ends the connection, and with it the snapshot: a COPY that was cut off takes no further statement.
  await source.client.query('COMMIT');
  return { changed, rows };
}

const tableOf = ({ id }: Dataset): string => `dados.${id}`;

/** Deletes the groups that the source no longer has. Says whether there were any. */
async function dropGone({ source, target }: MoveSides, table: CarriedTable): Promise<boolean> {
  const marks = await groupMarks(source.client, table, source.tenant);
  const arrived = await arrivedMarks(target.client, table, target.tenant);
  const gone = [...arrived.keys()].filter((group) => !marks.has(group));
  if (gone.length === 0) return false;
  await inTransaction(target.client, async () => {
    await deleteGroups(target, table, gone);
    await dropMarks(target.client, table, target.tenant, gone);
  });
  return true;
}

/** Copies the groups that are new or changed. Says how many rows came, or null where nothing changed. */
async function carryTable(sides: MoveSides, plan: CarryPlan, table: CarriedTable): Promise<number | null> {
  const { source, target } = sides;
  const arrived = await arrivedMarks(target.client, table, target.tenant);
  const marks = await groupMarks(source.client, table, source.tenant);
  const fresh = [...marks].filter(([group, { mark }]) => arrived.get(group) !== mark);
  if (fresh.length === 0) return null;
  const sealed = plan.sealed.find((one) => one.table === table.name);
  let rows = 0;
  for (const batch of batches(fresh, sealed?.batch ?? BATCH_ROWS)) {
    plan.signal.throwIfAborted();
    const groups = batch.map(([group]) => group);
    await inTransaction(target.client, async () => {
      if (sealed) await copySealed(sides, table, sealed, groups);
      else await copyGroups(sides, table, groups, plan.signal);
      await AFTERWARDS[table.name]?.(target.client, target.tenant);
      await keepMarks(target.client, table, target.tenant, batch);
    });
    rows += rowsOf(batch);
    plan.onRows(table.name, rowsOf(batch));
  }
  return rows;
}

/** What must be made anew with the rows of a table, in their transaction. */
const AFTERWARDS: Readonly<Record<string, (client: pg.ClientBase, tenant: number) => Promise<void>>> = {
  'portal.arquivos': indexFiles,
};

type Marked = readonly [group: string, mark: GroupMark];

const rowsOf = (batch: readonly Marked[]): number => batch.reduce((sum, [, { rows }]) => sum + rows, 0);

function batches(groups: readonly Marked[], most: number): Marked[][] {
  const made: Marked[][] = [];
  let count = Number.POSITIVE_INFINITY;
  for (const group of groups) {
    count += group[1].rows;
    if (count > most) {
      made.push([]);
      count = group[1].rows;
    }
    made.at(-1)?.push(group);
  }
  return made;
}

export async function inTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const done = await work();
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
