import type pg from 'pg';
import type { Limits } from '../limits/limits.ts';
import { type PoolGauge, poolGauge } from './gauge.ts';
import { openPool } from './pool.ts';
import { inTransaction, type TransactionOptions } from './transaction.ts';
import { queuedClient } from './trip.ts';

/** Milliseconds that the lobby waits for an answer: its questions find one row. */
const LOBBY_MS = 10_000;

/** Where the pools of one server lead. */
export interface ReadServerPlace {
  /** Address of the server itself. */
  direct: pg.ClientConfig;
  /** Address of a pooler in front of it, which lends a connection for one transaction at a time. */
  pooled?: pg.ClientConfig | undefined;
  /** Milliseconds that a borrower waits for a connection. */
  patience?: number;
}

/** The pools of one PostgreSQL server that answers visitors: the primary, or a replica. */
export class ReadServer {
  readonly #pages: pg.Pool;
  readonly #exports: pg.Pool;
  /**
   * Connections for what must never wait behind data: which body a host is, whose a key is, what to cancel. Never through
   * a pooler, where a cancellation would wait behind what it cancels.
   */
  readonly lobby: pg.Pool;

  constructor({ direct, pooled, patience }: ReadServerPlace, { reads, exports }: Pick<Limits, 'reads' | 'exports'>) {
    const waiting = patience === undefined ? {} : { patience };
    // Nothing is sent ahead to a pooler: should a transaction not begin, it would lend the connection to the next visitor
    // with the answers to the rest still to come.
    this.#pages = openPool(pooled ?? direct, { max: reads, pipeline: !pooled, ...waiting });
    // Exports have their own pool: slow downloads must not keep anybody from a page.
    this.#exports = openPool(pooled ?? direct, { max: exports, ...waiting });
    this.lobby = openPool(direct, { max: 2, answerMs: LOBBY_MS, ...waiting });
  }

  /** Connections that are lent now. */
  get busy(): number {
    return [this.#pages, this.#exports].reduce((sum, { totalCount, idleCount }) => sum + totalCount - idleCount, 0);
  }

  /** How full each pool is. */
  gauges(): PoolGauge[] {
    return [poolGauge('reads', this.#pages), poolGauge('exports', this.#exports), poolGauge('lobby', this.lobby)];
  }

  read<T>(options: TransactionOptions<T>): Promise<T> {
    const work = (client: pg.PoolClient): Promise<T> => options.work(client.pipeline ? client : queuedClient(client));
    return inTransaction(this.#pages, this.lobby, { ...options, work });
  }

  export<T>(options: TransactionOptions<T>): Promise<T> {
    return inTransaction(this.#exports, this.lobby, options);
  }

  async close(): Promise<void> {
    await Promise.all([this.#pages.end(), this.#exports.end()]);
    // Last, because what still runs above is cancelled through it.
    await this.lobby.end();
  }
}
