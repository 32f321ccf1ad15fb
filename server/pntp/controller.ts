import type pg from 'pg';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { atomically } from '../database/atomic.ts';
import type { Database } from '../database/db.ts';
import { brasiliaHour } from '../process/hour.ts';
import { startRounds } from '../process/rounds.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { type ControllerLetterServices, writeControllerLetter } from './letters.ts';
import type { BodyMeasure } from './mirror.ts';

/** What the daily letters to the controllers of all bodies need. */
export interface ControllerWorkerOptions extends ControllerLetterServices {
  db: Database;
  /** Measures one body, on a connection that sees it alone. */
  measure(client: pg.ClientBase, tenant: Tenant, today: string): Promise<Pick<BodyMeasure, 'criterios'>>;
  /** The hour of the day, in Brasília, from which on the letters are written. */
  hour: number;
  /** Whether letters can leave. Without a mail server none is written. */
  hasMail: boolean;
  failed(error: unknown): void;
}

/** The bodies that say whom to write to. */
const BODIES = `SELECT id, slug, tipo, hosts, dados, NULL AS referencia FROM portal.tenants
  WHERE dados->'pntp'->>'controlador' IS NOT NULL AND NOT dados ? 'mudanca' ORDER BY slug`;

/** Writes the letters of a day to the controllers of all bodies. Says how many criteria they tell of. */
export async function writeControllerLetters(
  { db, measure, ...services }: Omit<ControllerWorkerOptions, 'hour' | 'hasMail' | 'failed'>,
  today = brasiliaToday(),
  signal?: AbortSignal,
): Promise<number> {
  return db.own(async (client) => {
    const { rows } = await client.query<Tenant>(BODIES);
    let count = 0;
    for (const tenant of rows) {
      signal?.throwIfAborted();
      count += await inBody(client, tenant.id, async () =>
        writeControllerLetter(client, services, tenant, await measure(client, tenant, today), today),
      );
    }
    return count;
  }, signal);
}

/** Works on one body in a transaction of its own: what was told and the letter that tells it are kept together. */
function inBody<T>(client: pg.ClientBase, tenant: number, work: () => Promise<T>): Promise<T> {
  return atomically(client, async () => {
    await client.query("SELECT set_config('app.tenant', $1, true)", [String(tenant)]);
    return work();
  });
}

/** Milliseconds between two looks at the clock. */
const ROUND = 10 * 60_000;

/** Starts writing to the controllers, once a day. Gives what ends it. */
export function startControllerLetters(options: ControllerWorkerOptions): () => Promise<void> {
  let done = '';
  const round = async (signal: AbortSignal): Promise<void> => {
    const today = brasiliaToday();
    if (!options.hasMail || done === today || brasiliaHour(new Date()) < options.hour) return;
    await writeControllerLetters(options, today, signal);
    done = today;
  };
  return startRounds(round, ROUND, options.failed);
}
