import type { Database } from '../../database/db.ts';
import type { Keyring } from '../seal/keyring.ts';
import { deliverDueLetters } from './deliver.ts';
import type { Mailer } from './mailer.ts';
import { MAIL_CHANNEL } from './outbox.ts';

/** Letters whose time has come say nothing: they are looked for. */
const ROUND = 20_000;
const PAUSE = 1_000;

export interface MailWorkerOptions {
  db: Database;
  keyring: Keyring;
  /** Without one, letters are kept and nothing is tried. */
  mailer: Mailer | null;
  failed(error: unknown): void;
}

/** Sends letters as they are written, and again those that did not go. Gives what ends it, after what is being sent. */
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
  // What was written while nobody heard it, the round finds.
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

/** One at a time: asked again while it works, it works once more afterwards. Gives the end of all that was asked. */
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
