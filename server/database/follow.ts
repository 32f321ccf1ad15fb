import type pg from 'pg';
import type { Database } from './db.ts';

/** Milliseconds from a load to the work that follows it, so that the importer does its own part first. */
const PATIENCE_MS = 5_000;

/**
 * Does some work on a connection of the owner now, and again some time after each load. Returns what ends it: work that is
 * cut off is begun again by the next process.
 */
export async function followLoads(
  db: Database,
  work: (client: pg.Client, signal: AbortSignal) => Promise<unknown>,
  failed: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let silence: () => Promise<void> = async () => undefined;
  const once = (): Promise<void> =>
    db
      .own(async (client) => void (await work(client, stop.signal)), stop.signal)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) failed(error);
      });
  const run = (): void => {
    timer = undefined;
    running = running.then(once);
  };
  const later = (): void => {
    if (!stop.signal.aborted) timer ??= setTimeout(run, PATIENCE_MS).unref();
  };
  const listen = async (): Promise<void> => {
    silence = await db.listen('portal_versao', later, again);
    run();
  };
  // Loads that nobody heard of are found in the tables.
  const again = (): void => void setTimeout(() => stop.signal.aborted || listen().catch(again), PATIENCE_MS).unref();
  await listen();
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await silence();
    await running;
  };
}
