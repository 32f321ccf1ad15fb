import type { Dataset, Leads } from '../../../catalog/dataset.ts';
import type { Value } from '../../../catalog/fields/field.ts';
import { shownFields } from '../../../catalog/list/chosen.ts';
import { MOST, orderOf, type Query } from '../../../catalog/query.ts';
import { type Bind, binder, ident, literal, type Statement } from './names.ts';
import { keyIs, orderBy, whereClause } from './where.ts';

/** Columns by name, always, so that a column added to a table never slips into an answer. */
const columns = (set: Dataset): string => Object.keys(set.fields).map(ident).join(', ');

const from = (set: Dataset): string => `pub.${ident(set.id)}`;

function statement(build: (bind: Bind) => string): Statement {
  const values: Value[] = [];
  return { text: build(binder(values)), values };
}

/** The records whose parts are asked for: those that a question of their own list finds. */
export interface PartParents {
  set: Dataset;
  query: Query;
  /** field of the parent → field of the part */
  by: Leads['by'];
}

/** SELECT of every row of a query, in its order; of a part, those that belong to some records. */
export function rowsQuery(
  set: Dataset,
  tenant: number,
  query: Query,
  bind: Bind,
  shown = columns(set),
  parents?: PartParents,
): string {
  const where = [whereClause(tenant, query.where, bind, set), ...(parents ? [belongsTo(parents, tenant, bind)] : [])];
  return `SELECT ${shown} FROM ${from(set)} WHERE ${where.join(' AND ')} ORDER BY ${orderBy(orderOf(set, query))}`;
}

/** Condition that a row belongs to one of some records. Not correlated: a distributed database refuses that. */
function belongsTo({ set, query, by }: PartParents, tenant: number, bind: Bind): string {
  const here = Object.values(by).map(ident);
  const there = Object.keys(by).map(ident);
  const records = `SELECT tenant, ${there.join(', ')} FROM ${from(set)} WHERE ${whereClause(tenant, query.where, bind, set)}`;
  return `(tenant, ${here.join(', ')}) IN (${records})`;
}

export const selectAll = (set: Dataset, tenant: number, query: Query): Statement =>
  statement((bind) => rowsQuery(set, tenant, query, bind));

/** SELECT of one page near the beginning. */
export const selectPage = (set: Dataset, tenant: number, query: Query): Statement =>
  statement((bind) => `${rowsQuery(set, tenant, query, bind)} ${cut((query.page - 1) * query.size, query.size)}`);

const cut = (offset: number, size: number): string => `LIMIT ${size} OFFSET ${offset}`;

/** The columns of a page whose rows are followed by those of the next: what is shown, and what the order goes by. */
export const pageColumns = (set: Dataset, query: Query): string => {
  const names = [...shownFields(set, query).map(([name]) => name), ...orderOf(set, query).map(({ field }) => field)];
  return [...new Set(names), 'id'].map(ident).join(', ');
};

/**
 * SELECT of some rows with their ids. The rows before them are skipped by their ids alone: worked out with all their
 * columns, a million of them take ten seconds.
 */
export const selectNumberedRows = (
  set: Dataset,
  tenant: number,
  query: Query,
  offset: number,
  size: number,
): Statement =>
  statement((bind) => {
    if (offset < SKIPPED) return `${rowsQuery(set, tenant, query, bind, pageColumns(set, query))} ${cut(offset, size)}`;
    const ids = `${rowsQuery(set, tenant, query, bind, 'id')} ${cut(offset, size)}`;
    return `${rowsOf(set, tenant, query, ids, bind)} ORDER BY ${orderBy(orderOf(set, query))}`;
  });

/** SELECT of the rows whose ids another one finds. */
export const rowsOf = (set: Dataset, tenant: number, query: Query, ids: string, bind: Bind): string =>
  `SELECT ${pageColumns(set, query)} FROM ${from(set)} WHERE tenant = ${bind(tenant)} AND id IN (${ids})`;

/** Rows that are skipped with all their columns. */
const SKIPPED = 1_000;

/** Count of rows, and the sum of each field that may be added up. */
export const selectTotals = (set: Dataset, tenant: number, query: Query): Statement =>
  statement(
    (bind) =>
      `SELECT count(*) AS linhas${sumColumns(set)} FROM ${from(set)} WHERE ${whereClause(tenant, query.where, bind, set)}`,
  );

export const sumColumns = (set: Dataset): string =>
  set.list.totals.map((name) => `, ${totalOf(set, name)} AS ${ident(name)}`).join('');

/** The expression of one total over rows. */
export const totalOf = (set: Dataset, name: string): string => `coalesce(sum(${ident(name)})${filter(set, name)}, 0)`;

/**
 * Filter of a total that counts only some rows: a tender that nobody won homologated nothing, whatever its cell says.
 */
function filter(set: Dataset, name: string): string {
  const counted = set.list.counted?.[name];
  if (!counted) return '';
  return ` FILTER (WHERE ${ident(counted.field)} IN (${counted.values.map(literal).join(', ')}))`;
}

/** Every row with a given key. */
export const selectDetail = (set: Dataset, tenant: number, key: readonly (Value | null)[]): Statement =>
  statement(
    (bind) =>
      `SELECT ${columns(set)} FROM ${from(set)} WHERE tenant = ${bind(tenant)} AND ${keyIs(set, key, bind)} ORDER BY id LIMIT ${MOST}`,
  );
