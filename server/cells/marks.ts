import type pg from 'pg';
import { ident, literal } from '../database/sql/names.ts';
import type { CarriedTable } from './carried.ts';

/** What tells whether a group of rows changed, and how many rows it has. */
export interface GroupMark {
  mark: string;
  rows: number;
}

export type GroupMarks = ReadonlyMap<string, GroupMark>;

/**
 * Marks of each group of a body's rows: of which transaction wrote each row where. Whatever inserts, changes or deletes a
 * row changes its group's mark, and no long value has to be read for it.
 */
export async function groupMarks(client: pg.ClientBase, table: CarriedTable, tenant: number): Promise<GroupMarks> {
  const { rows } = await client.query<{ group: string; mark: string; rows: number }>(
    `SELECT ${groupText(table)} AS group, count(*)::int AS rows,
       sum(hashtextextended(t.xmin::text || t.ctid::text, 0)::numeric)::text AS mark
     FROM ${table.name} t WHERE t.tenant = $1 GROUP BY 1`,
    [tenant],
  );
  return new Map(rows.map(({ group, mark, rows: count }) => [group, { mark, rows: count }]));
}

const groupText = ({ group }: CarriedTable): string => (group ? `t.${ident(group.name)}::text` : `''`);

/** Marks of the groups that have arrived, as they were at the source. */
export async function arrivedMarks(
  client: pg.ClientBase,
  table: CarriedTable,
  tenant: number,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ grupo: string; marca: string }>(
    'SELECT grupo, marca FROM portal.mudancas WHERE tenant = $1 AND tabela = $2',
    [tenant, table.name],
  );
  return new Map(rows.map(({ grupo, marca }) => [grupo, marca]));
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
