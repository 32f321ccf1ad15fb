import type pg from 'pg';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import type { Query } from '../../catalog/query.ts';
import { type GroupQuery, selectGroups } from '../database/sql/aggregate.ts';
import type { Statement } from '../database/sql/names.ts';
import { selectTotals } from '../database/sql/select.ts';
import {
  type SummarySlice,
  selectSummary,
  selectSummaryGroups,
  selectUnsummarized,
  summarySlice,
} from '../database/sql/summary.ts';
import { senderOf } from '../database/trip.ts';

/** How many rows a question finds, and the sum of each field that may be added up. */
export interface QueryTotals {
  total: number;
  totals: Record<string, number>;
}

/**
 * Rows that have one or two values in common, counted and added up. How many such groups there are stands in each or,
 * where only some are told by name, the places of their values and of the last ones.
 */
export type CountedGroup = { chave: Value | null; linhas: number; grupos?: number } & Record<string, Value | null>;

export async function readTotals(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  query: Query,
): Promise<QueryTotals> {
  const asked = { where: query.where };
  const slice = summarySlice(set, asked);
  const rows = slice
    ? await readSummary<Record<string, number>>(client, set, tenant, slice, query, (missing) =>
        selectSummary({ set, tenant, slice, query: asked, missing }),
      )
    : (await client.query<Record<string, number>>(selectTotals(set, tenant, query))).rows;
  const { linhas = 0, ...sums } = rows[0] ?? {};
  return { total: linhas, totals: sums };
}

/** The groups of a question, from the summaries kept at each load where they tell, else from the rows. */
export async function readCountedGroups(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  query: GroupQuery,
): Promise<CountedGroup[]> {
  const slice = summarySlice(set, query);
  if (!slice) return (await client.query<CountedGroup>(selectGroups(set, tenant, query))).rows;
  return readSummary<CountedGroup>(client, set, tenant, slice, query, (missing) =>
    selectSummaryGroups({ set, tenant, slice, query, missing }),
  );
}

/** Reads summaries, and again with the rows of the periods that turn out to have none. */
export async function readSummary<R extends pg.QueryResultRow>(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  slice: SummarySlice,
  query: Pick<Query, 'where'>,
  statement: (missing: readonly Value[]) => Statement,
): Promise<R[]> {
  const send = senderOf(client);
  const [kept, unkept] = await Promise.all([
    send(() => client.query<R>(statement([]))),
    send(() => client.query<{ periodo: string }>(selectUnsummarized(set, tenant, slice, query))),
  ]);
  if (unkept.rows.length === 0) return kept.rows;
  const missing = unkept.rows.flatMap(({ periodo }) => periodValue(set, periodo));
  return (await client.query<R>(statement(missing))).rows;
}

function periodValue(set: Dataset, period: string): Value[] {
  const parsed = fieldOf(set, set.period).parse(period);
  return parsed.ok ? [parsed.value] : [];
}
