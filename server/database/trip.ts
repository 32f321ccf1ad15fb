import type pg from 'pg';

/** Sends a question that need not wait for the answers of others. */
type Sender = <T>(ask: () => Promise<T>) => Promise<T>;

/**
 * How questions that do not wait for each other are sent on a connection: together where the driver sends a statement
 * before the one before it is answered, as on those of the read pool; else one after the other.
 */
export function senderOf(client: pg.ClientBase): Sender {
  if ('pipeline' in client && client.pipeline) return (ask) => ask();
  let last: Promise<unknown> = Promise.resolve();
  return (ask) => {
    const answer = last.then(ask);
    last = answer.catch(() => undefined);
    return answer;
  };
}

/** Sends statements that do not wait for each other's answers: all at once where the driver can, else one after the other. */
export async function sendAll(client: pg.ClientBase, statements: readonly string[]): Promise<pg.QueryResult[]> {
  const send = senderOf(client);
  return Promise.all(statements.map((text) => send(() => client.query(text))));
}
