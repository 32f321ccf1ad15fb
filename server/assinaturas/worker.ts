import { type DigestServices, writeDigests } from './digest.ts';
import { eraseUnconfirmed } from './retention.ts';

/** Milliseconds between looks at the clock. */
const ROUND = 60_000;

/** Hour of a moment by the clock of Brasília. */
const HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Sao_Paulo', hour: '2-digit', hourCycle: 'h23' });

export interface DigestWorkerOptions extends DigestServices {
  /** The hour of the day, in Brasília, from which on the letters are written. */
  hour: number;
  /** Whether letters can leave. Without a mail server none is written. */
  hasMail: boolean;
  failed(error: unknown): void;
}

/** Whether the hour of the letters has come. */
export const isDigestTime = (hour: number, now: Date): boolean => Number(HOUR.format(now)) >= hour;

/** Starts writing the letters of each day, and erasing what was not confirmed. Gives what ends it. */
export function startDigests(options: DigestWorkerOptions): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const round = (): void => {
    running = oneRound(options, stop.signal)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) options.failed(error);
      })
      .then(() => {
        if (!stop.signal.aborted) timer = setTimeout(round, ROUND).unref();
      });
  };
  round();
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await running;
  };
}

async function oneRound(options: DigestWorkerOptions, signal: AbortSignal): Promise<void> {
  const { db, hour, hasMail } = options;
  await db.own(eraseUnconfirmed, signal);
  const now = new Date();
  if (hasMail && isDigestTime(hour, now)) await writeDigests(options, now, signal);
}
