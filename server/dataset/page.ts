import type pg from 'pg';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { orderOf, type Query } from '../../catalog/query.ts';
import { type PageAnchor, selectFrom } from '../database/sql/keyset.ts';
import { selectNumberedRows } from '../database/sql/select.ts';
import { selectLandmark, summarySlice } from '../database/sql/summary.ts';
import { type NumberedRow, parseCursor } from './cursor.ts';
import { type QueryTotals, readSummary } from './totals.ts';

/** Rows from which on a page is deep: where it lies is known only from the count of all rows. */
const DEEP = 1_000;

/** Rows of a list, and whether others follow them. */
export interface ListPage {
  rows: NumberedRow[];
  hasNext: boolean;
}

/** One page of a list, by its number or after the row of a cursor. */
export async function readPage(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  query: Query,
  counting: Promise<QueryTotals>,
): Promise<ListPage> {
  const { after, page, size } = query;
  if (after === undefined) {
    const rows = await numberedPage(client, set, tenant, query, counting);
    return { rows, hasNext: page * size < (await counting).total };
  }
  const found = await rowsFrom(client, set, tenant, { ...query, size: size + 1 }, parseCursor(set, query, after));
  return { rows: found.slice(0, size), hasNext: found.length > size };
}

/** A near page is asked for beside the totals of its list, a deep one after them. */
async function numberedPage(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  query: Query,
  counting: Promise<QueryTotals>,
): Promise<NumberedRow[]> {
  const offset = (query.page - 1) * query.size;
  if (offset < DEEP) return rowsAt(client, set, tenant, query, offset, query.size);
  const { total } = await counting;
  if (offset >= total) return [];
  const landmark = await findLandmark(client, set, tenant, query, offset);
  if (landmark) return rowsFrom(client, set, tenant, query, landmark);
  const left = total - offset;
  if (offset <= left) return rowsAt(client, set, tenant, query, offset, query.size);
  // The end is nearer than the beginning.
  const size = Math.min(query.size, left);
  return (await rowsAt(client, set, tenant, backwards(set, query), left - size, size)).reverse();
}

const rowsFrom = async (
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  query: Query,
  anchor: PageAnchor,
): Promise<NumberedRow[]> => (await client.query<NumberedRow>(selectFrom(set, tenant, query, anchor))).rows;

async function rowsAt(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  query: Query,
  offset: number,
  size: number,
): Promise<NumberedRow[]> {
  const { rows } = await client.query<NumberedRow>(selectNumberedRows(set, tenant, query, offset, size));
  return rows;
}

const backwards = (set: Dataset, query: Query): Query => ({
  ...query,
  sort: orderOf(set, query).map(({ field, descending }) => ({ field, descending: !descending })),
});

/**
 * The place that a deep page of a list sorted by day begins at: the rows of each day are kept counted, so that only those
 * of one day are skipped. Null where the summaries do not tell.
 */
async function findLandmark(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  query: Query,
  offset: number,
): Promise<PageAnchor | null> {
  const [order, ...rest] = orderOf(set, query);
  if (!order || rest.length > 0 || !fieldOf(set, order.field).time) return null;
  const asked = { where: query.where, by: { field: order.field } };
  const slice = summarySlice(set, asked);
  if (!slice) return null;
  const [found] = await readSummary<{ chave: Value | null; antes: number }>(
    client,
    set,
    tenant,
    slice,
    asked,
    (missing) => selectLandmark({ set, tenant, slice, query: asked, missing }, order.descending, offset),
  );
  return found ? { values: [found.chave], skip: offset - found.antes } : null;
}
