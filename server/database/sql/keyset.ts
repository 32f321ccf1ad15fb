import type { Dataset } from '../../../catalog/dataset.ts';
import type { Value } from '../../../catalog/fields/field.ts';
import { orderOf, type Query, type QueryOrder } from '../../../catalog/query.ts';
import { type Bind, binder, ident, type Statement } from './names.ts';
import { pageColumns, rowsOf } from './select.ts';
import { orderBy, whereClause } from './where.ts';

/** The place in an order that a page begins at: the values that the list is sorted by, as some row has them. */
export interface PageAnchor {
  values: readonly (Value | null)[];
  /** The row itself: the page has those after it. */
  id?: number;
  /** Rows with these very values that the page leaves out. */
  skip?: number;
}

/**
 * SELECT of the rows that follow a place in the order of a list, however far down it is: those that tie with it, and
 * those after it by each column of the order. One of these at a time is a stretch of an index; all at once are none.
 */
export function selectFrom(set: Dataset, tenant: number, query: Query, anchor: PageAnchor): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const orders = orderOf(set, query);
  const stretch = (predicates: readonly string[], skip = 0): string => {
    const where = [whereClause(tenant, query.where, bind, set), ...predicates].join(' AND ');
    const select = (shown: string): string =>
      `SELECT ${shown} FROM pub.${ident(set.id)} WHERE ${where} ORDER BY ${orderBy(orders)} LIMIT ${query.size} OFFSET ${skip}`;
    return skip === 0 ? select(pageColumns(set, query)) : rowsOf(set, tenant, query, select('id'), bind);
  };
  const ties = stretch(tying(orders, anchor, bind), anchor.skip);
  const later = orders.flatMap((_, i) => following(orders, anchor, i, bind)).map((own) => stretch(own));
  const all = [ties, ...later].map((text) => `(${text})`).join('\nUNION ALL ');
  return { text: `SELECT * FROM (${all}) trechos ORDER BY ${orderBy(orders)} LIMIT ${query.size}`, values };
}

const same = ({ field }: QueryOrder, value: Value | null, bind: Bind): string =>
  value === null ? `${ident(field)} IS NULL` : `${ident(field)} = ${bind(value)}`;

const tying = (orders: readonly QueryOrder[], { values, id }: PageAnchor, bind: Bind): string[] => [
  ...orders.map((order, i) => same(order, values[i] ?? null, bind)),
  ...(id === undefined ? [] : [`id ${(orders[0]?.descending ?? true) ? '>' : '<'} ${bind(id)}`]),
];

/** Rows that agree with the anchor in the columns before one and come after it in that. Empty values sort as in `orderBy`. */
function following(
  orders: readonly QueryOrder[],
  { values }: PageAnchor,
  at: number,
  bind: Bind,
): readonly (readonly string[])[] {
  const order = orders[at];
  if (!order) return [];
  const value = values[at] ?? null;
  const before = () => orders.slice(0, at).map((own, i) => same(own, values[i] ?? null, bind));
  const column = ident(order.field);
  if (!order.descending)
    return [[...before(), value === null ? `${column} IS NOT NULL` : `${column} > ${bind(value)}`]];
  if (value === null) return [];
  return [
    [...before(), `${column} < ${bind(value)}`],
    [...before(), `${column} IS NULL`],
  ];
}
