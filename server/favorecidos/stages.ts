import type pg from 'pg';
import type { FavorecidoYear } from '../../catalog/favorecidos/answer.ts';
import type { Payee } from '../../catalog/favorecidos/favorecido.ts';
import { printQuery } from '../../catalog/query.ts';
import { documentsOf } from '../../catalog/sums/stage.ts';
import { favorecidoYears } from './sums.ts';
import { queryOf, type Trace } from './trace.ts';

/** What was committed, settled and paid in each year, and the lists that show the same. */
export async function readYears(
  client: pg.ClientBase,
  tenant: number,
  of: Payee,
  traces: readonly Trace[],
): Promise<FavorecidoYear[]> {
  const kept = traces.filter(({ set }) => documentsOf([set]).length > 0);
  const published = [...new Set(kept.flatMap(({ names }) => [...names.keys()]))];
  const { rows } = await client.query<Omit<FavorecidoYear, 'listas'>>(favorecidoYears(tenant, of, published));
  return rows.map((row) => ({ ...row, listas: Object.fromEntries(kept.map((trace) => listOf(trace, row.ano))) }));
}

function listOf({ set, where }: Trace, year: number): [string, string] {
  const field = set.date ?? set.period;
  const days = [
    { field, operator: 'gte' as const, values: [`${year}-01-01`] },
    { field, operator: 'lte' as const, values: [`${year}-12-31`] },
  ];
  return [set.id, printQuery(set, queryOf([...where, ...days]))];
}
