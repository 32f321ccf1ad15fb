import { type Cache, tagOf } from './cache.ts';
import type { Database } from './db.ts';

/** How long until another try to hear the database. */
const PAUSE = 1_000;

/** Keeps the cache honest: every load says what it changed, and while nobody can hear it nothing is cached. */
export async function watch(db: Database, cache: Cache): Promise<() => Promise<void>> {
  let stopped = false;
  let silence: () => Promise<void> = async () => undefined;
  const lost = (): void => {
    cache.trust(false);
    if (!stopped) setTimeout(() => void listen().catch(lost), PAUSE).unref();
  };
  const listen = async (): Promise<void> => {
    silence = await db.listen('portal_versao', (message) => heard(cache, message), lost);
    cache.trust(true);
  };
  await listen();
  return async () => {
    stopped = true;
    await silence();
  };
}

function heard(cache: Cache, message: string): void {
  try {
    const { tenant, dataset } = JSON.parse(message);
    cache.changed(tagOf(Number(tenant), String(dataset)));
  } catch {
    cache.forget(() => true);
  }
}
