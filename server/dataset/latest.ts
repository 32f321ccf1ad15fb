import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';

/** Age in days that the PNTP allows the newest data to have (Atualidade). */
export const FRESH_DAYS = 30;

/** The last day that each dataset of each body covers, by rows or by a declaration that there were none of it at all. */
const LATEST = `SELECT tenant, dataset, max(dia)::text AS dia FROM (
  SELECT tenant, dataset, referencia AS dia FROM portal.periodos
  UNION ALL SELECT tenant, dataset, ate FROM portal.declaracoes WHERE campo = '') ditos GROUP BY tenant, dataset`;

/** Last days by body and dataset. */
export type LatestDays = ReadonlyMap<number, ReadonlyMap<string, string>>;

export async function latestDays(client: pg.ClientBase): Promise<LatestDays> {
  const { rows } = await client.query<{ tenant: number; dataset: string; dia: string }>(LATEST);
  const found = new Map<number, Map<string, string>>();
  for (const { tenant, dataset, dia } of rows) {
    const known = found.get(tenant) ?? new Map<string, string>();
    found.set(tenant, known.set(dataset, dia));
  }
  return found;
}

/** The datasets that a body of this kind is to keep fresh: those with a page of their own that may still get new data. */
export const expectedDatasets = (datasets: readonly Dataset[], tipo: string): Dataset[] =>
  datasets.filter((set) => !set.cut && set.menu !== undefined && !set.closed && concerns(set, tipo));
