import type pg from 'pg';
import { ident, literal } from '../database/sql/names.ts';
import type { CarriedTable } from './carried.ts';

/** What tells whether a group of rows changed, and how many rows it has. */
export interface GroupMark {
  mark: string;
  rows: number;
}

export type GroupMarks = ReadonlyMap<string, GroupMark>;

/** The marks of all tables, by their names. */
export type TableMarks = ReadonlyMap<string, GroupMarks>;

/**
 * Marks of each group of a body's rows: of which transaction wrote each row where. Whatever inserts, changes or deletes a
 * row changes its group's mark, and no long value has to be read for it. All tables are asked in one statement: the
 * other database may be far away.
 */
export async function groupMarks(
  client: pg.ClientBase,
  tables: readonly CarriedTable[],
  tenant: number,
): Promise<TableMarks> {
  const { rows } = await client.query<{ table: string; group: string; mark: string; rows: number }>(
    tables.map(marksOf).join('\nUNION ALL '),
    [tenant],
  );
  return byTable(rows, ({ mark, rows: count }) => ({ mark, rows: count }));
}

const marksOf = (table: CarriedTable): string =>
  `SELECT ${literal(table.name)} AS table, ${groupText(table)} AS group, count(*)::int AS rows,
   sum(hashtextextended(t.xmin::text || t.ctid::text, 0)::numeric)::text AS mark
   FROM ${table.name} t WHERE t.tenant = $1 GROUP BY 1, 2`;

const groupText = ({ group }: CarriedTable): string => (group ? `t.${ident(group.name)}::text` : `''`);

/** Marks of the groups that have arrived, as they were at the source. */
export async function arrivedMarks(
  client: pg.ClientBase,
  tenant: number,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const { rows } = await client.query<{ table: string; group: string; mark: string }>(
    'SELECT tabela AS table, grupo AS group, marca AS mark FROM portal.mudancas WHERE tenant = $1',
    [tenant],
  );
  return byTable(rows, ({ mark }) => mark);
}

function byTable<R extends { table: string; group: string }, V>(
  rows: readonly R[],
  take: (row: R) => V,
): Map<string, Map<string, V>> {
  const tables = new Map<string, Map<string, V>>();
  for (const row of rows) {
    const groups = tables.get(row.table) ?? new Map<string, V>();
    tables.set(row.table, groups.set(row.group, take(row)));
  }
  return tables;
}

/** Writes down, in the transaction that wrote their rows, which groups have arrived. */
export async function keepMarks(
  client: pg.ClientBase,
  table: CarriedTable,
  tenant: number,
  arrived: readonly (readonly [group: string, mark: GroupMark])[],
): Promise<void> {
  await client.query(
    `INSERT INTO portal.mudancas (tenant, tabela, grupo, marca)
     SELECT $1, $2, g, m FROM unnest($3::text[], $4::text[]) AS given (g, m)
     ON CONFLICT (tenant, tabela, grupo) DO UPDATE SET marca = excluded.marca`,
    [tenant, table.name, arrived.map(([group]) => group), arrived.map(([, { mark }]) => mark)],
  );
}

export const dropMarks = (
  client: pg.ClientBase,
  table: CarriedTable,
  tenant: number,
  groups: readonly string[],
): Promise<unknown> =>
  client.query('DELETE FROM portal.mudancas WHERE tenant = $1 AND tabela = $2 AND grupo = ANY ($3)', [
    tenant,
    table.name,
    groups,
  ]);

/** Condition of the rows of some groups of one body, as text: COPY takes no parameters. */
export function inGroups({ group }: CarriedTable, tenant: number, groups: readonly string[]): string {
  const own = `tenant = ${Math.trunc(tenant)}`;
  if (!group) return own;
  const list = `{${groups.map((text) => JSON.stringify(text)).join(',')}}`;
  return `${own} AND ${ident(group.name)} = ANY (${literal(list)}::${group.type}[])`;
}
