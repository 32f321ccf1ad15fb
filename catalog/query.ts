import type { Dataset } from './dataset.ts';
import { fieldOf } from './dataset.ts';
import type { Operator, Value } from './fields/field.ts';
import { chosenRefusal } from './list/chosen.ts';
import { GROUP_KEYS, groupNoun, NO_GROUPS, parseGroups, parseTop, printGroup, type QueryGroup } from './list/group.ts';
import { sizeRefusal, valueRefusal } from './list/limits.ts';
import { unboundedTexts } from './list/lookup.ts';
import { sayConditions } from './list/said.ts';
import { brief } from './texto/brief.ts';
import { seenText } from './texto/seen.ts';

export { brief };

export const SIZE = 50;
export const MOST = 1_000;
/** The largest number that a load may have. */
const MOST_LOADS = 2_147_483_647;
/** Longer than any honest question, short enough to refuse before reading. */
export const LONGEST = 8_000;

export interface Condition {
  field: string;
  operator: Operator;
  /** More than one means "or". */
  values: readonly Value[];
}

export interface QueryOrder {
  field: string;
  descending: boolean;
}

export interface Query {
  where: readonly Condition[];
  /** Empty means the dataset's own order. */
  sort: readonly QueryOrder[];
  page: number;
  size: number;
  by?: QueryGroup;
  /** The second of two groups. */
  across?: QueryGroup;
  /** How many groups of each field are told by name, and the others as one. */
  top?: readonly number[];
  /** The cursor of the row that the page comes after, as the page before gave it; in place of a page's number. */
  after?: string;
  /** The load after which the data are asked for, as they stood then; without it, as they stand. */
  carga?: number;
  /** The fields that each row shows, in this order; without it, all of them. */
  fields?: readonly string[];
}

export interface Problem {
  field: string;
  value: string;
  message: string;
}

export type QueryReading = { ok: true; query: Query } | { ok: false; problems: readonly Problem[] };

const OPERATORS: readonly Operator[] = ['eq', 'gte', 'lte', 'has'];

/** The decoded names and values of an address, in order. */
export type Pairs = readonly (readonly [string, string])[];

/** Reads an address. Every name and value is understood or refused with a sentence; nothing is ignored. */
export function parseQuery(set: Dataset, params: Pairs): QueryReading {
  const tooMuch = sizeRefusal(params.map(([name]) => name));
  if (tooMuch) return { ok: false, problems: [{ field: '', value: '', message: tooMuch }] };
  const problems: Problem[] = [];
  const query: Query = { where: conditions(set, params, problems), sort: [], page: 1, size: SIZE };
  problems.push(...unboundedTexts(set, query.where));
  const by = groups(set, params, problems);
  Object.assign(query, by[0] && { by: by[0] }, by[1] && { across: by[1] });
  const top = topOf(params, by.length, problems);
  if (top) query.top = top;
  query.page = whole(params, '_page', 1, Number.MAX_SAFE_INTEGER / MOST, problems) ?? 1;
  query.size = whole(params, '_size', 1, MOST, problems) ?? SIZE;
  query.sort = orders(set, params, by.length, problems);
  const after = cursor(params, problems);
  if (after) query.after = after;
  const carga = whole(params, '_carga', 1, MOST_LOADS, problems);
  if (carga !== null) query.carga = carga;
  const fields = chosen(set, params, problems);
  if (fields) query.fields = fields;
  return problems.length > 0 ? { ok: false, problems } : { ok: true, query };
}

function conditions(set: Dataset, params: Pairs, problems: Problem[]): Condition[] {
  const found = new Map<string, Condition & { values: Value[] }>();
  for (const [name, text] of params) {
    if (name.startsWith('_')) {
      if (!OURS.has(name))
        problems.push({
          field: brief(name),
          value: brief(text),
          message: `“${brief(name)}” não é um parâmetro da consulta.`,
        });
      continue;
    }
    const read = condition(set, name, text);
    if ('message' in read) problems.push({ field: brief(name), value: brief(text), message: read.message });
    else merge(found, read, name, problems);
  }
  return [...found.entries()].sort(([a], [b]) => compare(a, b)).map(([, condition]) => sorted(set, condition));
}

/** One question has one sentence too, in whatever order it was asked. */
function sorted(set: Dataset, condition: Condition): Condition {
  const { print } = fieldOf(set, condition.field);
  return { ...condition, values: [...condition.values].sort((a, b) => compare(print(a), print(b))) };
}

const OURS = new Set(['_sort', '_page', '_size', '_por', '_topo', '_apos', '_campos', '_carga']);

function merge(
  found: Map<string, Condition & { values: Value[] }>,
  read: Condition,
  name: string,
  problems: Problem[],
): void {
  const key = `${read.field}.${read.operator}`;
  const old = found.get(key);
  const value = read.values[0] as Value;
  if (!old) found.set(key, { ...read, values: [value] });
  else if (old.values.includes(value)) return;
  else if (read.operator === 'eq' || read.operator === 'has') old.values.push(value);
  else
    problems.push({
      field: name,
      value: String(value),
      message: `“${name}” aparece mais de uma vez; informe um só limite.`,
    });
}

function condition(set: Dataset, name: string, text: string): Condition | { message: string } {
  const dot = name.lastIndexOf('.');
  const [own, suffix] = dot < 0 ? [name, 'eq'] : [name.slice(0, dot), name.slice(dot + 1)];
  const field = Object.hasOwn(set.fields, own) ? set.fields[own] : undefined;
  if (!field) return { message: `“${brief(own)}” não é um campo de ${set.plural}.` };
  const operator = OPERATORS.find((known) => known === suffix && (known !== 'eq' || dot < 0));
  if (!operator || !field.operators.includes(operator)) {
    return { message: `${field.label} não aceita o filtro “${brief(name)}”.` };
  }
  const seen = seenText(text);
  if (seen === '') return { message: `${field.label} está sem valor; informe um ou retire o filtro.` };
  const parsed = field.parse(text, 'plain');
  const refused = (why: string) => ({ message: `${field.label}: “${brief(seen)}” ${why}.` });
  if (!parsed.ok) return refused(parsed.message);
  const refusal = valueRefusal(operator, parsed.value);
  return refusal === null ? { field: own, operator, values: [parsed.value] } : refused(refusal);
}

function single(params: Pairs, name: string, problems: Problem[]): string | null {
  const all = params.filter(([own]) => own === name).map(([, value]) => value);
  if (all.length > 1)
    problems.push({ field: name, value: brief(all.join(', ')), message: `“${name}” aparece mais de uma vez.` });
  return all[0] ?? null;
}

function whole(params: Pairs, name: string, least: number, most: number, problems: Problem[]): number | null {
  const text = single(params, name, problems);
  if (text === null) return null;
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  const limit = most === MOST ? `de ${least} a ${MOST.toLocaleString('pt-BR')}` : `a partir de ${least}`;
  problems.push({ field: name, value: brief(text), message: `“${name}” deve ser um número inteiro ${limit}.` });
  return null;
}

/** The cursor of a page. What is in it is known to the server alone, which checks it against the order. */
function cursor(params: Pairs, problems: Problem[]): string | null {
  const text = single(params, '_apos', problems);
  if (text === null) return null;
  const other = ['_page', '_por'].find((name) => params.some(([own]) => own === name));
  if (other)
    problems.push({
      field: '_apos',
      value: brief(text),
      message: `“_apos” não se usa com “${other}”; retire um dos dois.`,
    });
  if (text === '') problems.push({ field: '_apos', value: '', message: 'O valor de “_apos” está vazio.' });
  return text;
}

function chosen(set: Dataset, params: Pairs, problems: Problem[]): readonly string[] | null {
  const text = single(params, '_campos', problems);
  if (text === null) return null;
  const names = text.split(',');
  const isGrouped = params.some(([name]) => name === '_por');
  const message = isGrouped ? '“_campos” não se usa com “_por”; retire um dos dois.' : chosenRefusal(set, names);
  if (message !== null) problems.push({ field: '_campos', value: brief(text), message });
  return names;
}

/** The one or two groups that rows are gathered by. */
function groups(set: Dataset, params: Pairs, problems: Problem[]): QueryGroup[] {
  const text = single(params, '_por', problems);
  const { found, faults } = text === null ? NO_GROUPS : parseGroups(set, text);
  problems.push(...faults.map(({ value, message }) => ({ field: '_por', value: brief(value), message })));
  return found;
}

/** How many groups are told by name. They are one page, of any number of groups. */
function topOf(params: Pairs, fields: number, problems: Problem[]): readonly number[] | null {
  const text = single(params, '_topo', problems);
  if (text === null) return null;
  const paged = ['_page', '_size'].find((name) => params.some(([own]) => own === name));
  const top = paged ? { message: `“_topo” não se usa com “${paged}”; retire um dos dois.` } : parseTop(text, fields);
  if (!('message' in top)) return top;
  problems.push({ field: '_topo', value: brief(text), message: top.message });
  return null;
}

function orders(set: Dataset, params: Pairs, fields: number, problems: Problem[]): QueryOrder[] {
  const text = single(params, '_sort', problems);
  if (text === null) return [];
  const parts = text.split(',');
  if (new Set(parts.map((part) => part.replace(/^-/, ''))).size < parts.length) {
    problems.push({
      field: '_sort',
      value: brief(text),
      message: '“_sort” repete um campo; informe cada um só uma vez.',
    });
    return [];
  }
  return parts.flatMap((part) => {
    const order = { field: part.replace(/^-/, ''), descending: part.startsWith('-') };
    if (fields > 0 ? groupable(set, order.field, fields) : sortable(set, order.field)) return [order];
    problems.push({
      field: '_sort',
      value: brief(part),
      message: `Não é possível ordenar ${set.plural} por “${brief(order.field)}”.`,
    });
    return [];
  });
}

const sortable = (set: Dataset, name: string): boolean =>
  Object.hasOwn(set.fields, name) && fieldOf(set, name).sortable;

/** Groups are ordered by what they show: their key, their count, or one of the dataset's totals. */
const groupable = (set: Dataset, name: string, fields: number): boolean =>
  GROUP_KEYS.slice(0, fields).some((key) => key === name) ||
  name === 'linhas' ||
  set.list.totals.some((total) => total === name);

/** The fields that a query gathers rows by: none, one or two. */
export const groupsOf = ({ by, across }: Pick<Query, 'by' | 'across'>): QueryGroup[] =>
  [by, across].flatMap((group) => group ?? []);

/** The order a query really has: its own, or the dataset's. */
export function orderOf(set: Dataset, query: Query): readonly QueryOrder[] {
  if (query.sort.length > 0 || query.by) return query.sort;
  return [{ field: set.list.sort.replace(/^-/, ''), descending: set.list.sort.startsWith('-') }];
}

/** One question, one address: names sorted, defaults left out. */
export function printQuery(set: Dataset, query: Query): string {
  const params: [string, string][] = query.where.flatMap((condition) => {
    const name = condition.operator === 'eq' ? condition.field : `${condition.field}.${condition.operator}`;
    return condition.values.map((value): [string, string] => [name, fieldOf(set, condition.field).print(value)]);
  });
  params.sort(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  const by = groupsOf(query);
  if (by.length > 0) params.push(['_por', by.map(printGroup).join(',')]);
  if (query.top) params.push(['_topo', query.top.join(',')]);
  const sort = query.sort.map((order) => (order.descending ? '-' : '') + order.field).join(',');
  if (sort && (query.by || sort !== set.list.sort)) params.push(['_sort', sort]);
  if (query.size !== SIZE) params.push(['_size', String(query.size)]);
  if (query.page !== 1) params.push(['_page', String(query.page)]);
  if (query.after) params.push(['_apos', query.after]);
  if (query.carga) params.push(['_carga', String(query.carga)]);
  if (query.fields) params.push(['_campos', query.fields.join(',')]);
  return params.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The query as a sentence: `contratos de 2025 com valor a partir de R$ 100.000,00, por valor, do maior para o menor`. */
export function sayQuery(set: Dataset, query: Query, published?: string): string {
  const order = query.by
    ? []
    : orderOf(set, query).map(({ field, descending }) => fieldOf(set, field).order(descending));
  const by = query.by
    ? [
        `por ${groupsOf(query)
          .map((group) => groupNoun(set, group))
          .join(' e ')}`,
      ]
    : [];
  const then = query.carga ? [`como estava na carga ${query.carga}${published ? `, de ${published}` : ''}`] : [];
  return [[sayWhere(set, query.where), ...by].join(' '), ...then, ...order].join(', ');
}

/** Only what is asked for, without its order: `contratos de 2025`. */
export const sayWhere = (set: Dataset, where: readonly Condition[]): string =>
  [set.plural, ...Object.keys(set.fields).flatMap((name) => sayConditions(set, name, where))].join(' ');
