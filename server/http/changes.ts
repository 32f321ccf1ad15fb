import { z } from 'zod';
import type { Database } from '../database/db.ts';
import type { Tenants } from '../tenants/tenants.ts';
import type { AnswerCache } from './cache.ts';

/** Milliseconds until another try to listen to the database. */
const RETRY_MS = 1_000;

/**
 * Listens to the notifications of loads and changed bodies and forgets what they make old. While it cannot listen,
 * nothing is cached.
 */
export async function watchChanges(db: Database, cache: AnswerCache, tenants: Tenants): Promise<() => Promise<void>> {
  let stopped = false;
  let silence: () => Promise<void> = async () => undefined;
  const lost = (): void => {
    cache.trust(false);
    if (!stopped) setTimeout(() => void listen().catch(lost), RETRY_MS).unref();
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

/**
 * Handles a notification. One of a dataset tells of a load, and one of a body's own texts is shown by that body alone. Any
 * other is about the body itself, maybe removed, whose hosts may be another's now.
 */
function heard(message: string, cache: AnswerCache, tenants: Tenants): void {
  const change = changeIn(message);
  tenants.forget(change?.tenant);
  if (!change) cache.forgetAll();
  else if ('dataset' in change) cache.changed(change.tenant, change.dataset);
  else cache.forgetBody(change.tenant);
}

const CHANGE = z.union([
  z.object({ tenant: z.number(), dataset: z.string() }),
  z.object({ tenant: z.number(), textos: z.literal(true) }),
]);

/** The load or the texts that a notification tells of; null if it tells of something else. */
function changeIn(message: string): z.output<typeof CHANGE> | null {
  try {
    return CHANGE.safeParse(JSON.parse(message)).data ?? null;
  } catch {
    return null;
  }
}
