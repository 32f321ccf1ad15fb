import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '../database/db.ts';
import type { Limits } from '../limits/limits.ts';
import type { Upload } from './store.ts';

/** Classes of the advisory locks that stand for places: of all bodies, and of one body. */
const PLACES = 7_302_020;
const BODY_PLACES = 7_302_021;
/** Most places of one body, by which its locks are told from the next body's. */
const MOST_PER_BODY = 64;

/** Milliseconds between two tries of a load that waits for another process. */
const LOOK_MS = 500;

const TAKE_UPLOAD = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS free';
const FREE_UPLOAD = 'SELECT pg_advisory_unlock(hashtextextended($1, 0))';

/**
 * Runs a load when no other process is at the same file, and all of them together load no more than the limits say. The
 * places are locks of one connection, so those of a process that dies are free at once.
 */
export function runClaimed<T>(
  db: Database,
  { loads, loadsPerBody }: Pick<Limits, 'loads' | 'loadsPerBody'>,
  { id, tenant }: Pick<Upload, 'id' | 'tenant'>,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const claim = async (client: pg.ClientBase): Promise<boolean> => {
    if (!(await isFree(client, TAKE_UPLOAD, [id]))) return false;
    const own = await takeOne(client, BODY_PLACES, tenant * MOST_PER_BODY, loadsPerBody);
    if (own !== null && (await takeOne(client, PLACES, 0, loads)) !== null) return true;
    if (own !== null) await client.query('SELECT pg_advisory_unlock($1, $2)', [BODY_PLACES, own]);
    await client.query(FREE_UPLOAD, [id]);
    return false;
  };
  return db.own(async (client) => {
    while (!(await claim(client))) await setTimeout(LOOK_MS, undefined, { signal });
    return work();
  });
}

async function isFree(client: pg.ClientBase, text: string, values: readonly (string | number)[]): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(text, [...values]);
  return rows[0]?.free ?? false;
}

/** Takes one of so many places; null if all are taken. */
async function takeOne(client: pg.ClientBase, kind: number, first: number, places: number): Promise<number | null> {
  for (let place = first; place < first + places; place++)
    if (await isFree(client, 'SELECT pg_try_advisory_lock($1, $2) AS free', [kind, place])) return place;
  return null;
}
