import pg from 'pg';
import type { Limits } from '../../limits/limits.ts';
import { isServerAbsent } from '../absent.ts';
import { ReadServer } from '../server.ts';
import { answeredWithin } from '../wait.ts';
import { Circuit } from './circuit.ts';
import type { RequiredPosition } from './position.ts';

/** Milliseconds that a replica has to let somebody in and to say how far it is. */
const REPLICA_MS = 2_000;
/** Milliseconds for which a replica that is behind is not asked again. */
const BEHIND_MS = 200;

/** A replica that may not answer now. */
export class UnfitReplica extends Error {
  /** Whether it only has to catch up. */
  readonly isBehind: boolean;

  constructor(isBehind: boolean) {
    super(isBehind ? 'the replica is behind' : 'the server is no replica of the primary any more');
    this.isBehind = isBehind;
  }
}

/** Says of a server, before a snapshot is taken, whether it is a replica of that primary and how far it is. */
export const replicaFitness = ({ posicao, sistema, linha }: RequiredPosition): string => `SELECT pg_is_in_recovery()
  AND (SELECT system_identifier::text FROM pg_control_system()) = '${sistema}'
  AND greatest((SELECT timeline_id FROM pg_control_checkpoint()),
    (SELECT min_recovery_end_timeline FROM pg_control_recovery())) = ${linha} AS segue,
  pg_last_wal_replay_lsn() >= '${posicao}'::pg_lsn AS alcancou`;

/** The same of a connection whose server was found to be of that primary a moment ago: it reads no file. */
const reach = ({ posicao }: RequiredPosition): string =>
  `SELECT pg_is_in_recovery() AS segue, pg_last_wal_replay_lsn() >= '${posicao}'::pg_lsn AS alcancou`;

/** Milliseconds for which a connection is not asked again of whom its server is a replica. */
const KNOWN_MS = 1_000;

/** A streaming replica that answers visitors as long as it follows the primary. */
export class Replica extends ReadServer {
  readonly circuit = new Circuit(2 * REPLICA_MS);
  /** When the server behind each connection was last found to be a replica of which primary. */
  readonly #known = new WeakMap<pg.ClientBase, { of: string; at: number }>();

  constructor(config: pg.ClientConfig, limits: Limits) {
    super({ direct: config, patience: REPLICA_MS }, limits);
  }

  /**
   * Refuses on a connection that leads to a server which is promoted, another's, or not as far as it must be. Asked before
   * each transaction on its own connection: nothing else would know to which server a name leads at this moment.
   */
  async admit(client: pg.ClientBase, position: RequiredPosition): Promise<void> {
    const of = `${position.sistema}/${position.linha}`;
    const known = this.#known.get(client);
    const isKnown = known?.of === of && performance.now() - known.at < KNOWN_MS;
    const text = isKnown ? reach(position) : replicaFitness(position);
    const asked = client.query<{ segue: boolean; alcancou: boolean | null }>(text);
    const { rows } = await answeredWithin(REPLICA_MS, asked);
    if (!rows[0]?.segue) throw new UnfitReplica(false);
    if (!isKnown) this.#known.set(client, { of, at: performance.now() });
    if (!rows[0].alcancou) throw new UnfitReplica(true);
    this.circuit.succeed();
  }

  /** Puts the replica aside for what went wrong on it. */
  failed(error: unknown): void {
    if (error instanceof UnfitReplica && error.isBehind) this.circuit.pause(BEHIND_MS);
    else if (!isConflict(error)) this.circuit.fail();
  }
}

/** Codes of PostgreSQL's for statements that a replica ends because replaying the log must go on. */
const CONFLICTS = new Set(['40001', '40P01']);

const isConflict = (error: unknown): boolean => error instanceof pg.DatabaseError && CONFLICTS.has(error.code ?? '');

/** Whether what failed on a replica may go well on the primary. */
export const isReplicaFailure = (error: unknown): boolean =>
  error instanceof UnfitReplica || isConflict(error) || isServerAbsent(error);
