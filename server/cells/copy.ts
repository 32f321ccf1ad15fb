import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { ident } from '../database/sql/names.ts';
import { type CarriedTable, columnList } from './carried.ts';
import { refuseUnequal, rowsDigest } from './digest.ts';
import { inGroups } from './marks.ts';

/** One of the two installations: a connection of its owner, and the number that the body has there. */
export interface MoveSide {
  client: pg.Client;
  tenant: number;
}

export interface MoveSides {
  source: MoveSide;
  target: MoveSide;
}

/** Replaces some groups of a table at the target by those of the source, within its transaction, and compares them. */
export async function copyGroups(
  { source, target }: MoveSides,
  table: CarriedTable,
  groups: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  if (table.isParent) await mergeRows({ source, target }, table, groups, signal);
  else {
    await deleteGroups(target, table, groups);
    await stream({ source, target }, table, groups, { into: table.name, signal });
  }
  const [before, after] = [
    await rowsDigest(source.client, table, source.tenant, groups),
    await rowsDigest(target.client, table, target.tenant, groups),
  ];
  refuseUnequal(table.name, before, after);
}

export const deleteGroups = (
  { client, tenant }: MoveSide,
  table: CarriedTable,
  groups: readonly string[],
): Promise<unknown> => client.query(`DELETE FROM ${table.name} WHERE ${inGroups(table, tenant, groups)}`);

/** Streams rows from one database into the other, with the number that the tenant has there. */
async function stream(
  { source, target }: MoveSides,
  table: CarriedTable,
  groups: readonly string[],
  { into, signal }: { into: string; signal: AbortSignal },
): Promise<void> {
  const columns = columnList(table);
  const order = table.columns.some(({ name }) => name === 'id') ? ' ORDER BY id' : '';
  const rows = `SELECT ${Math.trunc(target.tenant)}::int, ${columns} FROM ${table.name} WHERE ${inGroups(table, source.tenant, groups)}${order}`;
  await pipeline(
    source.client.query(copyTo(`COPY (${rows}) TO STDOUT (FORMAT binary)`)),
    target.client.query(copyFrom(`COPY ${into} (tenant, ${columns}) FROM STDIN (FORMAT binary)`)),
    { signal },
  );
}

const STAGED = 'pg_temp.chegada';

/** Brings rows that others refer to: beside them first, then over them. */
async function mergeRows(
  sides: MoveSides,
  table: CarriedTable,
  groups: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const { client, tenant } = sides.target;
  await client.query(`CREATE TEMP TABLE chegada (LIKE ${table.name}) ON COMMIT DROP`);
  await stream(sides, table, groups, { into: STAGED, signal });
  const key = table.key.map(ident).join(', ');
  const columns = columnList(table);
  await client.query(
    `DELETE FROM ${table.name} WHERE ${inGroups(table, tenant, groups)} AND (${key}) NOT IN (SELECT ${key} FROM ${STAGED})`,
  );
  await client.query(
    `INSERT INTO ${table.name} (tenant, ${columns}) OVERRIDING SYSTEM VALUE SELECT tenant, ${columns} FROM ${STAGED}
     ON CONFLICT (${key}) DO UPDATE SET ${overwritten(table)}`,
  );
  await client.query(`DROP TABLE ${STAGED}`);
}

/** The columns that a row which is there already takes over from one that comes. An identity column cannot be assigned. */
export const overwritten = ({ columns, key }: CarriedTable): string =>
  columns
    .filter(({ name }) => !key.includes(name))
    .map(({ name }) => `${ident(name)} = excluded.${ident(name)}`)
    .join(', ');
