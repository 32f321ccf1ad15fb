import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Query } from '../../catalog/query.ts';
import { totals } from '../database/sql/select.ts';

/** How many rows a question finds, and the sum of each field that may be added up. */
export interface QueryTotals {
  total: number;
  totals: Record<string, number>;
}

export async function readTotals(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  query: Query,
): Promise<QueryTotals> {
  const { rows } = await client.query<Record<string, number>>(totals(set, tenant, query));
  const { linhas = 0, ...sums } = rows[0] ?? {};
  return { total: linhas, totals: sums };
}
