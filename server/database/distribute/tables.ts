import type pg from 'pg';
import { ident } from '../sql/names.ts';
import { ANCHOR } from './state.ts';

/** Tables that every worker has whole: who the bodies are, and the keys of access, which are asked for before a body is known. */
const REFERENCES: readonly string[] = ['portal.tenants', 'portal.chaves'];

/** A table that is not distributed yet. */
export interface LocalTable {
  /** Name with its schema, quoted where that is needed. */
  name: string;
  kind: 'distributed' | 'reference';
  /** Whether a primary key tells its rows apart. */
  keyed: boolean;
}

/** A link between two tables, and the statement parts that make it. */
interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * The tables that ought to be on the workers and are not: those with a body's rows, and the references. The anchor comes
 * first. Partitions follow their table.
 */
export async function localTables(client: pg.ClientBase): Promise<LocalTable[]> {
  const { rows } = await client.query<LocalTable>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name,
       CASE WHEN format('%I.%I', n.nspname, c.relname) = ANY ($1) THEN 'reference' ELSE 'distributed' END AS kind,
       EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary) AS keyed
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('dados', 'mensagens', 'portal') AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND (EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'tenant' AND NOT a.attisdropped)
         OR format('%I.%I', n.nspname, c.relname) = ANY ($1))
       AND NOT EXISTS (SELECT 1 FROM pg_dist_partition p WHERE p.logicalrelid = c.oid AND (p.partmethod = 'h' OR p.repmodel = 't'))
     ORDER BY format('%I.%I', n.nspname, c.relname) <> $2, 2, 1`,
    [REFERENCES, ANCHOR],
  );
  return rows;
}

/** Settings of a transaction that changes distributed tables: one connection to each worker, and links that we make. */
export async function beginDistributing(client: pg.ClientBase): Promise<void> {
  await client.query("SET LOCAL citus.multi_shard_modify_mode = 'sequential'");
  await client.query('SET LOCAL citus.enable_local_reference_table_foreign_keys = off');
  await client.query('SET LOCAL client_min_messages = warning');
}

/**
 * Spreads tables over the workers by body, all of a body's rows together, within the transaction of the caller. Links
 * between tables are taken off before and put back after: Citus refuses those from a table that it has to one it has not.
 */
export async function distributeTables(
  client: pg.ClientBase,
  tables: readonly LocalTable[],
  onTable: (name: string) => void = () => undefined,
): Promise<void> {
  const links = await linksOf(client, tables);
  for (const { table, name } of links) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${ident(name)}`);
  for (const table of tables) {
    onTable(table.name);
    await distributeOne(client, table);
  }
  for (const { table, name, definition } of links)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${ident(name)} ${definition}`);
}

async function distributeOne(client: pg.ClientBase, { name, kind, keyed }: LocalTable): Promise<void> {
  // Citus refuses a table with triggers. These guard a body that moves to another installation, which one of a cluster
  // does not do, and the log, which is then kept whole by its digests and the rights of the roles.
  for (const trigger of ['guarda', 'imutavel', 'inteiro'])
    await client.query(`DROP TRIGGER IF EXISTS ${trigger} ON ${name}`);
  if (kind === 'reference') {
    await client.query('SELECT create_reference_table($1::regclass)', [name]);
    return;
  }
  // While a body moves, the changes of a row without a key are told by the whole row.
  if (!keyed) await client.query(`ALTER TABLE ${name} REPLICA IDENTITY FULL`);
  const beside = name === ANCHOR ? 'none' : ANCHOR;
  await client.query("SELECT create_distributed_table($1::regclass, 'tenant', colocate_with => $2)", [name, beside]);
}

async function linksOf(client: pg.ClientBase, tables: readonly LocalTable[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conparentid = 0
       AND (conrelid = ANY ($1::text[]::regclass[]) OR confrelid = ANY ($1::text[]::regclass[])) ORDER BY 1, 2`,
    [tables.map(({ name }) => name)],
  );
  return rows;
}

/** Frees the space of rows that are on the workers by now and still on the coordinator's disk. */
export async function clearLocalRows(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT logicalrelid::regclass::text AS name FROM pg_dist_partition p JOIN pg_class c ON c.oid = p.logicalrelid
     WHERE pg_relation_size(c.oid) > 0 ORDER BY 1`,
  );
  await client.query('SET client_min_messages = warning');
  for (const { name } of rows)
    await client.query('SELECT truncate_local_data_after_distributing_table($1::regclass)', [name]);
  await client.query('RESET client_min_messages');
}
