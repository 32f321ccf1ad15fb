import type pg from 'pg';
import { type Limits, USUAL_LIMITS } from '../limits/limits.ts';
import { inTurn, Turns } from '../limits/turns.ts';
import { currentVisit, type OngoingVisit } from '../limits/visit.ts';
import { cancelBackend, cancelOnAbort, isRecovered } from './cancel.ts';
import { openClient, openPool } from './pool.ts';
import { sendAll } from './trip.ts';

/** Connections of each role: the owner loads and migrates, the web role reads, the desk role handles messages. */
export interface DatabasePlace {
  owner: pg.ClientConfig;
  web: pg.ClientConfig;
  desk: pg.ClientConfig;
}

/** A key with which a body's system publishes from elsewhere. */
export interface AccessKeyRow {
  id: number;
  tenant: number;
  hash: string;
  nome: string;
  /** Datasets it may publish; null means all. */
  datasets: string[] | null;
  expirada: boolean;
  revogada: boolean;
}

/** Milliseconds that one statement may take where no visitor's deadline says less. */
const STATEMENT_LIMIT_MS = 15_000;
/** Milliseconds after a visitor's deadline at which PostgreSQL ends a statement that could not be cancelled. */
const GRACE_MS = 1_000;
/** Milliseconds that a question waits for its turn, and how many of one address may wait. */
const READ_PATIENCE_MS = 10_000;
const READS_WAITING = 60;
/** The same for exports: who downloads is told soon that others are first. */
const EXPORT_PATIENCE_MS = 20_000;
const EXPORTS_WAITING = 8;
/** Connections for messages, how many of them for one address, and how many of it may wait. */
const DESK_PLACES = 6;
const DESK_PER_ADDRESS = 2;
const DESK_WAITING = 200;
/** Milliseconds that a message waits for its turn, when many write at once. */
const DESK_WAIT_MS = 60_000;
/** Milliseconds that a whole export may take, to a slow phone. */
const EXPORT_LIMIT_MS = 3_600_000;

/**
 * Makes PostgreSQL detect a client that hung up while a query runs. Where it cannot, as on Windows, it would refuse the
 * setting.
 */
const detectHangUp = (scope: 'transaction' | 'session'): string =>
  `SELECT set_config('client_connection_check_interval', '1000', ${scope === 'transaction'}) WHERE version() ~ 'linux|darwin|bsd'`;

/** The database of the portal. Every connection of the server is opened here. */
export class Database {
  readonly #pages: pg.Pool;
  readonly #exports: pg.Pool;
  readonly #desk: pg.Pool;
  /** Connections for what must never wait behind data: which body a host is, whose a key is, what to cancel. */
  readonly #lobby: pg.Pool;
  readonly #readTurns: Turns;
  readonly #exportTurns: Turns;
  readonly #deskTurns: Turns;
  readonly #place: DatabasePlace;

  constructor(place: DatabasePlace, limits: Limits = USUAL_LIMITS) {
    this.#place = place;
    this.#pages = openPool(place.web, { max: limits.reads, pipeline: true });
    // Exports have their own pool: slow downloads must not keep anybody from a page.
    this.#exports = openPool(place.web, { max: limits.exports });
    // A message waits for a connection rather than being refused.
    this.#desk = openPool(place.desk, { max: DESK_PLACES, patience: DESK_WAIT_MS });
    this.#lobby = openPool(place.web, { max: 2 });
    this.#readTurns = new Turns({
      places: limits.reads,
      perAddress: limits.readsPerAddress,
      perBody: limits.readsPerBody,
      spare: spareOf(limits.reads),
      waitingPerAddress: READS_WAITING,
      patienceMs: READ_PATIENCE_MS,
    });
    this.#deskTurns = new Turns({
      places: DESK_PLACES,
      perAddress: DESK_PER_ADDRESS,
      spare: spareOf(DESK_PLACES),
      waitingPerAddress: DESK_WAITING,
      patienceMs: DESK_WAIT_MS,
    });
    this.#exportTurns = new Turns({
      places: limits.exports,
      perAddress: limits.exportsPerAddress,
      perBody: limits.exportsPerBody,
      spare: spareOf(limits.exports),
      waitingPerAddress: EXPORTS_WAITING,
      patienceMs: EXPORT_PATIENCE_MS,
    });
  }

  /** Reads as one tenant, in one snapshot, in the visitor's turn and within the time of the whole request. */
  read<T>(tenant: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const visit = currentVisit();
    return inTurn(this.#readTurns, visit?.signal, () =>
      this.#inside(this.#pages, reading(tenant, timeLeft(visit)), work, visit?.signal),
    );
  }

  /** Reads as one tenant for an export, which streams for as long as its reader takes. */
  export<T>(tenant: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const visit = currentVisit();
    const watched = async (client: pg.PoolClient): Promise<T> => {
      await client.query(detectHangUp('transaction'));
      return work(client);
    };
    return inTurn(this.#exportTurns, visit?.gone, () =>
      this.#inside(this.#exports, reading(tenant, EXPORT_LIMIT_MS), watched, visit?.gone),
    );
  }

  /** Works on the messages to one tenant, in one transaction, in the visitor's turn. What has begun is ended. */
  hear<T>(tenant: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const visit = currentVisit();
    return inTurn(this.#deskTurns, visit?.gone, () =>
      this.#inside(this.#desk, begin('READ COMMITTED', tenant, STATEMENT_LIMIT_MS), work),
    );
  }

  /** The tenant of a host: the one question asked before a tenant is known. The caller knows the type of its `dados`. */
  async tenant<T extends pg.QueryResultRow>(label: string, host: string): Promise<T | undefined> {
    const { rows } = await this.#lobby.query<T>(
      'SELECT id, slug, tipo, hosts, dados, referencia FROM pub.tenant($1, $2)',
      [label, host],
    );
    return rows[0];
  }

  /** Asks the database for nothing, on a connection that waits behind no data; fails where it does not answer. */
  async reach(): Promise<void> {
    await this.#lobby.query('SELECT 1');
  }

  /** The access key with this hash of its secret; without the secret nobody learns anything. */
  async key(hash: string): Promise<AccessKeyRow | undefined> {
    const { rows } = await this.#lobby.query<AccessKeyRow>(
      'SELECT id, tenant, hash, nome, datasets, expirada, revogada FROM pub.chave($1)',
      [hash],
    );
    return rows[0];
  }

  /**
   * Runs some work on a connection of the owner, for loads and migrations. A signal cancels its statement, and the work
   * rolls back.
   */
  async own<T>(work: (client: pg.Client) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const client = await openClient(this.#place.owner);
    // A killed command must not hold its locks until its last statement ends.
    await client.query(detectHangUp('session'));
    const free = cancelOnAbort(client, signal, async (pid) => {
      const other = await openClient(this.#place.owner);
      await cancelBackend(other, pid).finally(() => other.end());
    });
    try {
      return await work(client);
    } finally {
      free();
      await client.end();
    }
  }

  /**
   * Listens to notifications of other processes until the returned function is called. `lost` means that some may have
   * been missed.
   */
  async listen(channel: string, heard: (message: string) => void, lost: () => void): Promise<() => Promise<void>> {
    const client = await openClient(this.#place.web);
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    client.on('end', lost);
    await client.query(`LISTEN ${channel}`);
    return async () => {
      client.off('end', lost);
      await client.end();
    };
  }

  /** Works in a transaction on a connection of a pool. A signal that aborts cancels its statement. */
  async #inside<T>(
    from: pg.Pool,
    begun: readonly string[],
    work: (client: pg.PoolClient) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const client = await from.connect();
    const free = cancelOnAbort(client, signal, (pid) => cancelBackend(this.#lobby, pid));
    let whole = false;
    try {
      signal?.throwIfAborted();
      // On a connection that pipelines, the first statements of the work leave together with this one.
      const beginning = sendAll(client, begun);
      if (!client.pipeline) await beginning;
      const [result] = await Promise.all([work(client), beginning]);
      await commit(client);
      whole = true;
      return result;
    } catch (error) {
      throw signal?.aborted ? signal.reason : error;
    } finally {
      // A cancellation on its way would hit the next visitor's statement.
      await free();
      client.release(!whole && !(await isRecovered(client)));
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#pages.end(), this.#exports.end(), this.#desk.end()]);
    // Last, because what still runs above is cancelled through it.
    await this.#lobby.end();
  }
}

/** Ends a transaction. One that failed is rolled back instead, and PostgreSQL does not call that an error. */
async function commit(client: pg.ClientBase): Promise<void> {
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT') throw new Error('a transaction that failed was taken for done');
}

/** Places that only a body without any may take: one in six. */
const spareOf = (places: number): number => Math.max(1, Math.floor(places / 6));

/** Milliseconds that a statement may take for a visit, should its cancellation fail. */
const timeLeft = (visit: OngoingVisit | undefined): number =>
  visit ? Math.max(0, visit.deadline - performance.now()) + GRACE_MS : STATEMENT_LIMIT_MS;

const reading = (tenant: number, limit: number): string[] => begin('REPEATABLE READ READ ONLY', tenant, limit);

/**
 * Begins a transaction of one tenant, without JIT: on a server of the body's own it is on, and spends seconds compiling
 * what runs for milliseconds. One statement each: a distributed database tells its workers the text that a setting came in.
 */
const begin = (level: string, tenant: number, limit: number): string[] => [
  `BEGIN ISOLATION LEVEL ${level}`,
  `SET LOCAL app.tenant = ${Math.trunc(tenant)}`,
  `SET LOCAL statement_timeout = ${Math.trunc(limit)}`,
  'SET LOCAL jit = off',
];
