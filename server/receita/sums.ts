import type { Value } from '../../catalog/fields/field.ts';
import type { Condition } from '../../catalog/query.ts';
import { binder, ident, type Statement } from '../database/sql/names.ts';
import { whereClause } from '../database/sql/where.ts';

/** Which part of the sums of revenue is asked for. */
export interface Slice {
  tenant: number;
  /** What the forecast and the collections are both cut by. */
  where: readonly Condition[];
  /** First and last month of what was collected; the forecast has none and is always of the whole year. */
  months: readonly [string, string];
}

const FORECAST = `"dtMes" = ''`;

/** Sums of a column, of the rows that some condition lets through. */
const sum = (column: string, as: string, only?: string): string =>
  `coalesce(sum(${ident(column)})${only ? ` FILTER (WHERE ${only})` : ''}, 0) AS ${ident(as)}`;

/** The sums of each value of a column, and in one row more, where `todos` is 1, those of all of them. */
export function revenueGroups({ tenant, where: cut, months: [from, to] }: Slice, by: string | null): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const conditions = whereClause(tenant, cut, bind);
  const column = by === null ? `''::text` : ident(by);
  const text = `SELECT ${column} AS codigo, ${by === null ? '1' : `grouping(${column})`} AS todos,
${sum('vlrPrevisaoInicial', 'vlrPrevisaoInicial')}, ${sum('vlrPrevisaoAtualizado', 'vlrPrevisaoAtualizado')},
${sum('vlrLancado', 'vlrLancado')}, ${sum('vlrArrecadacao', 'vlrArrecadacao')},
${sum('vlrArrecadacao', 'vlrDeducao', '"blnDeducao"')}, ${sum('vlrArrecadacao', 'vlrMes', `"dtMes" = ${bind(to)}`)}
FROM pub._receita WHERE ${conditions} AND (${FORECAST} OR "dtMes" BETWEEN ${bind(from)} AND ${bind(to)})
${by === null ? '' : `GROUP BY GROUPING SETS ((${column}), ())`} ORDER BY 2, "vlrArrecadacao" DESC, "vlrPrevisaoAtualizado" DESC, 1`;
  return { text, values };
}

/** What was collected in each value of a column. */
export function revenueBy({ tenant, where: cut, months: [from, to] }: Slice, column: string): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const conditions = whereClause(tenant, cut, bind);
  const text = `SELECT ${ident(column)} AS codigo, ${sum('vlrArrecadacao', 'vlrArrecadacao')}
FROM pub._receita WHERE ${conditions} AND "dtMes" BETWEEN ${bind(from)} AND ${bind(to)} GROUP BY 1 ORDER BY 1`;
  return { text, values };
}

/** The exercises that have anything, the latest first, and the last month of each that has something collected. */
export function revenueYears(tenant: number, cut: readonly Condition[]): Statement {
  const values: Value[] = [];
  const text = `SELECT "numExercicio", max("dtMes") AS ate FROM pub._receita
WHERE ${whereClause(tenant, cut, binder(values))} GROUP BY 1 ORDER BY 1 DESC`;
  return { text, values };
}

/** The body's own names of natures, sources and units, each as it was last called. */
export const revenueNames = (tenant: number): Statement => ({
  text: `SELECT DISTINCT ON (dimensao, codigo) substr(dimensao, 9) AS dimensao, codigo, nome FROM pub._nomes
WHERE tenant = $1 AND dimensao LIKE 'receita.%' ORDER BY dimensao, codigo, exercicio DESC, origem`,
  values: [tenant],
});

/** The reference's rows: each nature in each unit, what was expected of it and what came in some months. */
export function revenueWire({ tenant, where: cut, months: [from, to] }: Slice, by: string): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const conditions = whereClause(tenant, cut, bind);
  const text = `SELECT ${ident(by)} AS codigo, "codUnidade" AS unidade,
${sum('vlrPrevisaoAtualizado', 'vlrPrevisaoAtualizado')}, ${sum('vlrArrecadacao', 'vlrArrecadacao')}
FROM pub._receita WHERE ${conditions} AND (${FORECAST} OR "dtMes" BETWEEN ${bind(from)} AND ${bind(to)})
GROUP BY 1, 2 ORDER BY 1, 2`;
  return { text, values };
}
