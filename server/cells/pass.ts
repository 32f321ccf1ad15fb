import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { atomically } from '../database/atomic.ts';
import { indexFiles } from '../index/files.ts';
import type { CarriedTable } from './carried.ts';
import { copyGroups, deleteGroups, type MoveSide, type MoveSides } from './copy.ts';
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
  const { source, target } = sides;
  const changed = new Set<string>();
  let rows = 0;
  await source.client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const states = await tableStates(sides, plan.tables);
  // What others refer to is deleted after them, and written before them.
  for (const state of [...states].reverse()) await dropGone(target, state);
  for (const state of states) {
    if (state.gone.length + state.fresh.length > 0) changed.add(state.table.name);
    rows += await carryTable(sides, plan, state);
  }
  for (const set of plan.datasets)
    if (!set.cut && (changed.has(tableOf(set)) || !plan.verified.has(set.id)))
      plan.verified.set(set.id, await comparePeriods(sides, set));
  // A failure ends the connection, and with it the snapshot: a COPY that was cut off takes no further statement.
  await source.client.query('COMMIT');
  return { changed, rows };
}

const tableOf = ({ id }: Dataset): string => `dados.${id}`;

/** How a table at the target differs from the source. */
interface TableState {
  table: CarriedTable;
  /** Groups that are new or changed. */
  fresh: readonly Marked[];
  /** Groups that the source no longer has. */
  gone: readonly string[];
}

type Marked = readonly [group: string, mark: GroupMark];

async function tableStates({ source, target }: MoveSides, tables: readonly CarriedTable[]): Promise<TableState[]> {
  const marks = await groupMarks(source.client, tables, source.tenant);
  const arrived = await arrivedMarks(target.client, target.tenant);
  return tables.map((table) => {
    const [here, there] = [marks.get(table.name), arrived.get(table.name)];
    return {
      table,
      fresh: [...(here ?? [])].filter(([group, { mark }]) => there?.get(group) !== mark),
      gone: [...(there?.keys() ?? [])].filter((group) => !here?.has(group)),
    };
  });
}

async function dropGone(target: MoveSide, { table, gone }: TableState): Promise<void> {
  if (gone.length === 0) return;
  await atomically(target.client, async () => {
    await deleteGroups(target, table, gone);
    await dropMarks(target.client, table, target.tenant, gone);
  });
}

/** Copies the groups that are new or changed. Says how many rows came. */
async function carryTable(sides: MoveSides, plan: CarryPlan, { table, fresh }: TableState): Promise<number> {
  const { client, tenant } = sides.target;
  const sealed = plan.sealed.find((one) => one.table === table.name);
  let rows = 0;
  for (const batch of batches(fresh, sealed?.batch ?? BATCH_ROWS)) {
    plan.signal.throwIfAborted();
    const groups = batch.map(([group]) => group);
    await atomically(client, async () => {
      if (sealed) await copySealed(sides, table, sealed, groups);
      else await copyGroups(sides, table, groups, plan.signal);
      await AFTERWARDS[table.name]?.(client, tenant);
      await keepMarks(client, table, tenant, batch);
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
