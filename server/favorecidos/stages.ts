import type pg from 'pg';
import type { FavorecidoYear } from '../../catalog/favorecidos/answer.ts';
import type { Payee } from '../../catalog/favorecidos/favorecido.ts';
import { print } from '../../catalog/query.ts';
import { years } from './sums.ts';
import { queryOf, type Trace } from './trace.ts';

/** The datasets whose sums are kept by payee. */
const KEPT = ['empenhos', 'empenhos-eventos', 'liquidacoes', 'pagamentos'];

/** What was committed, settled and paid in each year, and the lists that show the same. */
export async function stages(
  client: pg.ClientBase,
  tenant: number,
  of: Payee,
  traces: readonly Trace[],
): Promise<FavorecidoYear[]> {
  const kept = traces.filter(({ set }) => KEPT.includes(set.id));
  const published = [...new Set(kept.flatMap(({ names }) => [...names.keys()]))];
  const { rows } = await client.query<Omit<FavorecidoYear, 'listas'>>(years(tenant, of, published));
  return rows.map((row) => ({ ...row, listas: Object.fromEntries(kept.map((trace) => listOf(trace, row.ano))) }));
}

function listOf({ set, where }: Trace, year: number): [string, string] {
  const field = set.date ?? set.period;
  const days = [
    { field, operator: 'gte' as const, values: [`${year}-01-01`] },
    { field, operator: 'lte' as const, values: [`${year}-12-31`] },
  ];
  return [set.id, print(set, queryOf([...where, ...days]))];
}
