import type { Dataset } from '../../../catalog/dataset.ts';
import type { DateGrain, Value } from '../../../catalog/fields/field.ts';
import type { Query, QueryGroup, QueryOrder } from '../../../catalog/query.ts';
import { binder, ident, type Statement } from './names.ts';
import { sumColumns } from './select.ts';
import { whereClause } from './where.ts';

const SLICE: Record<DateGrain, (column: string) => string> = {
  mes: (column) => `to_char(${column}, 'YYYY-MM')`,
  ano: (column) => `extract(year FROM ${column})::int`,
};

/** The slice of a date that an expression falls in. */
export const sliceOf = (grain: DateGrain, expression: string): string => SLICE[grain](expression);

/** The key that a row is grouped under. */
export const groupKey = ({ field, grain }: QueryGroup): string => (grain ? sliceOf(grain, ident(field)) : ident(field));

/** Statement that counts and sums rows by a field or a slice of a date, with the number of groups in `grupos`. */
export function selectGroups(set: Dataset, tenant: number, query: Query & { by: QueryGroup }): Statement {
  const values: Value[] = [];
  const text = `SELECT ${groupKey(query.by)} AS chave, count(*) AS linhas${sumColumns(set)}, count(*) OVER () AS grupos
FROM pub.${ident(set.id)} WHERE ${whereClause(tenant, query.where, binder(values), set)}
GROUP BY 1 ORDER BY ${groupOrder(set, query)} LIMIT ${query.size} OFFSET ${(query.page - 1) * query.size}`;
  return { text, values };
}

/** Order of the groups: time runs forward, everything else has the largest first. */
export function groupOrder(set: Dataset, query: Query & { by: QueryGroup }): string {
  const largest: QueryOrder = { field: set.list.totals.at(-1) ?? 'linhas', descending: true };
  const usual: QueryOrder = query.by.grain ? { field: 'chave', descending: false } : largest;
  const orders = query.sort.length > 0 ? query.sort : [usual];
  const columns = orders.map(
    ({ field, descending }) => `${position(set, field)} ${descending ? 'DESC' : 'ASC'} NULLS LAST`,
  );
  return [...columns, '1'].join(', ');
}

/** Position of a column, because the alias of a sum has the name of the column it sums. */
const position = (set: Dataset, name: string): number =>
  name === 'chave' ? 1 : name === 'linhas' ? 2 : set.list.totals.indexOf(name) + 3;
