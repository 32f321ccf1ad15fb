import type pg from 'pg';
import { openClient } from '../pool.ts';
import { answeredWithin } from '../wait.ts';
import { PRIMARY_POSITION, type RequiredPosition } from './position.ts';
import { replicaFitness } from './replica.ts';

/** What a replica says of itself, compared with the primary. */
export interface ReplicaHealth {
  /** Address without the password. */
  where: string;
  /** Whether it follows this primary: neither promoted nor another's. */
  follows: boolean;
  /** How much of the log it has not replayed yet, and how old the last transaction is that it has. */
  bytesBehind: number;
  secondsBehind: number;
}

/** A replica that did not say anything, and why. */
export interface SilentReplica {
  where: string;
  reason: string;
}

const ANSWER_MS = 5_000;

/** Asks a replica how far it is behind the primary of a connection. */
export async function replicaHealth(
  primary: pg.ClientBase,
  config: pg.ClientConfig,
): Promise<ReplicaHealth | SilentReplica> {
  const where = `${config.host}:${config.port}`;
  try {
    const { rows } = await primary.query<RequiredPosition>(PRIMARY_POSITION);
    const [position] = rows;
    if (!position) throw new Error('the primary did not say where its log is');
    return { where, ...(await ask(config, position)) };
  } catch (error) {
    return { where, reason: error instanceof Error ? error.message : String(error) };
  }
}

async function ask(config: pg.ClientConfig, position: RequiredPosition): Promise<Omit<ReplicaHealth, 'where'>> {
  const client = await openClient(config);
  try {
    const { rows } = await answeredWithin(ANSWER_MS, client.query<ReplicaAnswer>(question(position)));
    const [answer] = rows;
    if (!answer) throw new Error('the replica did not answer');
    return { follows: answer.segue, bytesBehind: answer.bytes ?? 0, secondsBehind: answer.segundos ?? 0 };
  } finally {
    client.connection.stream.destroy();
  }
}

interface ReplicaAnswer {
  segue: boolean;
  bytes: number | null;
  segundos: number | null;
}

/** A replica that has replayed everything is not late, however long ago the last transaction was. */
const question = (position: RequiredPosition): string => `${replicaFitness(position)},
  greatest(0, pg_wal_lsn_diff('${position.posicao}'::pg_lsn, pg_last_wal_replay_lsn()))::float8 AS bytes,
  CASE WHEN pg_last_wal_replay_lsn() >= '${position.posicao}'::pg_lsn THEN 0
    ELSE extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp())::float8 END AS segundos`;
