import type pg from 'pg';
import type { Turns } from '../limits/turns.ts';

/** How full a pool of connections is. */
export interface PoolGauge {
  name: string;
  max: number;
  used: number;
  /** Those who wait for a connection, and those who wait for their turn before it. */
  waiting: number;
}

export const poolGauge = (name: string, pool: pg.Pool, turns?: Turns): PoolGauge => ({
  name,
  max: pool.options.max,
  used: pool.totalCount - pool.idleCount,
  waiting: pool.waitingCount + (turns?.waiting ?? 0),
});
