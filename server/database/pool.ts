import pg from 'pg';

const NUMERIC = 1700;
const INT8 = 20;
const DATE = 1082;

/** Parsers that return values as the catalog knows them: money as a number, a date as ISO text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) => {
    if (oid === NUMERIC || oid === INT8) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/** Milliseconds that a server has to let somebody in. */
export const CONNECT_MS = 10_000;

/** Probes of the operating system on a silent connection: it closes one whose other end is gone. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Opens one connection, for work that holds it to itself. */
export async function openClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, ...KEEP_ALIVE, types, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Connections that are kept open and lent. */
export interface PoolSize {
  max: number;
  /** Milliseconds that a borrower waits for one. */
  patience?: number;
  /** Milliseconds after which a statement without an answer fails here, whatever the server does. */
  answerMs?: number;
  /** Whether statements are sent before those before them are answered. Neither a cursor nor a COPY can run on such. */
  pipeline?: boolean;
}

export function openPool(
  config: pg.ClientConfig,
  { max, patience = CONNECT_MS, answerMs, pipeline = false }: PoolSize,
): pg.Pool {
  const limits = { max, idleTimeoutMillis: 30_000, connectionTimeoutMillis: patience };
  const answered = answerMs === undefined ? {} : { query_timeout: answerMs };
  const made = new pg.Pool({ ...config, ...KEEP_ALIVE, ...answered, types, pipeline, ...limits });
  // An idle connection that the server closed is replaced at the next query; without a listener its error would end the
  // process.
  made.on('error', () => undefined);
  // The same for a connection lost between two statements of a transaction: the next statement fails.
  made.on('connect', (client) => client.on('error', () => undefined));
  return made;
}

/** Closes a borrowed connection that may never answer again: the driver would wait for what was sent before. */
export function discardClient(client: pg.PoolClient): void {
  client.connection.stream.destroy();
  client.release(true);
}
