import { type Dataset, fieldOf } from '../../../catalog/dataset.ts';
import type { Value } from '../../../catalog/fields/field.ts';
import { GROUP_KEYS, type QueryGroup } from '../../../catalog/list/group.ts';
import { summaryFields } from '../../../catalog/list/summary.ts';
import { type Condition, groupsOf, type Query } from '../../../catalog/query.ts';
import { type GroupQuery, gatheredBy, groupKey, groupsPage, keysOf, sliceOf } from './aggregate.ts';
import { unsummarizedPeriods } from './definition.ts';
import { type Bind, binder, ident, type Statement } from './names.ts';
import { isPast } from './past.ts';
import { sumColumns } from './select.ts';
import { whereClause } from './where.ts';

/** The dimension of the summaries that a question is answered from; the empty one has the rows of each period. */
export interface SummarySlice {
  dimension: string;
}

type Asked = Pick<Query, 'where' | 'by' | 'across'>;

/**
 * Where the summaries hold the answer to a question: it may ask for periods, for kinds that are kept apart, and for one
 * dimension, by which or by the former its rows may be grouped. Null for any other question.
 */
export function summarySlice(set: Dataset, asked: Asked): SummarySlice | null {
  const { where } = asked;
  if (isPast(set)) return null;
  const known = new Set(summaryFields(set));
  const named = [...where, ...groupsOf(asked)].map(({ field }) => field);
  const dimensions = new Set(named.filter((name) => name !== set.period && name !== set.list.apart));
  const [dimension = ''] = dimensions;
  const isKept = dimensions.size <= 1 && (dimension === '' || known.has(dimension));
  return isKept && where.every((condition) => isComparable(set, condition)) ? { dimension } : null;
}

/** Whether a condition can be put to values that are kept as texts: those of time sort like what they stand for. */
const isComparable = (set: Dataset, { field, operator }: Condition): boolean =>
  operator === 'eq' || (operator !== 'has' && fieldOf(set, field).time !== undefined);

const columnOf = (set: Dataset, field: string): string =>
  field === set.period ? 'periodo' : field === set.list.apart ? 'parte' : 'chave';

function condition(set: Dataset, { field, operator, values }: Condition, bind: Bind): string {
  const column = columnOf(set, field);
  const texts = values.map((value) => bind(fieldOf(set, field).print(value)));
  if (operator === 'eq') return `${column} IN (${texts.join(', ')})`;
  return `${column} ${operator === 'gte' ? '>=' : '<='} ${texts[0]}`;
}

/** Statement that finds the periods of a question whose rows have no summary by its dimension. */
export function selectUnsummarized(
  set: Dataset,
  tenant: number,
  slice: SummarySlice,
  { where }: Pick<Query, 'where'>,
): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const text = `SELECT periodo FROM (${unsummarizedPeriods(set, tenant, slice.dimension, bind)}) p
WHERE ${['true', ...periodsOf(set, where).map((own) => condition(set, own, bind))].join(' AND ')}`;
  return { text, values };
}

const periodsOf = (set: Dataset, where: readonly Condition[]): Condition[] =>
  where.filter(({ field }) => field === set.period);

/** What answers a question: the summaries and, of the periods that have none, the rows. */
export interface SummarySource {
  set: Dataset;
  tenant: number;
  slice: SummarySlice;
  query: Asked;
  /** Periods to be counted from their rows. */
  missing: readonly Value[];
}

/** Statement of the count and the totals of a question. */
export function selectSummary(source: SummarySource): Statement {
  const values: Value[] = [];
  const text = `SELECT coalesce(sum(linhas), 0) AS linhas${addedUp(source.set)} FROM (${parts(source, binder(values))}) partes`;
  return { text, values };
}

/** Statement of the groups of a question, like `selectGroups`. */
export function selectSummaryGroups(source: SummarySource & { query: GroupQuery }): Statement {
  const { set, query } = source;
  const values: Value[] = [];
  const grouped = `SELECT ${keysOf(query).join(', ')}, sum(linhas) AS linhas${addedUp(set)}
FROM (${parts(source, binder(values))}) partes ${gatheredBy(query)}`;
  return { text: groupsPage(set, query, grouped), values };
}

/** Statement of the value in whose rows a place of an order lies, and how many rows come before them. */
export function selectLandmark(source: SummarySource, descending: boolean, offset: number): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const counted = `SELECT chave, sum(linhas) AS linhas FROM (${parts(source, bind)}) partes GROUP BY 1`;
  const order = `chave ${descending ? 'DESC NULLS LAST' : 'ASC NULLS FIRST'}`;
  const text = `SELECT chave, antes FROM (
SELECT chave, linhas, sum(linhas) OVER (ORDER BY ${order}) - linhas AS antes FROM (${counted}) contados) marcos
WHERE antes <= ${bind(offset)} AND antes + linhas > ${bind(offset)}`;
  return { text, values };
}

const addedUp = (set: Dataset): string =>
  set.list.totals.map((name) => `, coalesce(sum(${ident(name)}), 0) AS ${ident(name)}`).join('');

function parts(source: SummarySource, bind: Bind): string {
  const kept = summarized(source, bind);
  return source.missing.length > 0 ? `${kept}\nUNION ALL ${scanned(source, bind)}` : kept;
}

function summarized({ set, tenant, slice, query, missing }: SummarySource, bind: Bind): string {
  const sums = set.list.totals.map((name, i) => `, somas[${i + 1}] AS ${ident(name)}`).join('');
  const other =
    missing.length > 0 ? [`periodo NOT IN (${missing.map((value) => bind(printed(set, value))).join(', ')})`] : [];
  const conditions = [
    `tenant = ${bind(tenant)}`,
    `dataset = ${bind(set.id)}`,
    `dimensao = ${bind(slice.dimension)}`,
    ...query.where.map((own) => condition(set, own, bind)),
    ...other,
  ];
  return `SELECT ${keptKeys(set, query)}, linhas${sums} FROM pub._resumos WHERE ${conditions.join(' AND ')}`;
}

const printed = (set: Dataset, period: Value): string => fieldOf(set, set.period).print(period);

/** The keys of a question as they are kept. Where there is none, a column stands in their place. */
const keptKeys = (set: Dataset, query: Asked): string =>
  groupsOf(query)
    .map((group, i) => `${keptKey(set, group)} AS ${GROUP_KEYS[i]}`)
    .join(', ') || 'NULL AS chave';

function keptKey(set: Dataset, { field, grain }: QueryGroup): string {
  const kept = `${columnOf(set, field)}::${fieldOf(set, field).type}`;
  return grain ? sliceOf(grain, `(${kept})`) : kept;
}

function scanned({ set, tenant, query, missing }: SummarySource, bind: Bind): string {
  const periods: Condition = { field: set.period, operator: 'eq', values: missing };
  const keys = groupsOf(query).map(groupKey).join(', ') || 'NULL';
  return `SELECT ${keys}, count(*)${sumColumns(set)} FROM pub.${ident(set.id)}
WHERE ${whereClause(tenant, [...query.where, periods], bind, set)} ${gatheredBy(query)}`;
}
