import type { Dataset } from '../../../catalog/dataset.ts';
import type { Operator, Value } from '../../../catalog/fields/field.ts';
import { type Condition, type QueryOrder, wordsIn } from '../../../catalog/query.ts';
import { type Bind, ident } from './names.ts';

/** Every statement names its tenant: the view protects, the predicate chooses the index (and, one day, the shard). */
export function where(tenant: number, conditions: readonly Condition[], bind: Bind): string {
  return [`tenant = ${bind(tenant)}`, ...conditions.map((condition) => predicate(condition, bind))].join(' AND ');
}

function predicate({ field, operator, values }: Condition, bind: Bind): string {
  return PREDICATE[operator](ident(field), values, bind);
}

const PREDICATE: Record<Operator, (column: string, values: readonly Value[], bind: Bind) => string> = {
  eq: (column, values, bind) => `${column} IN (${values.map(bind).join(', ')})`,
  gte: (column, values, bind) => `${column} >= ${values.map(bind)}`,
  lte: (column, values, bind) => `${column} <= ${values.map(bind)}`,
  has: (column, values, bind) => `(${values.map((value) => words(column, value, bind)).join(' OR ')})`,
};

/** Every word somewhere in the text, blind to case and accents. */
function words(column: string, value: Value, bind: Bind): string {
  const each = wordsIn(value).map(
    (word) => `portal.norm(${column}) LIKE '%' || portal.norm(${bind(plain(word))}) || '%'`,
  );
  return `(${each.join(' AND ')})`;
}

const plain = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/**
 * An order that is always the same: equal rows follow their id. Empty values come last going down and first going up,
 * so that one index serves both ways.
 */
export function orderBy(orders: readonly QueryOrder[]): string {
  const descending = orders[0]?.descending ?? true;
  const columns = orders.map(
    ({ field, descending: down }) => `${ident(field)} ${down ? 'DESC NULLS LAST' : 'ASC NULLS FIRST'}`,
  );
  return [...columns, descending ? 'id' : 'id DESC'].join(', ');
}

/** The rows whose key is this. An empty part of a key is looked for as empty. */
export function keyIs(set: Dataset, values: readonly (Value | null)[], bind: Bind): string {
  const parts = set.key.map((name, i) => {
    const value = values[i] ?? null;
    return value === null ? `${ident(name)} IS NULL` : `${ident(name)} = ${bind(value)}`;
  });
  return parts.join(' AND ');
}
