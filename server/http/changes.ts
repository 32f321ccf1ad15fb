import type { Database } from '../database/db.ts';
import type { Tenants } from '../tenants/tenants.ts';
import { type AnswerCache, cacheTag } from './cache.ts';

/** How long until another try to hear the database. */
const PAUSE = 1_000;

/** Keeps memory honest: every load and every change of a body says so, and while nobody can hear it nothing is cached. */
export async function watchChanges(db: Database, cache: AnswerCache, tenants: Tenants): Promise<() => Promise<void>> {
  let stopped = false;
  let silence: () => Promise<void> = async () => undefined;
  const lost = (): void => {
    cache.trust(false);
    if (!stopped) setTimeout(() => void listen().catch(lost), PAUSE).unref();
  };
  const listen = async (): Promise<void> => {
    silence = await db.listen('portal_versao', (message) => heard(message, cache, tenants), lost);
    tenants.forget();
    cache.trust(true);
  };
  await listen();
  return async () => {
    stopped = true;
    await silence();
  };
}

/** A message without a dataset is about the body itself, maybe gone: its hosts may lead somewhere else now. */
function heard(message: string, cache: AnswerCache, tenants: Tenants): void {
  tenants.forget();
  try {
    const { tenant, dataset } = JSON.parse(message);
    if (typeof dataset === 'string') cache.changed(cacheTag(Number(tenant), dataset));
    else cache.forget(() => true);
  } catch {
    cache.forget(() => true);
  }
}
