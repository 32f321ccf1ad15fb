import type pg from 'pg';
import { openClient } from './pool.ts';
import { senderOf } from './trip.ts';
import { answeredWithin } from './wait.ts';

/** Milliseconds between two signs of life of a listening connection, and what it has to answer one. */
const PING_MS = 2_000;
const ANSWER_MS = 3_000;

/** Who listens to the notifications of other processes. */
export interface VoiceListener {
  /** Called once it listens, before anything is heard, with a way to ask the primary. */
  opened?(ask: AskPrimary): Promise<void>;
  heard(message: string, ask: AskPrimary): void;
  /** Called once, when some notifications may have been missed. */
  lost(): void;
}

/** Asks something on the listening connection, which leads to the primary. */
export type AskPrimary = <T extends pg.QueryResultRow>(text: string) => Promise<T[]>;

/**
 * Listens to a channel until the returned function is called. A connection that hangs without an end, as behind a
 * firewall that forgot it, would be silent for ever: it is asked for a sign of life, and without one it counts as lost.
 */
export async function openVoice(
  config: pg.ClientConfig,
  channel: string,
  listener: VoiceListener,
): Promise<() => Promise<void>> {
  const client = await openClient(config);
  const send = senderOf(client);
  const ask: AskPrimary = async <T extends pg.QueryResultRow>(text: string) =>
    (
      await answeredWithin(
        ANSWER_MS,
        send(() => client.query<T>(text)),
      )
    ).rows;
  client.on('notification', ({ payload }) => listener.heard(payload ?? '', ask));
  try {
    await ask(`LISTEN ${channel}`);
    await listener.opened?.(ask);
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
  return keepAsking(client, ask, listener.lost);
}

/** Asks a connection for signs of life, until the returned function closes it or it is lost. */
function keepAsking(client: pg.Client, ask: AskPrimary, lost: () => void): () => Promise<void> {
  let ended = false;
  const end = (): void => {
    ended = true;
    clearInterval(timer);
  };
  const gone = (): void => {
    if (ended) return;
    end();
    client.connection.stream.destroy();
    lost();
  };
  const timer = setInterval(() => void ask('SELECT').catch(gone), PING_MS).unref();
  client.on('end', gone);
  return async () => {
    end();
    await answeredWithin(ANSWER_MS, client.end()).catch(() => client.connection.stream.destroy());
  };
}
