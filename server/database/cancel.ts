import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

declare module 'pg' {
  interface ClientBase {
    /** Number of the server's process behind the connection; the driver has it, its types do not. */
    readonly processID: number | null;
  }
}

/** Interval at which a cancellation is repeated, because between two statements PostgreSQL ignores it. */
const CANCEL_RETRY_MS = 200;

/**
 * Cancels whatever runs on a connection once the signal aborts, until the returned function is called. What that
 * returns resolves when no cancellation is on its way any more.
 */
export function cancelOnAbort(
  { processID }: pg.ClientBase,
  signal: AbortSignal | undefined,
  cancel: (pid: number) => Promise<unknown>,
): () => Promise<unknown> {
  if (!signal || processID === null) return async () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let sent: Promise<unknown> = Promise.resolve();
  const cancelNow = (): void => {
    sent = Promise.all([sent, cancel(processID).catch(() => undefined)]);
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

/**
 * Ends a transaction that failed or was cancelled. False when it does not end at once, as in the middle of a large
 * answer: then the connection must be closed. Opening another costs more than most questions.
 */
export async function isRecovered(client: pg.ClientBase): Promise<boolean> {
  const ended = client.query('ROLLBACK').then(
    () => true,
    () => false,
  );
  return Promise.race([ended, setTimeout(RECOVERY_MS, false, { ref: false })]);
}
