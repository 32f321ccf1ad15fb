import type pg from 'pg';
import { isSearched } from '../../catalog/busca/find.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Database } from '../database/db.ts';
import { catchUpFiles } from './files.ts';
import { indexRows } from './rows.ts';

/** An importer does its own part of the search: it is given this long before the server looks whether it did. */
const PATIENCE = 5_000;

/** Brings the search up to what is published, wherever it is behind. Says of how many datasets, and of how many bodies' files, it was. */
export async function catchUpIndex(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  signal?: AbortSignal,
): Promise<number> {
  const { rows } = await client.query<{ tenant: number; dataset: string }>(
    `SELECT v.tenant, v.dataset FROM portal.versoes v
     LEFT JOIN portal.buscas b ON b.tenant = v.tenant AND b.dataset = v.dataset
     WHERE b.versao IS DISTINCT FROM v.versao OR b.linhas IS NULL ORDER BY v.tenant, v.dataset`,
  );
  let done = 0;
  for (const { tenant, dataset } of rows) {
    const set = datasets.find((own) => own.id === dataset && isSearched(own));
    if (set && (await indexRows(client, set, Number(tenant), [], signal))) done++;
  }
  return done + (await catchUpFiles(client));
}

/** Catches up now, and again some time after each load. Gives what ends it: what is cut off is begun again by the next. */
export async function followLoads(
  db: Database,
  datasets: readonly Dataset[],
  failed: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let silence: () => Promise<void> = async () => undefined;
  const work = (): Promise<void> => db.own(async (client) => void (await catchUpIndex(client, datasets, stop.signal)));
  const run = (): void => {
    timer = undefined;
    running = running.then(work).catch((error: unknown) => void (stop.signal.aborted || failed(error)));
  };
  const later = (): void => {
    if (!stop.signal.aborted) timer ??= setTimeout(run, PATIENCE).unref();
  };
  const listen = async (): Promise<void> => {
    silence = await db.listen('portal_versao', later, again);
    run();
  };
  // Whatever was said while nobody heard it, the tables still tell.
  const again = (): void => void setTimeout(() => stop.signal.aborted || listen().catch(again), PATIENCE).unref();
  await listen();
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await silence();
  };
}
