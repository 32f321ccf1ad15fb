import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

/** Interval at which a cancellation is repeated, because between two statements PostgreSQL ignores it. */
const CANCEL_RETRY_MS = 200;

/**
 * Cancels whatever a process of the server runs once the signal aborts, until the returned function is called. What that
 * returns resolves when no cancellation is on its way any more. The process is the one that PostgreSQL names in the
 * transaction: the driver knows the number of its first handshake, which behind a pooler is nobody's.
 */
export function cancelOnAbort(
  process: Promise<number>,
  signal: AbortSignal | undefined,
  cancel: (pid: number) => Promise<unknown>,
): () => Promise<unknown> {
  if (!signal) return async () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let sent: Promise<unknown> = Promise.resolve();
  const cancelNow = (): void => {
    sent = Promise.all([sent, process.then(cancel).catch(() => undefined)]);
  };
  const stop = (): void => {
    cancelNow();
    timer = setInterval(cancelNow, CANCEL_RETRY_MS);
  };
  signal.addEventListener('abort', stop, { once: true });
  return () => {
    signal.removeEventListener('abort', stop);
    clearInterval(timer);
    return sent;
  };
}

export const cancelBackend = (through: pg.Pool | pg.Client, pid: number): Promise<unknown> =>
  through.query('SELECT pg_cancel_backend($1)', [pid]);

/** Milliseconds that a failed transaction has to end before its connection is given up. */
const RECOVERY_MS = 500;

/** Whether something ends well, soon enough for its connection to be lent again. */
const endsSoon = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    setTimeout(RECOVERY_MS, false, { ref: false }),
  ]);

/**
 * Ends a transaction that failed or was cancelled, after the cancellations that were sent. False when it does not end at
 * once, as in the middle of a large answer: then the connection must be closed. Opening another costs more than most
 * questions.
 */
export const isRecovered = async (client: pg.ClientBase, sent: Promise<unknown>): Promise<boolean> =>
  (await endsSoon(sent)) && endsSoon(client.query('ROLLBACK'));
