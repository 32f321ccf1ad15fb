import type pg from 'pg';
import { amountOf, isSearched, keptOf, partsOf } from '../../catalog/busca/find.ts';
import { type Dataset, timeOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { ident, literal } from '../database/sql/names.ts';
import { refreshStatistics } from '../database/statistics.ts';
import { Vocabulary, vectorOf } from './entry.ts';
import { searchPartition } from './tables.ts';

/** Rows that travel at a time. */
const BATCH = 2_000;

interface State {
  versao: number;
  carga: number;
  /** What was loaded since the search last caught up. */
  loaded: readonly string[];
  /** Loads that the search does not know, and other changes, of which none tells. */
  loads: number;
  others: number;
  current: boolean;
}

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
    if (done) await refreshStatistics(client, { table: `dados.${ident(searchPartition(set.id))}`, tenant });
    return done;
  } finally {
    await client.query('SELECT pg_advisory_unlock(hashtext($1))', lock).catch(() => undefined);
  }
}

async function inside<T>(client: pg.ClientBase, tenant: number, work: () => Promise<T>): Promise<T> {
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL app.tenant = ${Math.trunc(tenant)}; SET LOCAL jit = off;
SET LOCAL work_mem = '64MB'; SET LOCAL maintenance_work_mem = '256MB'; SET LOCAL gin_pending_list_limit = '32MB'`);
  try {
    const done = await work();
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function renew(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  periods: readonly string[],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const state = await stateOf(client, set, tenant);
  if (state.current) return false;
  const years = isTold(state, periods) ? yearsOf([...periods, ...state.loaded]) : await allYears(client, set, tenant);
  const bare = await isBare(client, set);
  if (bare) await client.query(`DROP INDEX dados.${ident(`${searchPartition(set.id)}_palavras`)}`);
  // The latest first: of a word that stands everywhere, the rows that lie first are the ones shown.
  for (const year of years.sort((a, b) => b - a)) await rewrite(client, set, tenant, year, signal);
  if (bare)
    await client.query(
      `CREATE INDEX ${ident(`${searchPartition(set.id)}_palavras`)} ON dados.${ident(searchPartition(set.id))} USING gin (palavras)`,
    );
  await client.query(
    `INSERT INTO portal.buscas (tenant, dataset, versao, carga) VALUES ($1, $2, $3, $4)
     ON CONFLICT (tenant, dataset) DO UPDATE SET versao = excluded.versao, carga = excluded.carga`,
    [tenant, set.id, state.versao, state.carga],
  );
  await client.query("SELECT pg_notify('portal_versao', $1)", [JSON.stringify({ tenant, dataset: '_busca' })]);
  return true;
}

/** A version of a dataset and the one that the search knows; counts and versions are of eight bytes, which travel as text. */
interface Versions {
  versao: string;
  sabida: string | null;
  carga: number;
  cargas: string;
  periodos: string[] | null;
}

async function stateOf(client: pg.ClientBase, set: Dataset, tenant: number): Promise<State> {
  const { rows } = await client.query<Versions>(
    `SELECT v.versao, b.versao AS sabida,
       coalesce((SELECT max(id) FROM portal.cargas c WHERE c.tenant = $1 AND c.dataset = $2), 0) AS carga,
       (SELECT count(*) FROM portal.cargas c WHERE c.tenant = $1 AND c.dataset = $2 AND c.id > coalesce(b.carga, 0)) AS cargas,
       (SELECT array_agg(DISTINCT p) FROM portal.cargas c, unnest(c.periodo) p
        WHERE c.tenant = $1 AND c.dataset = $2 AND c.id > coalesce(b.carga, 0)) AS periodos
     FROM portal.versoes v LEFT JOIN portal.buscas b ON b.tenant = v.tenant AND b.dataset = v.dataset
     WHERE v.tenant = $1 AND v.dataset = $2`,
    [tenant, set.id],
  );
  const [row] = rows;
  if (!row) return { versao: 0, carga: 0, loaded: [], loads: 0, others: 0, current: true };
  // What the search never came to is new altogether.
  const behind = row.sabida === null ? Number.POSITIVE_INFINITY : Number(row.versao) - Number(row.sabida);
  const loads = Number(row.cargas);
  const [versao, carga] = [Number(row.versao), Number(row.carga)];
  return { versao, carga, loaded: row.periodos ?? [], loads, others: behind - loads, current: behind === 0 };
}

/** Loads say what they replaced; of the only other change there was, whoever made it says of when it is. */
const isTold = ({ loads, others }: State, periods: readonly string[]): boolean =>
  others <= 0 || (others === 1 && loads === 0 && periods.length > 0);

/** A find belongs to a year, whether the dataset is loaded by year or by month. */
const yearsOf = (periods: readonly string[]): number[] => [...new Set(periods.map((text) => Number(text.slice(0, 4))))];

const yearIn = (set: Dataset): string => `left(${ident(set.period)}::text, 4)::int`;

async function allYears(client: pg.ClientBase, set: Dataset, tenant: number): Promise<number[]> {
  const text = `SELECT DISTINCT ${yearIn(set)} AS ano FROM pub.${ident(set.id)} WHERE tenant = $1
    UNION SELECT DISTINCT ano FROM dados.${ident(searchPartition(set.id))} WHERE tenant = $1`;
  const { rows } = await client.query<{ ano: number }>(text, [tenant]);
  return rows.map(({ ano }) => ano);
}

/** Nobody asks a part that the search never came to: its index is built at the end, several times faster. */
async function isBare(client: pg.ClientBase, set: Dataset): Promise<boolean> {
  const part = `dados.${ident(searchPartition(set.id))}`;
  const { rows } = await client.query<{ bare: boolean }>(
    `SELECT pg_relation_size($1::regclass) = 0 AND NOT EXISTS (SELECT FROM portal.buscas WHERE dataset = $2) AS bare`,
    [part, set.id],
  );
  if (!rows[0]?.bare) return false;
  await client.query(`LOCK TABLE ${part} IN ACCESS EXCLUSIVE MODE`);
  return (await client.query(`SELECT 1 FROM ${part} LIMIT 1`)).rowCount === 0;
}

async function rewrite(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  year: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const vocabulary = new Vocabulary();
  await client.query(`DELETE FROM dados.${ident(searchPartition(set.id))} WHERE tenant = $1 AND ano = $2`, [
    tenant,
    year,
  ]);
  await client.query('DELETE FROM dados._palavras WHERE tenant = $1 AND dataset = $2 AND ano = $3', [
    tenant,
    set.id,
    year,
  ]);
  await client.query(`DECLARE achados NO SCROLL CURSOR FOR ${source(set, tenant, year)}`);
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await client.query<Found>(`FETCH ${BATCH} FROM achados`);
    if (rows.length === 0) break;
    await put(client, set, tenant, year, rows, vocabulary);
  }
  await client.query('CLOSE achados');
  await vocabulary.keep(client, { tenant, dataset: set.id, ano: year });
}

interface Found {
  linha: Row;
  linhas: number;
  valor: string | null;
}

/** What the search reads of a year. Rows that agree in `once` are one, told by the latest of them. */
function source(set: Dataset, tenant: number, year: number): string {
  const names = [...new Set([...keptOf(set), ...partsOf(set).map(({ name }) => name)])];
  const linha = `jsonb_build_object(${names.map((name) => `${literal(name)}, r.${ident(name)}`).join(', ')}) AS linha`;
  const amount = amountOf(set);
  const from = `pub.${ident(set.id)}`;
  const here = `tenant = ${Math.trunc(tenant)} AND ${within(set, year)}`;
  if (!set.once)
    return `SELECT ${linha}, 1 AS linhas, ${amount ? `r.${ident(amount)}` : 'NULL'}::text AS valor FROM ${from} r
WHERE r.${here} ORDER BY r.id DESC`;
  const latest = `split_part(max(${ident(set.period)}::text || ' ' || lpad(id::text, 19, '0')), ' ', 2)::bigint`;
  return `SELECT ${linha}, g.linhas, g.valor::text AS valor FROM (
SELECT ${latest} AS id, count(*)::int AS linhas, ${amount ? `sum(${ident(amount)})` : 'NULL::numeric'} AS valor
FROM ${from} WHERE ${here} GROUP BY ${set.once.map(ident).join(', ')}) g
JOIN ${from} r ON r.tenant = ${Math.trunc(tenant)} AND r.id = g.id`;
}

/** The year as a range of the period, which has an index. */
function within(set: Dataset, year: number): string {
  const [from, to] = timeOf(set).ofYear(year);
  return `${ident(set.period)} >= ${literal(from)} AND ${ident(set.period)} <= ${literal(to)}`;
}

async function put(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  year: number,
  found: readonly Found[],
  vocabulary: Vocabulary,
): Promise<void> {
  const kept = keptOf(set);
  const lines = found.map(({ linha }) => JSON.stringify(Object.fromEntries(kept.map((name) => [name, linha[name]]))));
  await client.query(
    `INSERT INTO dados.${ident(searchPartition(set.id))} (tenant, dataset, ano, linhas, valor, linha, palavras)
     SELECT $1, $2, $3, linhas, valor, linha, palavras
     FROM unnest($4::int[], $5::numeric[], $6::jsonb[], $7::text[]::tsvector[]) AS n (linhas, valor, linha, palavras)`,
    [
      tenant,
      set.id,
      year,
      found.map(({ linhas }) => linhas),
      found.map(({ valor }) => valor),
      lines,
      found.map(({ linha }) => vectorOf(set, linha, tenant, year, vocabulary)),
    ],
  );
}
