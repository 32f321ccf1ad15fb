import { brasiliaHour } from '../process/hour.ts';
import { startRounds } from '../process/rounds.ts';
import { type DigestServices, writeDigests } from './digest.ts';
import { eraseUnconfirmed } from './retention.ts';

/** Milliseconds between looks at the clock. */
const ROUND = 60_000;

export interface DigestWorkerOptions extends DigestServices {
  /** The hour of the day, in Brasília, from which on the letters are written. */
  hour: number;
  /** Whether letters can leave. Without a mail server none is written. */
  hasMail: boolean;
  failed(error: unknown): void;
}

/** Whether the hour of the letters has come. */
const isDigestTime = (hour: number, now: Date): boolean => brasiliaHour(now) >= hour;

/** Starts writing the letters of each day, and erasing what was not confirmed. Gives what ends it. */
export const startDigests = (options: DigestWorkerOptions): (() => Promise<void>) =>
  startRounds((signal) => oneRound(options, signal), ROUND, options.failed);

async function oneRound(options: DigestWorkerOptions, signal: AbortSignal): Promise<void> {
  const { db, hour, hasMail } = options;
  await db.own(eraseUnconfirmed, signal);
  const now = new Date();
  if (hasMail && isDigestTime(hour, now)) await writeDigests(options, now, signal);
}
