import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '../database/db.ts';

/** Advisory lock of the one process of an installation that does what nobody waits for. */
const LOCK = 7_302_017;

/** Milliseconds between two tries to lead, and between two proofs that the connection with the lock still stands. */
const LOOK_MS = 5_000;
/** Milliseconds after which a connection that does not answer counts as lost. */
const SILENCE_MS = 10_000;

/** Makes the database notice in a minute that the machine of the leader is gone, and not in two hours. */
const KEEPALIVE = `SELECT set_config('tcp_keepalives_idle', '30', false), set_config('tcp_keepalives_interval', '10', false),
  set_config('tcp_keepalives_count', '3', false)`;

/**
 * Does some work in one process at a time, of however many machines on one database: in the one that holds a lock, on a
 * connection of the owner that goes to PostgreSQL itself. Who loses the connection stops, and tries again like the others.
 * For a few seconds two may then work at once, which the work must bear. Returns what ends it.
 */
export function leadAlone(
  db: Database,
  begin: () => Promise<() => Promise<void>>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();
  const once = (): Promise<void> =>
    db.own(async (client) => {
      if (await isLeader(client)) await leadOn(client, begin, stop.signal);
    });
  const loop = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await once().catch(failed);
      await setTimeout(LOOK_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const ended = loop();
  return async () => {
    stop.abort();
    await ended;
  };
}

async function isLeader(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [LOCK]);
  return rows[0]?.free ?? false;
}

/** Works for as long as the connection stands. The lock is given back after the work has ended, with the connection. */
async function leadOn(client: pg.Client, begin: () => Promise<() => Promise<void>>, stop: AbortSignal): Promise<void> {
  const lost = new AbortController();
  client.once('end', () => lost.abort());
  await client.query(KEEPALIVE);
  const end = await begin();
  try {
    await untilLost(client, AbortSignal.any([stop, lost.signal]));
  } finally {
    await end();
  }
}

/** Waits for the end of the leadership; asks the database now and then, because a connection can be lost without a word. */
async function untilLost(client: pg.Client, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await setTimeout(LOOK_MS, undefined, { signal: over }).catch(() => undefined);
    if (!over.aborted && !(await stands(client))) return;
  }
}

async function stands(client: pg.Client): Promise<boolean> {
  const patience = new AbortController();
  const late = setTimeout(SILENCE_MS, false, { signal: patience.signal }).catch(() => false);
  const answered = client.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => patience.abort());
}
