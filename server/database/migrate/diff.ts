import type pg from 'pg';
import { type Dataset, storedOf } from '../../../catalog/dataset.ts';
import { Refusal } from '../../refusal.ts';
import { standingIndexes } from '../indexes/standing.ts';
import { datasetTable } from '../sql/ddl.ts';
import { bodyIndexes, type DatasetIndex, datasetIndexes } from '../sql/indexes.ts';
import { ident } from '../sql/names.ts';

interface Column {
  name: string;
  type: string;
}

/** Statements that add what the catalog has and the database lacks. Refuses any other difference. */
export async function schemaAdditions(client: pg.ClientBase, datasets: readonly Dataset[]): Promise<string[]> {
  const all: string[] = [];
  for (const set of datasets) if (!set.cut) all.push(...(await additionsTo(client, set, datasets)));
  return all;
}

async function additionsTo(client: pg.ClientBase, set: Dataset, datasets: readonly Dataset[]): Promise<string[]> {
  const columns = await columnsOf(client, set);
  if (columns.length === 0) return [datasetTable(set), ...datasetIndexes(set, datasets).map(({ text }) => text)];
  refuseLoss(set, columns);
  const known = new Set(columns.map(({ name }) => name));
  const added = storedOf(set).filter(([name]) => !known.has(name));
  const altered = added.map(
    ([name, field]) => `ALTER TABLE dados.${ident(set.id)} ADD COLUMN ${ident(name)} ${field.type}`,
  );
  return [...altered, ...(await reindex(client, set, datasets))];
}

/**
 * Refuses a column that was removed or changed its type: it holds data, and a person must decide what becomes of it.
 */
function refuseLoss(set: Dataset, columns: readonly Column[]): void {
  const stored = new Map(storedOf(set));
  for (const { name, type } of columns) {
    const wanted = stored.get(name)?.type;
    if (wanted === type) continue;
    const what = wanted ? `mudou de ${type} para ${wanted}` : 'não existe mais no catálogo';
    throw new Refusal(
      `A coluna ${name} de ${set.id} ${what}: falta a migração numerada em server/database/migrate que diga o que fazer com os dados.`,
    );
  }
}

async function columnsOf(client: pg.ClientBase, set: Dataset): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT a.attname AS name,
       format_type(a.atttypid, a.atttypmod) || CASE
         WHEN c.collname IS NULL OR c.collname = 'default' THEN ''
         WHEN n.nspname = 'pg_catalog' THEN ' COLLATE ' || quote_ident(c.collname)
         ELSE ' COLLATE ' || quote_ident(n.nspname) || '.' || quote_ident(c.collname) END AS type
     FROM pg_attribute a
     LEFT JOIN pg_collation c ON c.oid = a.attcollation
     LEFT JOIN pg_namespace n ON n.oid = c.collnamespace
     WHERE a.attrelid = to_regclass($1) AND a.attnum > 0 AND NOT a.attisdropped AND a.attname NOT IN ('tenant', 'id', 'carga')`,
    [`dados.${ident(set.id)}`],
  );
  return rows.map(({ name, type }) => ({ name, type: type.replace('portal."natural"', 'portal.natural') }));
}

/**
 * Statements that drop old indexes and create new ones: an index holds no data of its own. Those of large bodies are kept
 * where they are still as this version wants them, and made while the portal runs where they are missing.
 */
async function reindex(client: pg.ClientBase, set: Dataset, datasets: readonly Dataset[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = to_regclass($1) AND NOT i.indisprimary`,
    [`dados.${ident(set.id)}`],
  );
  const wanted: DatasetIndex[] = datasetIndexes(set, datasets);
  const kept = new Set([...wanted.map(({ name }) => name), ...(await keptBodyIndexes(client, set))]);
  const known = new Set(rows.map(({ name }) => name));
  const dropped = rows.filter(({ name }) => !kept.has(name)).map(({ name }) => `DROP INDEX dados.${ident(name)}`);
  return [...dropped, ...wanted.filter(({ name }) => !known.has(name)).map(({ text }) => text)];
}

/** Names of the standing indexes of large bodies whose definition has not changed. */
async function keptBodyIndexes(client: pg.ClientBase, set: Dataset): Promise<string[]> {
  const standing = await standingIndexes(client, [set]);
  const bodies = new Set(standing.map(({ tenant }) => tenant));
  return [...bodies].flatMap((tenant) => bodyIndexes(set, tenant).map(({ name }) => name));
}
