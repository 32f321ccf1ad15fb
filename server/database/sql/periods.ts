import { type Dataset, fieldOf, sourceOf } from '../../../catalog/dataset.ts';
import type { Value } from '../../../catalog/fields/field.ts';
import type { Condition } from '../../../catalog/query.ts';
import { type Bind, binder, type Statement } from './names.ts';

/** Periods of a dataset, latest first: the load that stands in each, the day that its data go to, and its rows. */
export function selectPeriods(set: Dataset, tenant: number): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const text = `SELECT periodo, carga, referencia, "publicadaEm", linhas FROM pub._periodos
WHERE tenant = ${bind(tenant)} AND dataset = ${bind(sourceOf(set))} ORDER BY periodo DESC`;
  return { text, values };
}

/** Among the periods that match some conditions, the one whose data are newest, with the rows of all of them. */
export function selectNewestPeriod(set: Dataset, tenant: number, where: readonly Condition[]): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const own = where.filter(({ field }) => field === set.period).map((condition) => touched(set, condition, bind));
  const asked = [`tenant = ${bind(tenant)}`, `dataset = ${bind(sourceOf(set))}`, ...own].join(' AND ');
  const text = `SELECT carga, referencia, "publicadaEm", sum(linhas) OVER ()::int AS linhas FROM pub._periodos
WHERE ${asked} ORDER BY referencia DESC, carga DESC LIMIT 1`;
  return { text, values };
}

/** Condition on the period, which is kept as text: texts of years and months sort like the periods themselves. */
function touched(set: Dataset, { operator, values }: Condition, bind: Bind): string {
  const texts = values.map((value) => bind(fieldOf(set, set.period).print(value)));
  if (operator === 'gte' || operator === 'lte') return `periodo ${operator === 'gte' ? '>=' : '<='} ${texts[0]}`;
  return operator === 'eq' && texts.length > 0 ? `periodo IN (${texts.join(', ')})` : 'true';
}

/** Newest period of each of a body's datasets: its date, its load, its rows, and the number of loads. */
export function selectNewestPeriods(tenant: number): Statement {
  const text = `SELECT DISTINCT ON (dataset) dataset, carga, referencia, "publicadaEm",
  sum(linhas) OVER (PARTITION BY dataset)::int AS linhas,
  (SELECT count(*) FROM pub._cargas c WHERE c.tenant = $1 AND c.dataset = p.dataset) AS cargas
FROM pub._periodos p WHERE tenant = $1 ORDER BY dataset, referencia DESC, carga DESC`;
  return { text, values: [tenant] };
}
