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

/** Opens one connection, for work that holds it to itself. */
export async function openClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, types });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Connections that are kept open and lent. */
export interface PoolSize {
  max: number;
  /** Milliseconds that a borrower waits for one. */
  patience?: number;
  /** Whether statements are sent before those before them are answered. Neither a cursor nor a COPY can run on such. */
  pipeline?: boolean;
}

export function openPool(config: pg.ClientConfig, { max, patience = 10_000, pipeline = false }: PoolSize): pg.Pool {
  const limits = { max, idleTimeoutMillis: 30_000, connectionTimeoutMillis: patience };
  const made = new pg.Pool({ ...config, types, pipeline, ...limits });
  // An idle connection that the server closed is replaced at the next query; without a listener its error would end the
  // process.
  made.on('error', () => undefined);
  // The same for a connection lost between two statements of a transaction: the next statement fails.
  made.on('connect', (client) => client.on('error', () => undefined));
  return made;
}
