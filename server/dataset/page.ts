import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import type { Query } from '../../catalog/query.ts';
import { selectPage } from '../database/sql/select.ts';
import type { QueryTotals } from './totals.ts';

/** Rows from which on a page is deep: where it lies is known only from the count of all rows. */
const DEEP = 1_000;

/** One page of a list. A near one is asked for beside its totals, a deep one after them. */
export async function readPage(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  query: Query,
  counting: Promise<QueryTotals>,
): Promise<Row[]> {
  const offset = (query.page - 1) * query.size;
  if (offset >= DEEP && offset >= (await counting).total) return [];
  const { rows } = await client.query<Row>(selectPage(set, tenant, query));
  return rows;
}
