import pg from 'pg';

/** Connections of each role: the owner loads and migrates, the web role reads, the desk role handles messages. */
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
  /** Datasets it may publish; null means all. */
  datasets: string[] | null;
  expirada: boolean;
  revogada: boolean;
}

/** Milliseconds that one statement of a page may take; a visitor will not wait longer. */
const PAGE_LIMIT_MS = 15_000;
/** Milliseconds that a message waits for a connection, when many write at once. */
const DESK_WAIT_MS = 60_000;
/** Milliseconds that a whole export may take, to a slow phone. */
const EXPORT_LIMIT_MS = 3_600_000;

/**
 * Makes PostgreSQL detect a client that hung up while a query runs. Where it cannot, as on Windows, it would refuse the
 * setting.
 */
const detectHangUp = (scope: 'transaction' | 'session'): string =>
  `SELECT set_config('client_connection_check_interval', '1000', ${scope === 'transaction'}) WHERE version() ~ 'linux|darwin|bsd'`;

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

/** The database of the portal. Every connection of the server is opened here. */
export class Database {
  readonly #pages: pg.Pool;
  readonly #exports: pg.Pool;
  readonly #desk: pg.Pool;
  readonly #place: DatabasePlace;

  constructor(place: DatabasePlace) {
    this.#place = place;
    this.#pages = pool(place.web, 12);
    // Exports have their own pool: six slow downloads must not keep anybody from a page.
    this.#exports = pool(place.web, 6);
    // A message waits for a connection rather than being refused.
    this.#desk = pool(place.desk, 6, DESK_WAIT_MS);
  }

  /** Reads as one tenant, in one snapshot, within the time limit of a page. */
  read<T>(tenant: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return inside(this.#pages, reading(tenant, PAGE_LIMIT_MS), work);
  }

  /** Reads as one tenant for an export, which streams for as long as its reader takes. */
  export<T>(tenant: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return inside(this.#exports, reading(tenant, EXPORT_LIMIT_MS), async (client) => {
      await client.query(detectHangUp('transaction'));
      return work(client);
    });
  }

  /** Works on the messages to one tenant, in one transaction. */
  hear<T>(tenant: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return inside(this.#desk, begin('READ COMMITTED', tenant, PAGE_LIMIT_MS), work);
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

  /**
   * Runs some work on a connection of the owner, for loads and migrations. A signal cancels its statement, and the work
   * rolls back.
   */
  async own<T>(work: (client: pg.Client) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const client = await connect(this.#place.owner);
    // A killed command must not hold its locks until its last statement ends.
    await client.query(detectHangUp('session'));
    const free = signal ? await cancelOnAbort(client, this.#place.owner, signal) : () => undefined;
    try {
      return await work(client);
    } finally {
      free();
      await client.end();
    }
  }

  /**
   * Listens to notifications of other processes until the returned function is called. `lost` means that some may have
   * been missed.
   */
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

/** Interval at which a cancellation is repeated, because between two statements PostgreSQL ignores it. */
const CANCEL_RETRY_MS = 200;

/** Cancels whatever runs on a connection once the signal aborts, until the returned function is called. */
async function cancelOnAbort(client: pg.Client, config: pg.ClientConfig, signal: AbortSignal): Promise<() => void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pid = rows[0]?.pid;
  let timer: NodeJS.Timeout | undefined;
  const cancel = async (): Promise<void> => {
    const other = await connect(config);
    await other.query('SELECT pg_cancel_backend($1)', [pid]).finally(() => other.end());
  };
  const stop = (): void => {
    timer = setInterval(() => void cancel().catch(() => undefined), CANCEL_RETRY_MS);
  };
  signal.addEventListener('abort', stop, { once: true });
  return () => {
    signal.removeEventListener('abort', stop);
    clearInterval(timer);
  };
}

function pool(config: pg.ClientConfig, max: number, patience = 10_000): pg.Pool {
  const made = new pg.Pool({ ...config, types, max, idleTimeoutMillis: 30_000, connectionTimeoutMillis: patience });
  // An idle connection that the server closed is replaced at the next query; without a listener its error would end the
  // process.
  made.on('error', () => undefined);
  // The same for a connection lost between two statements of a transaction: the next statement fails.
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
    // The failed statement may still run on this connection, so it is not used again.
    client.release(true);
    throw error;
  }
}

const reading = (tenant: number, limit: number): string => begin('REPEATABLE READ READ ONLY', tenant, limit);

/**
 * Begins a transaction of one tenant, without JIT: on a server of the body's own it is on, and spends seconds compiling
 * what runs for milliseconds.
 */
const begin = (level: string, tenant: number, limit: number): string =>
  `BEGIN ISOLATION LEVEL ${level}; SET LOCAL app.tenant = ${Math.trunc(tenant)}; SET LOCAL statement_timeout = ${Math.trunc(limit)}; SET LOCAL jit = off`;
