import type pg from 'pg';
import type { Limits } from '../../limits/limits.ts';
import { isServerAbsent } from '../absent.ts';
import type { PoolGauge } from '../gauge.ts';
import type { ReadServer } from '../server.ts';
import type { TransactionOptions } from '../transaction.ts';
import type { AskPrimary } from '../voice.ts';
import { NoAnswer } from '../wait.ts';
import { Circuit } from './circuit.ts';
import { LogPositions } from './position.ts';
import { isReplicaFailure, Replica } from './replica.ts';

/** A read of one body, which may be sent to any server that is fit for it. */
export interface RoutedRead<T> extends TransactionOptions<T> {
  tenant: number;
  /** How a server does it. An export that has begun to write its file is not begun again elsewhere. */
  kind: 'read' | 'export';
}

/** Sends reads to the replicas that have what they must show, and to the primary when none has. */
export class ReadRouter {
  readonly #primary: ReadServer;
  readonly #replicas: readonly Replica[];
  readonly #positions = new LogPositions();
  readonly #circuit = new Circuit();
  #turn = 0;

  constructor(primary: ReadServer, replicas: readonly pg.ClientConfig[], limits: Limits) {
    this.#primary = primary;
    this.#replicas = replicas.map((config) => new Replica(config, limits));
  }

  get hasReplicas(): boolean {
    return this.#replicas.length > 0;
  }

  /** Whether the primary failed when it was last asked, so that replicas answer what they can. */
  get isPrimaryAside(): boolean {
    return this.#circuit.isOpen;
  }

  async opened(ask: AskPrimary): Promise<void> {
    if (this.hasReplicas) await this.#positions.opened(ask);
    this.#circuit.succeed();
  }

  heard(message: string, ask: AskPrimary): void {
    if (this.hasReplicas) this.#positions.heard(message, ask);
  }

  lost(): void {
    if (this.hasReplicas) this.#positions.lost();
  }

  /** Reads on the first server that can. To begin again on another is safe: nothing is written. */
  async run<T>(read: RoutedRead<T>): Promise<T> {
    let failure: unknown = new NoAnswer();
    for (const server of this.#order(read.tenant)) {
      const attempt = new ReadAttempt(read);
      try {
        return await this.#ask(server, attempt);
      } catch (error) {
        if (read.signal?.aborted || !attempt.isRepeatable || !this.#isAside(server, error, attempt)) throw error;
        if (server === this.#primary) failure = error;
      }
    }
    throw failure;
  }

  /**
   * Servers in the order in which they are tried. While loads are not heard of, only the primary is known to be up to date;
   * where it cannot be reached either, a replica that has all that was heard of before is better than nothing.
   */
  *#order(tenant: number): Generator<ReadServer> {
    const isLast = this.#positions.isHearing || this.#circuit.isOpen;
    if (!isLast) yield this.#primary;
    for (const replica of this.#leastBusy()) if (this.#positions.of(tenant) && replica.circuit.tries()) yield replica;
    if (isLast) yield this.#primary;
  }

  #leastBusy(): Replica[] {
    const { length } = this.#replicas;
    if (length < 2) return [...this.#replicas];
    const from = this.#turn++ % length;
    const turned = [...this.#replicas.slice(from), ...this.#replicas.slice(0, from)];
    return turned.sort((one, other) => one.busy - other.busy);
  }

  async #ask<T>(server: ReadServer, { options }: ReadAttempt<T>): Promise<T> {
    const { tenant, kind } = options;
    const position = server instanceof Replica ? this.#positions.of(tenant) : undefined;
    const result = await server[kind]({
      ...options,
      ...(server instanceof Replica && position && { admit: (client) => server.admit(client, position) }),
      begun: (transaction) => this.hasReplicas && this.#positions.seen(tenant, transaction),
    });
    if (server === this.#primary) this.#circuit.succeed();
    return result;
  }

  /** Puts a server that failed aside; false when it is the question that failed. */
  #isAside<T>(server: ReadServer, error: unknown, { hasBegun }: ReadAttempt<T>): boolean {
    if (server instanceof Replica) {
      if (hasBegun && !isReplicaFailure(error)) return false;
      server.failed(error);
      return true;
    }
    if (!this.hasReplicas || !isServerAbsent(error)) return false;
    this.#circuit.fail();
    return true;
  }

  /** How full the pools of each server are; those of a replica bear its number. */
  gauges(): PoolGauge[] {
    const replicas = this.#replicas.flatMap((replica, i) =>
      replica.gauges().map((gauge) => ({ ...gauge, name: `replica${i + 1}_${gauge.name}` })),
    );
    return [...this.#primary.gauges(), ...replicas];
  }

  async close(): Promise<void> {
    await Promise.all([this.#primary, ...this.#replicas].map((server) => server.close()));
  }
}

/** One try of a read on one server. */
class ReadAttempt<T> {
  readonly options: RoutedRead<T>;
  /** Whether its work was started, so that the server let it in. */
  hasBegun = false;

  constructor(read: RoutedRead<T>) {
    this.options = {
      ...read,
      work: (client) => {
        this.hasBegun = true;
        return read.work(client);
      },
    };
  }

  get isRepeatable(): boolean {
    return this.options.kind === 'read' || !this.hasBegun;
  }
}
