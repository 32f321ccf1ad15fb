import type pg from 'pg';
import type { Dataset } from '../../../catalog/dataset.ts';
import { type BodyIndex, bodyIndexes } from '../sql/indexes.ts';
import { ident } from '../sql/names.ts';
import { bodySizes, needsIndex } from './sizes.ts';
import { dropIndex, type StandingIndex, standingIndexes } from './standing.ts';

/** Advisory lock of the one process that makes indexes. */
const LOCK = 7_302_016;

/** Memory in which an index is sorted, and processes that help: its making must leave room for readers. */
const BOUNDS = "SET maintenance_work_mem = '256MB'; SET max_parallel_maintenance_workers = 0";

/** An index that a body needs, and what it belongs to. */
export interface NeededIndex extends BodyIndex {
  dataset: string;
  tenant: number;
}

export interface IndexNeeds {
  missing: readonly NeededIndex[];
  /** Indexes that nobody needs any more, and those whose making was interrupted. */
  surplus: readonly StandingIndex[];
  /** Indexes that are needed and whole. */
  standing: readonly StandingIndex[];
}

/** Compares the indexes that bodies of so many rows need with those that stand. */
export async function indexNeeds(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  least: number,
): Promise<IndexNeeds> {
  const all = await standingIndexes(client, datasets);
  const whole = new Set(all.filter(({ valid }) => valid).map(({ name }) => name));
  const needed: NeededIndex[] = [];
  for (const { dataset, tenant, rows } of await bodySizes(client, least)) {
    const set = datasets.find(({ id, cut }) => id === dataset && !cut);
    for (const index of set ? bodyIndexes(set, tenant) : [])
      if (needsIndex(index.use, rows, least, whole.has(index.name))) needed.push({ ...index, dataset, tenant });
  }
  const names = new Set(needed.map(({ name }) => name));
  return {
    missing: needed.filter(({ name }) => !whole.has(name)),
    surplus: all.filter(({ name, valid }) => !valid || !names.has(name)),
    standing: all.filter(({ name, valid }) => valid && names.has(name)),
  };
}

/**
 * Makes the indexes that large bodies need and drops the rest, one at a time, while everybody reads and loads. Whatever
 * is cut off leaves an invalid index, which the next run drops and makes again. Returns how many were made or dropped;
 * where another process is at it, none.
 */
export async function settleIndexes(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  least: number,
  signal?: AbortSignal,
): Promise<number> {
  const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [LOCK]);
  if (!rows[0]?.free) return 0;
  try {
    await client.query(BOUNDS);
    let done = 0;
    while (await settleOne(client, datasets, least, signal)) done++;
    return done;
  } catch (error) {
    // A load or an upgrade of the same table interrupts the making of an index; at its end the rest is made.
    if (gaveWay(error) && !signal?.aborted) return 0;
    throw error;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
  }
}

/** A query that was cancelled, and one that gave way to another that waited for it. */
const GAVE_WAY: readonly unknown[] = ['57014', '40P01'];

const gaveWay = (error: unknown): boolean => error instanceof Error && 'code' in error && GAVE_WAY.includes(error.code);

/** Does the next thing there is to do, looked up anew each time: a load may have changed what is needed. */
async function settleOne(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  least: number,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  signal?.throwIfAborted();
  const { missing, surplus } = await indexNeeds(client, datasets, least);
  const loading = await runningLoads(client, datasets);
  const useless = surplus.find((one) => !loading(one));
  if (useless) await dropIndex(client, useless.name);
  const next = useless ? undefined : missing.find((one) => !loading(one));
  if (next) await makeIndex(client, next, missing);
  return useless !== undefined || next !== undefined;
}

/** Makes an index and, once its table has all of them, has the planner look at what they hold. */
async function makeIndex(client: pg.ClientBase, index: NeededIndex, missing: readonly NeededIndex[]): Promise<void> {
  await client.query(index.text);
  if (missing.filter(({ dataset }) => dataset === index.dataset).length === 1)
    await client.query(`ANALYZE dados.${ident(index.dataset)}`);
}

type Place = Pick<NeededIndex, 'dataset' | 'tenant'>;

/** Tells of which datasets of which bodies a load runs, by its lock. When it ends, the sizes are looked at again. */
async function runningLoads(client: pg.ClientBase, datasets: readonly Dataset[]): Promise<(place: Place) => boolean> {
  const { rows } = await client.query<{ tenant: number; dataset: string }>(
    `SELECT DISTINCT l.classid::int AS tenant, d.dataset FROM pg_locks l
     JOIN unnest($1::text[]) AS d (dataset) ON hashtext(d.dataset) = l.objid::bigint::bit(32)::int
     WHERE l.locktype = 'advisory' AND l.objsubid = 2 AND l.granted
       AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [datasets.map(({ id }) => id)],
  );
  return ({ dataset, tenant }) => rows.some((row) => row.dataset === dataset && row.tenant === tenant);
}
