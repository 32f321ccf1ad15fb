import type { Database } from '../database/db.ts';
import type { Keyring } from '../seal/keyring.ts';
import { deliverDueLetters } from './deliver.ts';
import type { Mailer } from './mailer.ts';
import { MAIL_CHANNEL } from './outbox.ts';

/** Milliseconds between looks for letters that are due again, which nothing announces. */
const ROUND = 20_000;
const PAUSE = 1_000;

export interface MailWorkerOptions {
  db: Database;
  keyring: Keyring;
  /** Null without a mail server: letters then wait in the outbox. */
  mailer: Mailer | null;
  failed(error: unknown): void;
}

/** Starts sending letters as they are written, and again those that failed. Gives what ends it, after the letters on their way. */
export async function startMailWorker({
  db,
  keyring,
  mailer,
  failed,
}: MailWorkerOptions): Promise<() => Promise<void>> {
  if (!mailer) return async () => undefined;
  const stop = new AbortController();
  const work = () => deliverDueLetters(db, keyring, mailer, stop.signal);
  const run = coalesced(() => work().then(() => undefined, failed));
  const timer = setInterval(run, ROUND).unref();
  let silence: () => Promise<void> = async () => undefined;
  // Letters written while nobody listens are found by the round.
  const listen = async (): Promise<void> => {
    const hush = await db.listen(MAIL_CHANNEL, run, again);
    if (stop.signal.aborted) return hush();
    silence = hush;
    run();
  };
  const again = (): void => {
    if (!stop.signal.aborted) setTimeout(() => stop.signal.aborted || void listen().catch(again), PAUSE).unref();
  };
  await listen().catch(again);
  return async () => {
    stop.abort();
    clearInterval(timer);
    await silence();
    await run();
  };
}

/** Runs a task one at a time: asked for while it runs, it runs once more afterwards. The promise ends with the last run. */
function coalesced(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let asked = false;
  const loop = async (): Promise<void> => {
    while (asked) {
      asked = false;
      await work();
    }
    running = undefined;
  };
  return () => {
    asked = true;
    running ??= loop();
    return running;
  };
}
