import type { Dataset } from '../../../catalog/dataset.ts';
import type { DateGrain, Value } from '../../../catalog/fields/field.ts';
import { GROUP_KEYS, isTimeGroup, type QueryGroup } from '../../../catalog/list/group.ts';
import { groupsOf, type Query, type QueryOrder } from '../../../catalog/query.ts';
import { type Bind, binder, ident, type Statement } from './names.ts';
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

/** A question whose rows are gathered. */
export type GroupQuery = Query & { by: QueryGroup };

/** Statement that counts and sums rows by a field or two, or slices of dates, with the number of groups in `grupos`. */
export function selectGroups(set: Dataset, tenant: number, query: GroupQuery): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  return { text: groupsPage(set, query, groupedRows(set, tenant, query, bind)), values };
}

/** Statement of every group of a question, in its order. */
export function selectAllGroups(set: Dataset, tenant: number, query: GroupQuery): Statement {
  const values: Value[] = [];
  return { text: orderedGroups(set, tenant, query, binder(values)), values };
}

/** SELECT of every group in the order of the question; `shown` are the columns, or expressions of them. */
export const orderedGroups = (
  set: Dataset,
  tenant: number,
  query: GroupQuery,
  bind: Bind,
  shown = groupColumns(set, query),
): string =>
  `SELECT ${shown} FROM (${groupedRows(set, tenant, query, bind)}) grupos ORDER BY ${groupOrder(set, query)}`;

/** SELECT of the rows gathered, in no order. */
function groupedRows(set: Dataset, tenant: number, query: GroupQuery, bind: Bind): string {
  const keys = groupsOf(query).map((group, i) => `${groupKey(group)} AS ${GROUP_KEYS[i]}`);
  return `SELECT ${keys.join(', ')}, count(*) AS linhas${sumColumns(set)} FROM pub.${ident(set.id)}
WHERE ${whereClause(tenant, query.where, bind, set)} ${gatheredBy(query)}`;
}

/** `GROUP BY` the keys, which are the first columns. */
export const gatheredBy = (query: Pick<Query, 'by' | 'across'>): string => {
  const places = groupsOf(query).map((_, i) => i + 1);
  return places.length > 0 ? `GROUP BY ${places.join(', ')}` : '';
};

const groupColumns = (set: Dataset, query: GroupQuery): string =>
  [...keysOf(query), 'linhas', ...set.list.totals].map(ident).join(', ');

/** Names of the columns that hold the keys of a question. */
export const keysOf = (query: Pick<Query, 'by' | 'across'>): string[] => GROUP_KEYS.slice(0, groupsOf(query).length);

/** SELECT of one page of groups that another one gathers, or of those that are told by name. */
export const groupsPage = (set: Dataset, query: GroupQuery, grouped: string): string =>
  query.top
    ? topGroups(set, query, query.top, grouped)
    : `SELECT ${groupColumns(set, query)}, count(*) OVER () AS grupos FROM (${grouped}) grupos
ORDER BY ${groupOrder(set, query)} LIMIT ${query.size} OFFSET ${(query.page - 1) * query.size}`;

/** Order of the groups: time runs forward, everything else has the largest first. */
function groupOrder(set: Dataset, query: GroupQuery): string {
  const usual: QueryOrder = query.by.grain ? { field: 'chave', descending: false } : largestFirst(set);
  const orders = query.sort.length > 0 ? query.sort : [usual];
  return [...orders.map(orderTerm), ...keysOf(query)].join(', ');
}

const largestFirst = (set: Dataset): QueryOrder => ({ field: set.list.totals.at(-1) ?? 'linhas', descending: true });

const orderTerm = ({ field, descending }: QueryOrder): string =>
  `${ident(field)} ${descending ? 'DESC' : 'ASC'} NULLS LAST`;

/**
 * SELECT of the groups that are told by name and, as one for each field, of all the others, so that what comes out adds
 * up to every row. The place of a value among those of its field is in `lugar`, that of the last value in `ultimo`.
 */
function topGroups(set: Dataset, query: GroupQuery, top: readonly number[], grouped: string): string {
  const columns = groupColumns(set, query);
  const ranks = groupsOf(query).map((group, i) => rankOf(set, query, group, i));
  const weights = ranks.map(({ weight, key }, i) => `, sum(${ident(weight)}) OVER (PARTITION BY ${key}) AS peso${i}`);
  const places = ranks.map(({ order }, i) => `, dense_rank() OVER (ORDER BY ${order}) AS lugar${i}`);
  const named = ranks.map(({ key }, i) => {
    const most = top[i] ?? 1;
    return `CASE WHEN lugar${i} <= ${most} THEN ${key} END AS ${key}, least(lugar${i}, ${most + 1}) AS lugar${i}`;
  });
  const sums = ['linhas', ...set.list.totals].map((name) => `sum(${ident(name)}) AS ${ident(name)}`);
  const last = ranks.map((_, i) => `max(lugar${i}) AS ultimo${i}`);
  return `SELECT ${[...named, ...last, ...sums].join(', ')} FROM (
SELECT ${columns}${places.join('')} FROM (SELECT ${columns}${weights.join('')} FROM (${grouped}) grupos) pesados) lugares
GROUP BY ${ranks.flatMap((_, i) => [2 * i + 1, 2 * i + 2]).join(', ')} ORDER BY ${ranks.map((_, i) => 2 * i + 2).join(', ')}`;
}

/** How the values of a field are ranked: by what they add up to, in the order asked, or the latest first. */
function rankOf(
  set: Dataset,
  query: GroupQuery,
  group: QueryGroup,
  i: number,
): { key: string; weight: string; order: string } {
  const key = GROUP_KEYS[i] ?? 'chave';
  const own = query.sort.find(({ field }) => field === key);
  const measured = query.sort.find(({ field }) => !GROUP_KEYS.some((name) => name === field));
  const byKey = own ?? (isTimeGroup(set, group) && (i > 0 || !measured) ? { descending: true } : undefined);
  const { field: weight, descending } = measured ?? largestFirst(set);
  const first = byKey ? orderTerm({ field: key, ...byKey }) : orderTerm({ field: `peso${i}`, descending });
  return { key, weight, order: `${first}, ${key}` };
}
