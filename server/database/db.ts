import type pg from 'pg';
import { type Limits, USUAL_LIMITS } from '../limits/limits.ts';
import { inTurn, type Turns } from '../limits/turns.ts';
import { currentVisit, type OngoingVisit } from '../limits/visit.ts';
import { beginReading, beginWriting, detectHangUp } from './begin.ts';
import { cancelBackend, cancelOnAbort } from './cancel.ts';
import { type PoolGauge, poolGauge } from './gauge.ts';
import { openClient, openPool } from './pool.ts';
import {
  DESK_PLACES,
  DESK_WAIT_MS,
  deskTurns,
  exportTurns,
  readTurns,
  STAFF_PLACES,
  STAFF_WAIT_MS,
  staffTurns,
} from './queues.ts';
import { ReadRouter } from './replica/router.ts';
import { ReadServer } from './server.ts';
import { explainOn, type PoolWork, type SlowStatements } from './slow.ts';
import { inTransaction } from './transaction.ts';
import { openVoice } from './voice.ts';

/** Connections of each role: the owner loads and migrates, the web role reads, the desk role handles messages, the staff role keeps the panel. */
export interface DatabasePlace {
  owner: pg.ClientConfig;
  web: pg.ClientConfig;
  desk: pg.ClientConfig;
  staff: pg.ClientConfig;
  /** The lesser roles behind a pooler, which lends a connection for one transaction at a time. */
  pooler?: { web: pg.ClientConfig; desk: pg.ClientConfig; staff: pg.ClientConfig } | undefined;
  /** The web role on each replica. */
  replicas?: readonly pg.ClientConfig[];
}

/** What a key is for: to publish files, or to be told by webhooks. */
export const TOKEN_USES = ['publicar', 'webhooks'] as const;
export type TokenUse = (typeof TOKEN_USES)[number];

/** A key with which a body's system publishes from elsewhere, or asks to be told. */
export interface AccessKeyRow {
  id: number;
  tenant: number;
  hash: string;
  nome: string;
  /** Datasets it may publish; null means all. */
  datasets: string[] | null;
  usos: TokenUse[];
  expirada: boolean;
  revogada: boolean;
}

/** Milliseconds that one statement may take where no visitor's deadline says less. */
const STATEMENT_LIMIT_MS = 15_000;
/** Milliseconds after a visitor's deadline at which PostgreSQL ends a statement that could not be cancelled. */
const GRACE_MS = 1_000;
/** Milliseconds that a whole export may take, to a slow phone. */
const EXPORT_LIMIT_MS = 3_600_000;

/** Channel on which loads and changed bodies are told to every process. */
const VERSIONS = 'portal_versao';

/** The database of the portal. Every connection of the server is opened here. */
export class Database {
  readonly #primary: ReadServer;
  readonly #router: ReadRouter;
  readonly #desk: pg.Pool;
  readonly #staff: pg.Pool;
  readonly #readTurns: Turns;
  readonly #exportTurns: Turns;
  readonly #deskTurns: Turns;
  readonly #staffTurns: Turns;
  readonly #place: DatabasePlace;
  #slow: SlowStatements | undefined;

  constructor(place: DatabasePlace, limits: Limits = USUAL_LIMITS) {
    this.#place = place;
    this.#primary = new ReadServer({ direct: place.web, pooled: place.pooler?.web }, limits);
    this.#router = new ReadRouter(this.#primary, place.replicas ?? [], limits);
    // A message waits for a connection rather than being refused.
    this.#desk = openPool(place.pooler?.desk ?? place.desk, {
      max: DESK_PLACES,
      patience: DESK_WAIT_MS,
      answerMs: STATEMENT_LIMIT_MS + GRACE_MS,
    });
    this.#staff = openPool(place.pooler?.staff ?? place.staff, {
      max: STAFF_PLACES,
      patience: STAFF_WAIT_MS,
      answerMs: STATEMENT_LIMIT_MS + GRACE_MS,
    });
    this.#readTurns = readTurns(limits);
    this.#exportTurns = exportTurns(limits);
    this.#deskTurns = deskTurns();
    this.#staffTurns = staffTurns();
  }

  /** Reads as one tenant, in one snapshot, in the visitor's turn and within the time of the whole request. */
  read<T>(tenant: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const visit = currentVisit();
    const signal = visit?.signal;
    const timed = this.#timed(tenant, work);
    return inTurn(this.#readTurns, signal, () =>
      this.#router.run({ kind: 'read', tenant, begin: this.#reading(tenant, timeLeft(visit)), work: timed, signal }),
    );
  }

  /** Reads as one tenant for an export, which streams for as long as its reader takes. */
  export<T>(tenant: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const visit = currentVisit();
    const watched = async (client: pg.PoolClient): Promise<T> => {
      await client.query(detectHangUp('transaction'));
      return work(client);
    };
    const signal = visit?.gone;
    const begin = this.#reading(tenant, EXPORT_LIMIT_MS);
    return inTurn(this.#exportTurns, signal, () =>
      this.#router.run({ kind: 'export', tenant, begin, work: this.#timed(tenant, watched), signal }),
    );
  }

  /** Whether the primary could not be reached, so that replicas answer with what they have. */
  get isPrimaryAside(): boolean {
    return this.#router.isPrimaryAside;
  }

  /** Works on the messages to one tenant, in one transaction, in the visitor's turn. What has begun is ended. */
  hear<T>(tenant: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const visit = currentVisit();
    return inTurn(this.#deskTurns, visit?.gone, () =>
      inTransaction(this.#desk, this.#primary.lobby, { begin: beginWriting(tenant, STATEMENT_LIMIT_MS), work }),
    );
  }

  /** Works on what the people of one tenant keep in the panel, in one transaction, in the visitor's turn. */
  staff<T>(tenant: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const visit = currentVisit();
    return inTurn(this.#staffTurns, visit?.gone, () =>
      inTransaction(this.#staff, this.#primary.lobby, { begin: beginWriting(tenant, STATEMENT_LIMIT_MS), work }),
    );
  }

  /** The tenant of a host: the one question asked before a tenant is known. The caller knows the type of its `dados`. */
  async tenant<T extends pg.QueryResultRow>(label: string, host: string): Promise<T | undefined> {
    const { rows } = await this.#primary.lobby.query<T>(
      'SELECT id, slug, tipo, hosts, dados, referencia, suspensao FROM pub.tenant($1, $2)',
      [label, host],
    );
    return rows[0];
  }

  /** Asks the database for nothing, on a connection that waits behind no data; fails where it does not answer. */
  async reach(): Promise<void> {
    await this.#primary.lobby.query('SELECT 1');
  }

  /** The access key with this hash of its secret; without the secret nobody learns anything. */
  async key(hash: string): Promise<AccessKeyRow | undefined> {
    const { rows } = await this.#primary.lobby.query<AccessKeyRow>(
      'SELECT id, tenant, hash, nome, datasets, usos, expirada, revogada FROM pub.chave($1)',
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
    const { rows } = await client.query<{ pid: number }>(detectHangUp('session'));
    const pid = Promise.resolve(rows[0]?.pid ?? 0);
    const free = cancelOnAbort(pid, signal, async (pid) => {
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
    const router = channel === VERSIONS ? this.#router : undefined;
    return openVoice(this.#place.web, channel, {
      opened: async (ask) => router?.opened(ask),
      // First, so that what is read anew because of the message is not read from a replica that lacks it.
      heard: (message, ask) => {
        router?.heard(message, ask);
        heard(message);
      },
      lost: () => {
        router?.lost();
        lost();
      },
    });
  }

  /** Has the statements of those who read timed from now on. */
  watchStatements(slow: SlowStatements): void {
    this.#slow = slow;
  }

  /** The same work, on a connection whose statements are timed. */
  #timed<T>(tenant: number, work: PoolWork<T>): PoolWork<T> {
    const begin = this.#reading(tenant, STATEMENT_LIMIT_MS);
    const explain = (text: string, values: readonly unknown[]): Promise<string> =>
      this.#router.run({ kind: 'read', tenant, begin, work: (client) => explainOn(client, text, values) });
    return this.#slow?.timed(tenant, work, explain) ?? work;
  }

  /** How full each pool is, and how many wait for it or for their turn. */
  gauges(): PoolGauge[] {
    const turns: Readonly<Record<string, Turns>> = {
      reads: this.#readTurns,
      exports: this.#exportTurns,
      desk: this.#deskTurns,
      staff: this.#staffTurns,
    };
    return [...this.#router.gauges(), poolGauge('desk', this.#desk), poolGauge('staff', this.#staff)].map((gauge) => ({
      ...gauge,
      waiting: gauge.waiting + (turns[gauge.name]?.waiting ?? 0),
    }));
  }

  #reading(tenant: number, limit: number): string[] {
    return beginReading(tenant, limit, this.#router.hasReplicas);
  }

  async close(): Promise<void> {
    await Promise.all([this.#desk.end(), this.#staff.end(), this.#router.close()]);
  }
}

/** Milliseconds that a statement may take for a visit, should its cancellation fail. */
const timeLeft = (visit: OngoingVisit | undefined): number =>
  visit ? Math.max(0, visit.deadline - performance.now()) + GRACE_MS : STATEMENT_LIMIT_MS;
