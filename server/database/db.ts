import pg from 'pg';

/** Where the database is, for each who uses it: the owner loads and migrates, the web role reads, the desk hears people. */
export interface DatabasePlace {
  owner: pg.ClientConfig;
  web: pg.ClientConfig;
  desk: pg.ClientConfig;
}

/** A key with which a body's system publishes from elsewhere. */
export interface AccessKeyRow {
  id: number;
  tenant: number;
  hash: string;
  nome: string;
  /** Null means all. */
  datasets: string[] | null;
  expirada: boolean;
  revogada: boolean;
}

/** One statement of a page; a citizen will not wait longer. */
const PAGE_LIMIT = 15_000;
/** A turn to be heard, when many write at once. */
const PATIENCE = 60_000;
/** A whole export, to a slow phone. */
const EXPORT_LIMIT = 3_600_000;

/** Who left is noticed even while the server sorts; where it cannot notice, as on Windows, it refuses to try. */
const watch = (scope: 'transaction' | 'session'): string =>
  `SELECT set_config('client_connection_check_interval', '1000', ${scope === 'transaction'}) WHERE version() ~ 'linux|darwin|bsd'`;

const NUMERIC = 1700;
const INT8 = 20;
const DATE = 1082;

/** Values arrive as the catalog knows them: money as a number, a date as ISO text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) => {
    if (oid === NUMERIC || oid === INT8) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/** The only file that opens a connection. */
export class Database {
  readonly #pages: pg.Pool;
  readonly #exports: pg.Pool;
  readonly #desk: pg.Pool;
  readonly #place: DatabasePlace;

  constructor(place: DatabasePlace) {
    this.#place = place;
    this.#pages = pool(place.web, 12);
    // A pool of their own: six slow downloads must not keep anybody from a page.
    this.#exports = pool(place.web, 6);
    // What somebody wrote waits its turn rather than being sent back.
    this.#desk = pool(place.desk, 6, PATIENCE);
  }

  /** Runs one piece of reading as one tenant, in one snapshot, within a time limit. */
  read<T>(tenant: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return inside(this.#pages, reading(tenant, PAGE_LIMIT), work);
  }

  /** The same for what streams out for as long as the reader takes. */
  export<T>(tenant: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return inside(this.#exports, reading(tenant, EXPORT_LIMIT), async (client) => {
      await client.query(watch('transaction'));
      return work(client);
    });
  }

  /** Runs one piece of work on the messages to one tenant, which is done whole or not at all. */
  hear<T>(tenant: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return inside(this.#desk, begin('READ COMMITTED', tenant, PAGE_LIMIT), work);
  }

  /** The tenant of a host: the one question asked before a tenant is known. The caller knows the type of its `dados`. */
  async tenant<T extends pg.QueryResultRow>(label: string, host: string): Promise<T | undefined> {
    const { rows } = await this.#pages.query<T>(
      'SELECT id, slug, tipo, hosts, dados, referencia FROM pub.tenant($1, $2)',
      [label, host],
    );
    return rows[0];
  }

  /** The access key with this hash of its secret; without the secret nobody learns anything. */
  async key(hash: string): Promise<AccessKeyRow | undefined> {
    const { rows } = await this.#pages.query<AccessKeyRow>(
      'SELECT id, tenant, hash, nome, datasets, expirada, revogada FROM pub.chave($1)',
      [hash],
    );
    return rows[0];
  }

  /** A connection of the owner, for loads and migrations. A signal stops what it is doing, which is then undone. */
  async own<T>(work: (client: pg.Client) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const client = await connect(this.#place.owner);
    // A command that was killed must not hold its locks until its last statement is through.
    await client.query(watch('session'));
    const free = signal ? await stoppable(client, this.#place.owner, signal) : () => undefined;
    try {
      return await work(client);
    } finally {
      free();
      await client.end();
    }
  }

  /** Hears what other processes say until the returned function is called. `lost` means that something may have been missed. */
  async listen(channel: string, heard: (message: string) => void, lost: () => void): Promise<() => Promise<void>> {
    const client = await connect(this.#place.web);
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    client.on('end', lost);
    await client.query(`LISTEN ${channel}`);
    return async () => {
      client.off('end', lost);
      await client.end();
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.#pages.end(), this.#exports.end(), this.#desk.end()]);
  }
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, types });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** How often a statement is told to stop: between two of them there is nothing to hear it. */
const INSISTENCE = 200;

/** From a signal on, cancels whatever runs on a connection, until told that its work is over. */
async function stoppable(client: pg.Client, config: pg.ClientConfig, signal: AbortSignal): Promise<() => void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pid = rows[0]?.pid;
  let timer: NodeJS.Timeout | undefined;
  const cancel = async (): Promise<void> => {
    const other = await connect(config);
    await other.query('SELECT pg_cancel_backend($1)', [pid]).finally(() => other.end());
  };
  const stop = (): void => {
    timer = setInterval(() => void cancel().catch(() => undefined), INSISTENCE);
  };
  signal.addEventListener('abort', stop, { once: true });
  return () => {
    signal.removeEventListener('abort', stop);
    clearInterval(timer);
  };
}

function pool(config: pg.ClientConfig, max: number, patience = 10_000): pg.Pool {
  const made = new pg.Pool({ ...config, types, max, idleTimeoutMillis: 30_000, connectionTimeoutMillis: patience });
  // An idle connection that the server closed is replaced at the next question; unheard, it would end the process.
  made.on('error', () => undefined);
  // One that is taken away between two statements of a transaction too: the next statement tells.
  made.on('connect', (client) => client.on('error', () => undefined));
  return made;
}

async function inside<T>(from: pg.Pool, begun: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await from.connect();
  try {
    await client.query(begun);
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // What was under way may still be: a fresh connection is cheaper than a doubt.
    client.release(true);
    throw error;
  }
}

const reading = (tenant: number, limit: number): string => begin('REPEATABLE READ READ ONLY', tenant, limit);

/** Without compilation (jit): a server of the body's own has it on, and spends seconds preparing what takes milliseconds. */
const begin = (level: string, tenant: number, limit: number): string =>
  `BEGIN ISOLATION LEVEL ${level}; SET LOCAL app.tenant = ${Math.trunc(tenant)}; SET LOCAL statement_timeout = ${Math.trunc(limit)}; SET LOCAL jit = off`;
