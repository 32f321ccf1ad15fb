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

const chave = ({ field, grain }: QueryGroup): string => (grain ? SLICE[grain](ident(field)) : ident(field));

/** Statement that counts and sums rows by a field or a slice of a date, with the number of groups in `grupos`. */
export function selectGroups(set: Dataset, tenant: number, query: Query & { by: QueryGroup }): Statement {
  const values: Value[] = [];
  const text = `SELECT ${chave(query.by)} AS chave, count(*) AS linhas${sumColumns(set)}, count(*) OVER () AS grupos
FROM pub.${ident(set.id)} WHERE ${whereClause(tenant, query.where, binder(values), set)}
GROUP BY 1 ORDER BY ${order(set, query)} LIMIT ${query.size} OFFSET ${(query.page - 1) * query.size}`;
  return { text, values };
}

/** Order of the groups: time runs forward, everything else has the largest first. */
function order(set: Dataset, query: Query & { by: QueryGroup }): string {
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
