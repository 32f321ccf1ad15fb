import type pg from 'pg';
import { cancelBackend, cancelOnAbort, isRecovered } from './cancel.ts';
import { discardClient } from './pool.ts';
import { sendAll } from './trip.ts';
import { abandonAfter, answeredWithin } from './wait.ts';

/** What the statement that begins a transaction answers. */
export interface BegunTransaction {
  /** Number of the server's process that runs it. */
  pid: number;
  /** Versions of the body's data in its snapshot, and how far the server's log was then; where there are replicas. */
  versoes?: string | null;
  posicao?: string | null;
}

/** Some work in a transaction of one body, on a connection of a pool. */
export interface TransactionOptions<T> {
  /** Statements that begin it, the last of which answers a BegunTransaction. */
  begin: readonly string[];
  work(client: pg.PoolClient): Promise<T>;
  /** Question that the server must pass before the transaction begins. */
  admit?(client: pg.PoolClient): Promise<void>;
  /** Told of the snapshot before the result is given. */
  begun?(transaction: BegunTransaction): void;
  /** Cancels its statement. */
  signal?: AbortSignal | undefined;
}

/** Milliseconds that a server has to begin a transaction, which costs it no work: one that takes longer is gone. */
const BEGIN_MS = 10_000;
/** Milliseconds that a cancelled statement has to end before its connection is closed, and its visitor answered. */
const CANCEL_MS = 1_000;

/** Works in a transaction on a connection of a pool. What its signal ends is cancelled through the other pool. */
export async function inTransaction<T>(from: pg.Pool, canceller: pg.Pool, options: TransactionOptions<T>): Promise<T> {
  const { signal } = options;
  const client = await borrowClient(from, signal);
  const state: TransactionState = { whole: false, left: false, stopped: async () => undefined };
  try {
    return await abandonAfter(run(client, canceller, options, state), signal, CANCEL_MS, () => {
      state.left = true;
    });
  } catch (error) {
    throw signal?.aborted ? signal.reason : error;
  } finally {
    if (state.whole || (!state.left && (await isRecovered(client, state.stopped())))) client.release();
    else discardClient(client);
  }
}

interface TransactionState {
  /** Whether it was committed. */
  whole: boolean;
  /** Whether nobody waits for it any more. */
  left: boolean;
  /** Stops cancelling; resolves when no cancellation is on its way any more. */
  stopped: () => Promise<unknown>;
}

async function run<T>(
  client: pg.PoolClient,
  canceller: pg.Pool,
  { begin, work, admit, begun, signal }: TransactionOptions<T>,
  state: TransactionState,
): Promise<T> {
  signal?.throwIfAborted();
  await admit?.(client);
  const beginning = answeredWithin(BEGIN_MS, sendAll(client, begin).then(lastRow));
  const pid = beginning.then((transaction) => transaction.pid);
  pid.catch(() => undefined);
  state.stopped = cancelOnAbort(pid, signal, (number) => cancelBackend(canceller, number));
  // On a connection that pipelines, the first statements of the work leave together with these.
  if (!client.pipeline) await beginning;
  const [result, transaction] = await Promise.all([work(client), beginning]);
  // Before the end: behind a pooler, the server's process is another visitor's as soon as the transaction ends.
  await state.stopped();
  await commit(client);
  state.whole = true;
  begun?.(transaction);
  return result;
}

/** A connection of a pool, for as long as somebody waits for it. */
async function borrowClient(from: pg.Pool, signal: AbortSignal | undefined): Promise<pg.PoolClient> {
  const lent = from.connect();
  return abandonAfter(lent, signal, 0, () => {
    lent.then(
      (client) => client.release(),
      () => undefined,
    );
  });
}

/** The row of the last of several statements. */
function lastRow(answers: readonly pg.QueryResult[]): BegunTransaction {
  const row: BegunTransaction | undefined = answers.at(-1)?.rows[0];
  if (!row) throw new Error('a transaction began without saying whose it is');
  return row;
}

/** Ends a transaction. One that failed is rolled back instead, and PostgreSQL does not call that an error. */
async function commit(client: pg.ClientBase): Promise<void> {
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT') throw new Error('a transaction that failed was taken for done');
}
