import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Dataset } from '../../../catalog/dataset.ts';
import { searchParts } from '../../busca/tables.ts';
import { recordAllPeriods } from '../../import/publish/periods.ts';
import { writeAllSums } from '../../sums/rollups.ts';
import { MACHINERY, schema, view } from '../sql/ddl.ts';
import { additions } from './diff.ts';

export interface Migration {
  number: number;
  text: string;
}

/** Any number, the same in every process of the portal: two servers that start together migrate one after the other. */
const LOCK = 7_301_999;

/**
 * Makes a database equal to the catalog's schema, in one transaction. What only adds is done here; what could lose data
 * waits for a numbered migration that somebody reviewed.
 */
export async function migrate(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  migrations: readonly Migration[],
): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await apply(client, datasets, migrations);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function apply(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  migrations: readonly Migration[],
): Promise<void> {
  const wanted = schema(datasets);
  const latest = latestOf(migrations);
  const summary = summaryOf(latest, wanted);
  const current = await state(client);
  if (current?.resumo === summary) return;
  if (current) await upgrade(client, datasets, pending(migrations, current.migracao));
  else await client.query(wanted);
  await client.query('DELETE FROM portal.esquema');
  await client.query('INSERT INTO portal.esquema (resumo, migracao) VALUES ($1, $2)', [summary, latest]);
}

const latestOf = (migrations: readonly Migration[]): number => Math.max(0, ...migrations.map(({ number }) => number));

const summaryOf = (latest: number, wanted: string): string =>
  createHash('sha256').update(`${latest}\n${wanted}`).digest('hex');

/** Whether a database is as this version wants it, without changing it. */
export async function isCurrent(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  migrations: readonly Migration[],
): Promise<boolean> {
  const current = await state(client);
  return current?.resumo === summaryOf(latestOf(migrations), schema(datasets));
}

const pending = (migrations: readonly Migration[], done: number): Migration[] =>
  migrations.filter(({ number }) => number > done).sort((a, b) => a.number - b.number);

async function state(client: pg.ClientBase): Promise<{ resumo: string; migracao: number } | null> {
  const known = await client.query("SELECT to_regclass('portal.esquema') IS NOT NULL AS known");
  if (!known.rows[0].known) return null;
  const { rows } = await client.query('SELECT resumo, migracao FROM portal.esquema');
  return rows[0] ?? null;
}

/** Views stand on tables: they are taken down before and built anew after. */
async function upgrade(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  migrations: readonly Migration[],
): Promise<void> {
  const views = await client.query(
    "SELECT format('DROP VIEW pub.%I', viewname) AS text FROM pg_views WHERE schemaname = 'pub'",
  );
  for (const { text } of views.rows) await client.query(text);
  for (const { text } of migrations) await client.query(text);
  const known = await client.query(
    "SELECT to_regclass('dados._despesa') IS NOT NULL AS sums, to_regclass('portal.periodos') IS NOT NULL AS periods",
  );
  await client.query(MACHINERY);
  for (const text of await additions(client, datasets)) await client.query(text);
  for (const set of datasets) await client.query(view(set));
  await client.query(searchParts(datasets));
  if (!known.rows[0].sums) await writeAllSums(client, datasets);
  if (!known.rows[0].periods) await recordAllPeriods(client, datasets);
}

/** The numbered migrations of a folder: `001-name.sql`. */
export async function migrationsIn(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({ number: Number(name.slice(0, 3)), text: await readFile(join(folder, name), 'utf8') })),
  );
}
