import { type Dataset, storedOf } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { binder, ident, type Statement } from '../database/sql/names.ts';
import { whereClause } from '../database/sql/where.ts';

/** The first and the last period of each of a body's datasets, and how many there are. */
export const selectSpans = (tenant: number): Statement => ({
  text: `SELECT dataset, min(periodo) AS de, max(periodo) AS ate, count(*)::int AS periodos
FROM pub._periodos WHERE tenant = $1 GROUP BY dataset`,
  values: [tenant],
});

/** Loads by which the rhythm of a dataset is told: older ones say how it was, not how it is. */
const RECENT = 60;

/** The days, by the clock of Brasília, on which each dataset of a body was published of late. */
export const selectLoadDays = (tenant: number): Statement => ({
  text: `SELECT dataset, array_agg(DISTINCT dia) AS dias FROM (
  SELECT dataset, ("publicadaEm" AT TIME ZONE 'America/Sao_Paulo')::date::text AS dia,
    row_number() OVER (PARTITION BY dataset ORDER BY id DESC) AS lugar
  FROM pub._cargas WHERE tenant = $1) recentes
WHERE lugar <= ${RECENT} GROUP BY dataset`,
  values: [tenant],
});

/** The first period, up to a last one, in which some row has a value of each field that files bring. */
export function selectBeginnings(set: Dataset, tenant: number, last: Value): Statement {
  const values: Value[] = [];
  const period = ident(set.period);
  const firsts = storedOf(set).map(([name]) => {
    const column = ident(name);
    return `min(${period}) FILTER (WHERE ${column} IS NOT NULL) AS ${column}`;
  });
  const where = whereClause(tenant, [{ field: set.period, operator: 'lte', values: [last] }], binder(values), set);
  return { text: `SELECT ${firsts.join(', ')} FROM pub.${ident(set.id)} WHERE ${where}`, values };
}
