import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { isSearched } from '../../catalog/busca/find.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { cleanPendingLists, isDistributed } from '../database/distribute/state.ts';
import { ident } from '../database/sql/names.ts';
import { refreshStatistics } from '../database/statistics.ts';
import { sendAll } from '../database/trip.ts';
import { BLOCK_ROWS, Vocabulary, vectorOf } from './entry.ts';
import { type SourceRow, sourceOf } from './source.ts';
import { indexState, isTold, keepState } from './state.ts';
import { searchPartition } from './tables.ts';

/** Rows that travel at a time. */
const BATCH = 2_000;

const partOf = (set: Dataset): string => `dados.${ident(searchPartition(set.id))}`;
const wordsIndex = (set: Dataset): string => ident(`${searchPartition(set.id)}_palavras`);

/**
 * Makes the search of a dataset equal to what is published, in a transaction of its own: the load is through and does not
 * wait for it. Whatever is cut off is begun again by whoever comes next: what is missing is known from the loads. Says
 * whether there was anything to do.
 */
export async function indexRows(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  periods: readonly string[] = [],
  signal?: AbortSignal,
): Promise<boolean> {
  if (!isSearched(set)) return false;
  const lock = [`busca/${tenant}/${set.id}`];
  await client.query('SELECT pg_advisory_lock(hashtext($1))', lock);
  try {
    const done = await inside(client, tenant, () => renew(client, set, tenant, periods, signal));
    if (done) await settle(client, set, tenant);
    return done;
  } finally {
    await client.query('SELECT pg_advisory_unlock(hashtext($1))', lock).catch(() => undefined);
  }
}

async function inside<T>(client: pg.ClientBase, tenant: number, work: () => Promise<T>): Promise<T> {
  await sendAll(client, [
    'BEGIN ISOLATION LEVEL REPEATABLE READ',
    `SET LOCAL app.tenant = ${Math.trunc(tenant)}`,
    'SET LOCAL jit = off',
    "SET LOCAL work_mem = '64MB'",
    "SET LOCAL maintenance_work_mem = '256MB'",
    "SET LOCAL gin_pending_list_limit = '32MB'",
  ]);
  try {
    const done = await work();
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** New entries lie in a list of the index that every search, of any body, reads through until they are sorted in. */
async function settle(client: pg.ClientBase, set: Dataset, tenant: number): Promise<void> {
  if (await isDistributed(client)) await cleanPendingLists(client, partOf(set));
  else await client.query('SELECT gin_clean_pending_list($1::regclass)', [`dados.${wordsIndex(set)}`]);
  await refreshStatistics(client, { table: partOf(set), tenant });
}

async function renew(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  periods: readonly string[],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const state = await indexState(client, set, tenant);
  if (state.current) return false;
  const years = isTold(state, periods) ? yearsOf([...periods, ...state.loaded]) : await allYears(client, set, tenant);
  const bare = await isBare(client, set);
  if (bare) await client.query(`DROP INDEX dados.${wordsIndex(set)}`);
  const written: Record<number, number> = {};
  for (const year of years.sort((a, b) => b - a)) written[year] = await rewrite(client, set, tenant, year, signal);
  if (bare) await client.query(`CREATE INDEX ${wordsIndex(set)} ON ${partOf(set)} USING gin (palavras)`);
  await keepState(client, set, tenant, state, written);
  return true;
}

/** A find belongs to a year, whether the dataset is loaded by year or by month. */
const yearsOf = (periods: readonly string[]): number[] => [...new Set(periods.map((text) => Number(text.slice(0, 4))))];

const yearIn = (set: Dataset): string => `left(${ident(set.period)}::text, 4)::int`;

async function allYears(client: pg.ClientBase, set: Dataset, tenant: number): Promise<number[]> {
  const text = `SELECT DISTINCT ${yearIn(set)} AS ano FROM pub.${ident(set.id)} WHERE tenant = $1
    UNION SELECT DISTINCT ano FROM ${partOf(set)} WHERE tenant = $1`;
  const { rows } = await client.query<{ ano: number }>(text, [tenant]);
  return rows.map(({ ano }) => ano);
}

/**
 * Nobody asks a part that the search never came to: its index is built at the end, several times faster. In a distributed
 * database the part of one body is not known from that of all.
 */
async function isBare(client: pg.ClientBase, set: Dataset): Promise<boolean> {
  if (await isDistributed(client)) return false;
  const part = partOf(set);
  const { rows } = await client.query<{ bare: boolean }>(
    `SELECT pg_relation_size($1::regclass) = 0 AND NOT EXISTS (SELECT 1 FROM portal.buscas WHERE dataset = $2) AS bare`,
    [part, set.id],
  );
  if (!rows[0]?.bare) return false;
  await client.query(`LOCK TABLE ${part} IN ACCESS EXCLUSIVE MODE`);
  return (await client.query(`SELECT 1 FROM ${part} LIMIT 1`)).rowCount === 0;
}

/** Writes the finds of a year in the place of those that were there. Says how many they are. */
async function rewrite(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  year: number,
  signal: AbortSignal | undefined,
): Promise<number> {
  const own = [tenant, set.id, year];
  const vocabulary = new Vocabulary();
  await client.query(`DELETE FROM ${partOf(set)} WHERE tenant = $1 AND dataset = $2 AND ano = $3`, own);
  await client.query('DELETE FROM dados._palavras WHERE tenant = $1 AND dataset = $2 AND ano = $3', own);
  await client.query(`DECLARE achados NO SCROLL CURSOR FOR ${sourceOf(set, tenant, year)}`);
  let done = 0;
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await client.query<SourceRow>(`FETCH ${BATCH} FROM achados`);
    if (rows.length === 0) break;
    const lines = rows.map((row, i) => {
      const place = { tenant, ano: year, block: Math.floor((done + i) / BLOCK_ROWS) };
      return copyLine(set, row, place, vocabulary);
    });
    await copyInto(client, set, lines);
    done += rows.length;
  }
  await client.query('CLOSE achados');
  await vocabulary.keep(client, { tenant, dataset: set.id, ano: year });
  return done;
}

type Place = Parameters<typeof vectorOf>[2];

/** A find as a line that COPY reads. */
function copyLine(set: Dataset, { linha, longos, linhas, valor }: SourceRow, place: Place, all: Vocabulary): string {
  const row: Row = { ...JSON.parse(linha), ...longos };
  const words = vectorOf(set, row, place, all);
  return `${place.tenant}\t${set.id}\t${place.ano}\t${linhas}\t${valor ?? '\\N'}\t${escaped(linha)}\t${words}\n`;
}

/** The text of JSON has its control characters written out: of what COPY reads otherwise only the backslash is in it. */
const escaped = (json: string): string => (json.includes('\\') ? json.replaceAll('\\', '\\\\') : json);

async function copyInto(client: pg.ClientBase, set: Dataset, lines: readonly string[]): Promise<void> {
  const copy = client.query(
    copyFrom(`COPY ${partOf(set)} (tenant, dataset, ano, linhas, valor, linha, palavras) FROM STDIN`),
  );
  copy.end(lines.join(''));
  await finished(copy);
}
