/** What a transaction says of itself when it begins: the number of the server's process that runs it. */
const PROCESS = 'pg_backend_pid() AS pid';

/** What one that may run on a replica says besides: which data its snapshot shows, and how far the server's log was. */
const SNAPSHOT = [
  '(SELECT sum(versao) FROM pub._versoes)::text AS versoes',
  'CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_insert_lsn() END::text AS posicao',
];

/** Begins a transaction that reads as one tenant, in one snapshot. */
export const beginReading = (tenant: number, limit: number, hasReplicas: boolean): string[] =>
  begin('REPEATABLE READ READ ONLY', tenant, limit, hasReplicas ? [PROCESS, ...SNAPSHOT] : [PROCESS]);

/** Begins a transaction that writes as one tenant. */
export const beginWriting = (tenant: number, limit: number): string[] =>
  begin('READ COMMITTED', tenant, limit, [PROCESS]);

/**
 * Begins a transaction of one tenant, without JIT: on a server of the body's own it is on, and spends seconds compiling
 * what runs for milliseconds. Nothing is set beyond the transaction: behind a pooler the connection is another's then.
 * One statement each: a distributed database tells its workers the text that a setting came in.
 */
const begin = (level: string, tenant: number, limit: number, says: readonly string[]): string[] => [
  `BEGIN ISOLATION LEVEL ${level}`,
  `SET LOCAL app.tenant = ${Math.trunc(tenant)}`,
  `SET LOCAL statement_timeout = ${Math.trunc(limit)}`,
  'SET LOCAL jit = off',
  `SELECT ${says.join(', ')}`,
];

/**
 * Makes PostgreSQL detect a client that hung up while a query runs, and says whose process that is. Where it cannot
 * detect one, as on Windows, it would refuse the setting.
 */
export const detectHangUp = (scope: 'transaction' | 'session'): string =>
  `SELECT ${PROCESS}, CASE WHEN version() ~ 'linux|darwin|bsd'
   THEN set_config('client_connection_check_interval', '1000', ${scope === 'transaction'}) END`;
