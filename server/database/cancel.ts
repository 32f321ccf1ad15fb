import type pg from 'pg';

declare module 'pg' {
  interface ClientBase {
    /** Number of the server's process behind the connection; the driver has it, its types do not. */
    readonly processID: number | null;
  }
}

/** Interval at which a cancellation is repeated, because between two statements PostgreSQL ignores it. */
const CANCEL_RETRY_MS = 200;

/** Cancels whatever runs on a connection once the signal aborts, until the returned function is called. */
export function cancelOnAbort(
  { processID }: pg.ClientBase,
  signal: AbortSignal | undefined,
  cancel: (pid: number) => Promise<unknown>,
): () => void {
  if (!signal || processID === null) return () => undefined;
  let timer: NodeJS.Timeout | undefined;
  const cancelNow = (): void => void cancel(processID).catch(() => undefined);
  const stop = (): void => {
    cancelNow();
    timer = setInterval(cancelNow, CANCEL_RETRY_MS);
  };
  signal.addEventListener('abort', stop, { once: true });
  return () => {
    signal.removeEventListener('abort', stop);
    clearInterval(timer);
  };
}

export const cancelBackend = (through: pg.Pool | pg.Client, pid: number): Promise<unknown> =>
  through.query('SELECT pg_cancel_backend($1)', [pid]);
