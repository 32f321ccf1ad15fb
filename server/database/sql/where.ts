import { type Dataset, fieldOf } from '../../../catalog/dataset.ts';
import type { Operator, Value } from '../../../catalog/fields/field.ts';
import { wordsIn } from '../../../catalog/list/limits.ts';
import { textLookup } from '../../../catalog/list/lookup.ts';
import type { Condition, QueryOrder } from '../../../catalog/query.ts';
import { unsummarizedPeriods } from './definition.ts';
import { type Bind, ident } from './names.ts';
import { isPast } from './past.ts';

/** Conditions of a query, with its tenant always: the view protects, and the predicate chooses the index. */
export function whereClause(tenant: number, conditions: readonly Condition[], bind: Bind, set?: Dataset): string {
  const predicates = conditions.map((condition) =>
    set && !isPast(set) && condition.operator === 'has' && textLookup(set, condition.field) === 'values'
      ? amongValues(set, tenant, condition, bind)
      : predicate(condition, bind),
  );
  return [`tenant = ${bind(tenant)}`, ...predicates].join(' AND ');
}

const predicate = ({ field, operator, values }: Condition, bind: Bind): string =>
  PREDICATE[operator](ident(field), values, bind);

/**
 * Condition on the words of a column with few values: the summaries have each of them once, and only they are looked
 * through. Folding a text takes longer than reading its row, and a million rows may share twenty texts. Of periods that
 * have no summary by it, each row is.
 */
function amongValues(set: Dataset, tenant: number, { field, values }: Condition, bind: Bind): string {
  const isApart = field === set.list.apart;
  const kept = `(${isApart ? 'parte' : 'chave'}::${fieldOf(set, field).type})`;
  const dimension = isApart ? '' : field;
  const known = `SELECT ${kept} FROM pub._resumos WHERE tenant = ${bind(tenant)} AND dataset = ${bind(set.id)}
AND dimensao = ${bind(dimension)} AND ${PREDICATE.has(kept, values, bind)}`;
  const missing = `SELECT periodo::${fieldOf(set, set.period).type} FROM (${unsummarizedPeriods(set, tenant, dimension, bind)}) p`;
  return `(${ident(field)} = ANY (ARRAY(${known})) OR (${ident(set.period)} = ANY (ARRAY(${missing})) AND ${PREDICATE.has(ident(field), values, bind)}))`;
}

const PREDICATE: Record<Operator, (column: string, values: readonly Value[], bind: Bind) => string> = {
  eq: (column, values, bind) => `${column} IN (${values.map(bind).join(', ')})`,
  gte: (column, values, bind) => `${column} >= ${values.map(bind)}`,
  lte: (column, values, bind) => `${column} <= ${values.map(bind)}`,
  has: (column, values, bind) => `(${values.map((value) => words(column, value, bind)).join(' OR ')})`,
};

/** Condition that every word is in the text, ignoring case and accents. */
function words(column: string, value: Value, bind: Bind): string {
  const each = wordsIn(value).map(
    (word) => `portal.norm(${column}) LIKE '%' || portal.norm(${bind(plain(word))}) || '%'`,
  );
  return `(${each.join(' AND ')})`;
}

const plain = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/**
 * Order by some columns and then by id, so that it is always the same. Empty values come last going down and first
 * going up, so that one index serves both directions.
 */
export function orderBy(orders: readonly QueryOrder[]): string {
  const descending = orders[0]?.descending ?? true;
  const columns = orders.map(
    ({ field, descending: down }) => `${ident(field)} ${down ? 'DESC NULLS LAST' : 'ASC NULLS FIRST'}`,
  );
  return [...columns, descending ? 'id' : 'id DESC'].join(', ');
}

/** Condition that a row has this key. An empty part of the key matches NULL. */
export function keyIs(set: Dataset, values: readonly (Value | null)[], bind: Bind): string {
  const parts = set.key.map((name, i) => {
    const value = values[i] ?? null;
    return value === null ? `${ident(name)} IS NULL` : `${ident(name)} = ${bind(value)}`;
  });
  return parts.join(' AND ');
}
