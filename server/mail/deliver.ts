import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/db.ts';
import { sealContext } from '../seal/context.ts';
import type { Keyring } from '../seal/keyring.ts';
import { type Mailer, UndeliveredLetter } from './mailer.ts';
import type { SealedLetter } from './outbox.ts';
import { type DueLetter, markLetterFailed, markLetterRefused, markLetterSent, takeDueLetters } from './queue.ts';

/** Letters sent at once: a slow one does not hold up the others. */
const BATCH = 4;
/** Tries before a refusal is taken as final: fewer may be a slip of the server. */
const TRIES = 3;

export interface DeliveryCount {
  enviadas: number;
  adiadas: number;
  recusadas: number;
}

/**
 * Sends what is due, until nothing is or the server is not there. Any number of processes may do it at once: a letter is
 * one's own for as long as its lease.
 */
export async function deliverDueLetters(
  db: Database,
  keyring: Keyring,
  mailer: Mailer,
  signal?: AbortSignal,
): Promise<DeliveryCount> {
  const done: DeliveryCount = { enviadas: 0, adiadas: 0, recusadas: 0 };
  while (!signal?.aborted) {
    const due = await db.own((client) => takeDueLetters(client, BATCH));
    const ends = await whole(due.map((letter) => one(db, keyring, mailer, letter)));
    for (const end of ends) done[end === 'away' ? 'adiadas' : end]++;
    // A dead server is not tried for each letter: the rest waits for the next round.
    if (due.length === 0 || ends.includes('away')) break;
  }
  return done;
}

/** Waits for all tasks, also when one fails: closing the portal waits for every letter. */
async function whole<T>(tasks: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(tasks);
  return Promise.all(tasks);
}

type End = keyof DeliveryCount | 'away';

async function one(db: Database, keyring: Keyring, mailer: Mailer, due: DueLetter): Promise<End> {
  try {
    await mailer.send(due.id, keyring.openJson<SealedLetter>(due.carta, sealContext.carta(due.tenant, due.id)));
  } catch (error) {
    return failed(db, keyring, due, error);
  }
  await insist(() => db.own((client) => markLetterSent(client, due)));
  return 'enviadas';
}

/** Error of a letter whose key is missing: it waits for the key. */
const UNREADABLE = 'A carta não pôde ser aberta: falta a chave que a selou (veja portal doctor).';

async function failed(db: Database, keyring: Keyring, due: DueLetter, error: unknown): Promise<End> {
  const why = error instanceof UndeliveredLetter ? error : new UndeliveredLetter('later', UNREADABLE);
  // A refusal is final when it comes twice in a row, and not at the first tries.
  const final = why.kind === 'refused' && due.tentativas >= TRIES && due.erro === why.message;
  await db.own((client) =>
    final ? markLetterRefused(client, keyring, due, why.message) : markLetterFailed(client, due, why.message),
  );
  if (final) return 'recusadas';
  return why.kind === 'away' ? 'away' : 'adiadas';
}

const PATIENCE = [100, 500, 2_000, 5_000, 10_000];

/** Repeats a write while the database is away, within the lease: a letter that was sent must be marked as sent. */
async function insist(work: () => Promise<void>): Promise<void> {
  for (const wait of PATIENCE) {
    try {
      return await work();
    } catch {
      await pause(wait);
    }
  }
  return work();
}
