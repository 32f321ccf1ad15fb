import type pg from 'pg';

/** A table that holds rows of bodies, and one of its columns. */
export interface TenantColumn {
  /** Name of the table with its schema, quoted where that is needed. */
  table: string;
  column: string;
  type: string;
  isIdentity: boolean;
  isGenerated: boolean;
  isKey: boolean;
}

/** Every table with a tenant column, from the database itself: a table that a later version adds is never forgotten. */
const FROM = `FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute o ON o.attrelid = c.oid
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname IN ('dados', 'mensagens', 'portal')
    AND o.attname = 'tenant' AND NOT o.attisdropped`;

const COLUMNS = `SELECT format('%I.%I', t.nspname, t.relname) AS table, a.attname AS column,
  format_type(a.atttypid, a.atttypmod) AS type, a.attidentity <> '' AS "isIdentity", a.attgenerated <> '' AS "isGenerated",
  coalesce(a.attnum = ANY (k.conkey), false) AS "isKey"
  FROM (SELECT c.oid, c.relname, n.nspname ${FROM}) t
  JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_constraint k ON k.conrelid = t.oid AND k.contype = 'p'
  ORDER BY t.nspname, t.relname, a.attnum`;

const REFERENCES = `SELECT DISTINCT format('%I.%I', n.nspname, c.relname) AS child, format('%I.%I', pn.nspname, p.relname) AS parent
  FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_class p ON p.oid = f.confrelid JOIN pg_namespace pn ON pn.oid = p.relnamespace
  WHERE f.contype = 'f' AND f.conrelid <> f.confrelid AND NOT c.relispartition`;

export interface TableReference {
  child: string;
  parent: string;
}

/** The columns of every table that holds rows of bodies. */
export async function tenantColumns(client: pg.ClientBase): Promise<TenantColumn[]> {
  return (await client.query<TenantColumn>(COLUMNS)).rows;
}

/** Which tables refer to which others. */
export async function tableReferences(client: pg.ClientBase): Promise<TableReference[]> {
  return (await client.query<TableReference>(REFERENCES)).rows;
}

/** The names of all tables that hold rows of bodies; a table that others refer to comes before them. */
export async function tenantTables(client: pg.ClientBase): Promise<string[]> {
  const names = [...new Set((await tenantColumns(client)).map(({ table }) => table))];
  return parentsFirst(names, await tableReferences(client));
}

/** Orders tables so that each comes after those that it refers to. */
export function parentsFirst(names: readonly string[], references: readonly TableReference[]): string[] {
  const ordered = new Set<string>();
  const put = (name: string): void => {
    if (ordered.has(name) || !names.includes(name)) return;
    for (const { child, parent } of references) if (child === name) put(parent);
    ordered.add(name);
  };
  for (const name of names) put(name);
  return [...ordered];
}
