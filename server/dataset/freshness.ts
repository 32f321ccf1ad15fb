import type pg from 'pg';
import type { Dados } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Condition, Query } from '../../catalog/query.ts';
import { selectNewestPeriod } from '../database/sql/periods.ts';
import type { PastView } from '../historico/view.ts';

/** The period of a dataset whose data go furthest, as the database keeps it. */
export interface Freshest {
  referencia: string;
  carga: number;
  publicadaEm: Date;
  linhas: number;
}

const NOTHING: Dados = { referencia: null, carga: null, publicadaEm: null, linhas: 0 };

/**
 * Of when the rows of a question are: each period has a day of its own, and a question that names periods is answered by
 * theirs. Any other shows all of them, and is as new as the newest.
 */
export async function readFreshness(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  where: readonly Condition[],
): Promise<Dados> {
  const { rows } = await client.query<Freshest>(selectNewestPeriod(set, tenant, where));
  return dadosOf(rows[0]);
}

/** The same of a question about an earlier state, which is of its load. */
export async function readPastFreshness(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  { where }: Pick<Query, 'where'>,
  past: PastView | null,
): Promise<Dados> {
  return past ? past.dados : readFreshness(client, set, tenant, where);
}

/** Of when the sums of a year are that several datasets make up: the first of them that has the year tells. */
export async function readFreshnessOfYear(
  client: pg.ClientBase,
  sets: readonly Dataset[],
  tenant: number,
  year: number,
): Promise<Dados> {
  for (const set of sets) {
    const found = await readFreshness(client, set, tenant, [periodIs(set, year)]);
    if (found.referencia !== null) return found;
  }
  return NOTHING;
}

/** The question for one or more periods of a dataset. */
export const periodIs = ({ period }: Dataset, ...values: Condition['values']): Condition => ({
  field: period,
  operator: 'eq',
  values,
});

export const dadosOf = (row: Freshest | undefined): Dados =>
  row ? { ...row, publicadaEm: row.publicadaEm.toISOString() } : NOTHING;
