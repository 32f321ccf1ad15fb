import type pg from 'pg';
import { ident } from '../database/sql/names.ts';

/** A column as PostgreSQL describes it. */
export interface DescribedColumn {
  nome: string;
  /** Type with its collation. */
  tipo: string;
  obrigatoria: boolean;
}

/** A table of the portal, whatever feature made it. */
export interface DescribedTable {
  /** Name with its schema, as a statement writes it. */
  nome: string;
  /** Columns that hold values of their own; those that PostgreSQL works out are not copied. */
  colunas: DescribedColumn[];
  /** Definition of the primary key; null where there is none. */
  chave: string | null;
  /** Parts of a divided table, and the values of each. */
  partes: { nome: string; valores: string }[];
  /** Tables that its rows point at. */
  depende: string[];
}

const HERE = `c.relpersistence <> 't' AND n.nspname !~ '^pg_' AND n.nspname NOT IN ('information_schema', 'public')
  AND NOT EXISTS (SELECT FROM pg_depend e WHERE e.objid = c.oid AND e.classid = 'pg_class'::regclass AND e.deptype = 'e')`;

const NAMED = "format('%I.%I', n.nspname, c.relname)";

const TABLES = `SELECT ${NAMED} AS nome,
  (SELECT jsonb_agg(jsonb_build_object('nome', a.attname, 'obrigatoria', a.attnotnull, 'tipo',
     format_type(a.atttypid, a.atttypmod) || CASE WHEN a.attcollation <> t.typcollation
       THEN ' COLLATE ' || a.attcollation::regcollation ELSE '' END) ORDER BY a.attnum)
   FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
   WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS colunas,
  (SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'p') AS chave,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('nome', format('%I.%I', pn.nspname, p.relname),
     'valores', pg_get_expr(p.relpartbound, p.oid)) ORDER BY p.relname), '[]')
   FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhrelid JOIN pg_namespace pn ON pn.oid = p.relnamespace
   WHERE i.inhparent = c.oid) AS partes,
  (SELECT coalesce(jsonb_agg(DISTINCT format('%I.%I', fn.nspname, f.relname)), '[]')
   FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid JOIN pg_namespace fn ON fn.oid = f.relnamespace
   WHERE k.conrelid = c.oid AND k.contype = 'f' AND f.oid <> c.oid) AS depende
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND ${HERE} ORDER BY 1`;

/** Every table that holds something of the portal, each after those that its rows point at. The database itself names them. */
export async function describeTables(client: pg.ClientBase): Promise<DescribedTable[]> {
  const { rows } = await client.query<DescribedTable>(TABLES);
  return inOrder(rows);
}

function inOrder(tables: readonly DescribedTable[]): DescribedTable[] {
  const byName = new Map(tables.map((table) => [table.nome, table]));
  const ordered = new Set<DescribedTable>();
  const put = (table: DescribedTable, above: ReadonlySet<string>): void => {
    if (ordered.has(table) || above.has(table.nome)) return;
    for (const name of table.depende) {
      const other = byName.get(name);
      if (other) put(other, new Set([...above, table.nome]));
    }
    ordered.add(table);
  };
  for (const table of tables) put(table, new Set());
  return [...ordered];
}

/** A counter that gives numbers to rows, and the last that it gave. */
export interface SequenceState {
  nome: string;
  ultimo: number;
}

export async function sequencesOf(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(
    `SELECT format('%I.%I', schemaname, sequencename) AS nome, last_value::float8 AS ultimo FROM pg_sequences
     WHERE schemaname <> 'public' AND last_value IS NOT NULL ORDER BY 1`,
  );
  return rows;
}

/** Columns of a table as a statement lists them. */
export const columnList = ({ colunas }: Pick<DescribedTable, 'colunas'>): string =>
  colunas.map(({ nome }) => ident(nome)).join(', ');

/**
 * Statements that create what a backup has and the schema of its version lacks: what older versions left behind, as the rows
 * of a dataset that is no longer published.
 */
export function leftoverStatements({ nome, colunas, chave, partes }: DescribedTable): string[] {
  const columns = colunas.map(
    (one) => `${ident(one.nome)} ${one.tipo}${one.obrigatoria && chave !== null ? ' NOT NULL' : ''}`,
  );
  const parts = partes.map((part) => `CREATE TABLE IF NOT EXISTS ${part.nome} PARTITION OF ${nome} ${part.valores}`);
  const added = colunas.map((one) => `ALTER TABLE ${nome} ADD COLUMN IF NOT EXISTS ${ident(one.nome)} ${one.tipo}`);
  return [
    `CREATE TABLE IF NOT EXISTS ${nome} (${[...columns, ...(chave === null ? [] : [chave])].join(', ')})`,
    ...added,
    ...parts,
  ];
}
