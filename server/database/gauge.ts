import type pg from 'pg';

/** How full a pool of connections is. */
export interface PoolGauge {
  name: string;
  max: number;
  used: number;
  /** Those who wait for a connection; of the primary's pools also those who wait for their turn before it. */
  waiting: number;
}

export const poolGauge = (name: string, pool: pg.Pool): PoolGauge => ({
  name,
  max: pool.options.max,
  used: pool.totalCount - pool.idleCount,
  waiting: pool.waitingCount,
});
