import type pg from 'pg';
import type { IndexUse } from '../sql/indexes.ts';

/** Rows that one body has in one dataset. */
export interface BodySize {
  dataset: string;
  tenant: number;
  /** Rows of its largest period, which is what a screen asks for, or a quarter of all its rows where that is more. */
  rows: number;
}

/**
 * Share of a body's rows that its largest period must have to count alone. Questions over all periods are asked less often, and
 * are allowed four times as long.
 */
const PERIODS_TOGETHER = 4;

/**
 * How many times the rows that call for an index of words each use calls for: to sort a row takes half as long as to fold
 * its text.
 */
const FACTOR: Readonly<Record<IndexUse, number>> = { words: 1, column: 2 };

/** Share of the rows that called for an index below which it is dropped, so that a body at the threshold keeps what it has. */
const KEPT_ABOVE = 0.5;

/**
 * Bodies of a dataset that have indexes of their own, the largest ones. PostgreSQL opens every index of a table to plan a
 * question to it: with more than a few hundred, planning would cost more than they save.
 */
export const MOST_BODIES = 16;

/** Reads the sizes of the bodies from the record of what each period holds: no row is counted. */
export async function bodySizes(client: pg.ClientBase, least: number): Promise<BodySize[]> {
  const { rows } = await client.query<BodySize>(
    `SELECT dataset, tenant, rows FROM (
       SELECT dataset, tenant, greatest(max(linhas), sum(linhas) / ${PERIODS_TOGETHER})::int AS rows,
         rank() OVER (PARTITION BY dataset ORDER BY greatest(max(linhas), sum(linhas) / ${PERIODS_TOGETHER}) DESC, tenant)
       FROM portal.periodos GROUP BY dataset, tenant) sizes
     WHERE rows >= $1 AND rank <= ${MOST_BODIES} ORDER BY rows, dataset, tenant`,
    [Math.ceil(least * KEPT_ABOVE)],
  );
  return rows;
}

/** Whether a body of so many rows needs an index, or keeps the one it has. */
export const needsIndex = (use: IndexUse, rows: number, least: number, has: boolean): boolean =>
  rows >= least * FACTOR[use] * (has ? KEPT_ABOVE : 1);
