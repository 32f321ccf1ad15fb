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

/**
 * A connection whose statements wait for each other here. Reads ask several questions at once, which a connection that does
 * not send them ahead would have to queue, and the driver will cease to.
 */
export function queuedClient(client: pg.PoolClient): pg.PoolClient {
  const send = senderOf(client);
  const query = (...asked: unknown[]): Promise<unknown> =>
    send(() => Promise.resolve(Reflect.apply(client.query, client, asked)));
  return new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  });
}
