import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { SoakPortal } from './portal.ts';

/** What was taken away from a portal. */
export interface ChaosCount {
  processes: number;
  connections: number;
}

/** Ends connections of visitors and of messages, whatever they do; those of one moment in two. */
const TERMINATE = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE usename LIKE ANY (ARRAY['%\\_web', '%\\_mesa', '%\\_painel']) AND pid <> pg_backend_pid() AND random() < 0.5`;

const pause = (ms: number, stop: AbortSignal): Promise<unknown> =>
  setTimeout(ms, undefined, { signal: stop }).catch(() => undefined);

/**
 * Kills a serving process every so often, the youngest one, so that the oldest tells of memory over the whole time; and
 * halfway between two kills ends connections to the database.
 */
export async function disturb(portal: SoakPortal, everyMs: number, stop: AbortSignal): Promise<ChaosCount> {
  const count: ChaosCount = { processes: 0, connections: 0 };
  for (;;) {
    await pause(everyMs / 2, stop);
    if (stop.aborted) return count;
    count.connections += await terminateConnections(portal);
    await pause(everyMs / 2, stop);
    if (stop.aborted) return count;
    if (killYoungest(portal)) count.processes++;
  }
}

function killYoungest(portal: SoakPortal): boolean {
  const [, ...serving] = portal.processes();
  const youngest = serving.at(-1);
  if (!youngest || serving.length < 2) return false;
  process.kill(youngest.pid, 'SIGKILL');
  return true;
}

async function terminateConnections(portal: SoakPortal): Promise<number> {
  const owner = new pg.Client(await portal.database());
  await owner.connect();
  const { rowCount } = await owner.query(TERMINATE).finally(() => owner.end());
  return rowCount ?? 0;
}
