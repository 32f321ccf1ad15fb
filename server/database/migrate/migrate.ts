import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { Refusal } from '../../refusal.ts';
import { version } from '../../root.ts';
import { prepareNodes } from '../distribute/nodes.ts';
import { hasWorkers, isDistributed } from '../distribute/state.ts';
import { beginDistributing, distributeTables, localTables } from '../distribute/tables.ts';
import { commonTables, datasetView, type SchemaFiller, type SchemaPlan, wholeSchema } from '../sql/ddl.ts';
import { runStatements } from '../sql/statements.ts';
import { ROW_WALL } from '../sql/wall.ts';
import { schemaAdditions } from './diff.ts';

/**
 * Number of the schema of this version. It grows with every release that changes the schema, so that an older program
 * recognises a database that a newer one has changed. `test/released` holds one database for each number before it.
 */
export const SCHEMA_NUMBER = 5;

export interface Migration {
  number: number;
  text: string;
}

/** Advisory lock of every migration, so that two servers that start together migrate one after the other. */
export const SCHEMA_LOCK = 7_301_999;

/**
 * Makes a database equal to the schema of this version, in one transaction. Additions are made here; a change that
 * could lose data waits for a numbered migration that somebody reviewed.
 */
export async function migrate(
  client: pg.ClientBase,
  plan: SchemaPlan,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    await apply(client, plan, migrations);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function apply(client: pg.ClientBase, plan: SchemaPlan, migrations: readonly Migration[]): Promise<void> {
  const wanted = wholeSchema(plan);
  const latest = latestMigration(migrations);
  const summary = summaryOf(latest, wanted);
  const current = await schemaState(client);
  if (current?.resumo === summary) return;
  if (current) refuseNewerSchema(current, latest);
  if (current) await upgrade(client, plan, pending(migrations, current.migracao));
  else await create(client, wanted);
  await client.query('DELETE FROM portal.esquema');
  await client.query('INSERT INTO portal.esquema (resumo, migracao, numero, programa) VALUES ($1, $2, $3, $4)', [
    summary,
    latest,
    SCHEMA_NUMBER,
    version,
  ]);
}

/** Makes the schema in an empty database. Where that has workers, its tables are spread over them from the beginning. */
async function create(client: pg.ClientBase, wanted: string): Promise<void> {
  const distributed = await hasWorkers(client);
  if (distributed) await beginDistributing(client);
  await client.query(wanted);
  if (!distributed) return;
  await distributeTables(client, await localTables(client));
  await prepareNodes(client);
}

/** Whether a newer version than this one wrote a schema. */
export const isNewerSchema = (
  { numero, migracao }: Pick<SchemaState, 'numero' | 'migracao'>,
  latest: number,
): boolean => numero > SCHEMA_NUMBER || migracao > latest;

/** Refuses what a newer version wrote: this program does not know what it would destroy. Nothing is written. */
export function refuseNewerSchema(current: SchemaState, latest: number, what = 'Este banco de dados'): void {
  if (!isNewerSchema(current, latest)) return;
  const { numero, programa } = current;
  throw new Refusal(
    `${what} é de uma versão mais nova do portal (${programa || 'sem número'}, esquema ${numero}) do que esta (${version}, esquema ${SCHEMA_NUMBER}), que poderia estragar o que não conhece. Nada foi mudado: use a versão mais nova, ou outro banco de dados.`,
  );
}

export const latestMigration = (migrations: readonly Migration[]): number =>
  Math.max(0, ...migrations.map(({ number }) => number));

const summaryOf = (latest: number, wanted: string): string =>
  createHash('sha256').update(`${SCHEMA_NUMBER} ${latest}\n${wanted}`).digest('hex');

/** Whether a database is as this version wants it, without changing it. */
export async function isCurrent(
  client: pg.ClientBase,
  plan: SchemaPlan,
  migrations: readonly Migration[],
): Promise<boolean> {
  const current = await schemaState(client);
  return current?.resumo === summaryOf(latestMigration(migrations), wholeSchema(plan));
}

const pending = (migrations: readonly Migration[], done: number): Migration[] =>
  migrations.filter(({ number }) => number > done).sort((a, b) => a.number - b.number);

/** The schema that a database has, and the version of the program that gave it. */
export interface SchemaState {
  resumo: string;
  migracao: number;
  numero: number;
  programa: string;
}

/** Schema of a database; null in one that the portal never used. The first versions kept neither number nor program. */
export async function schemaState(client: pg.ClientBase): Promise<SchemaState | null> {
  if (!(await tableExists(client, 'portal.esquema'))) return null;
  const { rows } = await client.query<SchemaState>(
    `SELECT resumo, migracao, coalesce((to_jsonb(e) ->> 'numero')::int, 0) AS numero,
       coalesce(to_jsonb(e) ->> 'programa', '') AS programa FROM portal.esquema e`,
  );
  return rows[0] ?? null;
}

async function tableExists(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [name]);
  return rows[0]?.exists ?? false;
}

/**
 * Upgrades the tables in place. Views stand on them, so they are dropped before and created again after. In a distributed
 * database new tables go to the workers as well.
 */
async function upgrade(client: pg.ClientBase, plan: SchemaPlan, migrations: readonly Migration[]): Promise<void> {
  const views = await client.query<{ text: string }>(
    "SELECT format('DROP VIEW pub.%I', viewname) AS text FROM pg_views WHERE schemaname = 'pub'",
  );
  const distributed = await isDistributed(client);
  if (distributed) await beginDistributing(client);
  for (const { text } of views.rows) await client.query(text);
  for (const { text } of migrations) await runStatements(client, text);
  const empty = await missingOf(client, plan.fillers);
  await runStatements(client, commonTables(plan));
  for (const text of await schemaAdditions(client, plan.datasets)) await client.query(text);
  if (distributed) await distributeTables(client, await localTables(client));
  for (const set of plan.datasets) await runStatements(client, datasetView(plan, set));
  await runStatements(client, plan.partitions(plan.datasets));
  await client.query(ROW_WALL);
  if (distributed) await prepareNodes(client);
  for (const { fill } of empty) await fill(client, plan.datasets);
}

/** The fillers whose tables this upgrade is about to create, and those that run at every one. */
async function missingOf(client: pg.ClientBase, fillers: readonly SchemaFiller[]): Promise<SchemaFiller[]> {
  const missing: SchemaFiller[] = [];
  for (const filler of fillers) if (filler.again || !(await tableExists(client, filler.table))) missing.push(filler);
  return missing;
}

/** The numbered migrations of a folder: `001-name.sql`. */
export async function migrationsIn(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({ number: Number(name.slice(0, 3)), text: await readFile(join(folder, name), 'utf8') })),
  );
}
