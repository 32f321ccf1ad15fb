import type { Dataset } from './dataset.ts';
import { fieldOf, timeOf } from './dataset.ts';
import type { DateGrain, Operator, Value } from './fields/field.ts';
import { chosenRefusal } from './list/chosen.ts';
import { sizeRefusal, valueRefusal } from './list/limits.ts';
import { textLookup } from './list/lookup.ts';
import { seenText } from './texto/seen.ts';

export const SIZE = 50;
export const MOST = 1_000;
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

export interface QueryGroup {
  field: string;
  grain?: DateGrain;
}

export interface Query {
  where: readonly Condition[];
  /** Empty means the dataset's own order. */
  sort: readonly QueryOrder[];
  page: number;
  size: number;
  by?: QueryGroup;
  /** The cursor of the row that the page comes after, as the page before gave it; in place of a page's number. */
  after?: string;
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
  problems.push(...unbounded(set, query.where));
  const by = group(set, params, problems);
  if (by) query.by = by;
  query.page = whole(params, '_page', 1, Number.MAX_SAFE_INTEGER / MOST, problems) ?? 1;
  query.size = whole(params, '_size', 1, MOST, problems) ?? SIZE;
  query.sort = orders(set, params, by, problems);
  const after = cursor(params, problems);
  if (after) query.after = after;
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

/** Texts without an index are read row by row, so that they are looked through within one period only. */
function unbounded(set: Dataset, where: readonly Condition[]): Problem[] {
  const isBounded = where.some(
    ({ field, operator, values }) => field === set.period && operator === 'eq' && values.length === 1,
  );
  const texts = where.filter(({ field, operator }) => operator === 'has' && textLookup(set, field) === 'rows');
  if (isBounded) return [];
  const { print } = fieldOf(set, set.period);
  const example = `${set.period}=${print(timeOf(set).ofDay('2025-03-01'))}`;
  return texts.map(({ field, values }) => ({
    field: `${field}.has`,
    value: brief(String(values[0])),
    message: `${fieldOf(set, field).label} só se procura em um período de cada vez; acrescente-o, como em ${example}.`,
  }));
}

/** One question has one sentence too, in whatever order it was asked. */
function sorted(set: Dataset, condition: Condition): Condition {
  const { print } = fieldOf(set, condition.field);
  return { ...condition, values: [...condition.values].sort((a, b) => compare(print(a), print(b))) };
}

const OURS = new Set(['_sort', '_page', '_size', '_por', '_apos', '_campos']);

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

/** What a visitor typed, cut so that an answer never echoes a novel. */
export const brief = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

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

function group(set: Dataset, params: Pairs, problems: Problem[]): QueryGroup | null {
  const text = single(params, '_por', problems);
  if (text === null) return null;
  const [name = '', grain, ...rest] = text.split('.');
  const field = rest.length === 0 && Object.hasOwn(set.fields, name) ? set.fields[name] : undefined;
  const slice = field?.grains.find((own) => own === grain);
  if (field?.sortable && grain === undefined) return { field: name };
  if (field && slice) return { field: name, grain: slice };
  problems.push({
    field: '_por',
    value: brief(text),
    message: `Não é possível agrupar ${set.plural} por “${brief(text)}”.`,
  });
  return null;
}

function orders(set: Dataset, params: Pairs, by: QueryGroup | null, problems: Problem[]): QueryOrder[] {
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
    if (by ? groupable(set, order.field) : sortable(set, order.field)) return [order];
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
const groupable = (set: Dataset, name: string): boolean =>
  name === 'chave' || name === 'linhas' || set.list.totals.some((total) => total === name);

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
  if (query.by) params.push(['_por', query.by.grain ? `${query.by.field}.${query.by.grain}` : query.by.field]);
  const sort = query.sort.map((order) => (order.descending ? '-' : '') + order.field).join(',');
  if (sort && (query.by || sort !== set.list.sort)) params.push(['_sort', sort]);
  if (query.size !== SIZE) params.push(['_size', String(query.size)]);
  if (query.page !== 1) params.push(['_page', String(query.page)]);
  if (query.after) params.push(['_apos', query.after]);
  if (query.fields) params.push(['_campos', query.fields.join(',')]);
  return params.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The query as a sentence: `contratos de 2025 com valor a partir de R$ 100.000,00, por valor, do maior para o menor`. */
export function sayQuery(set: Dataset, query: Query): string {
  const order = query.by
    ? []
    : orderOf(set, query).map(({ field, descending }) => fieldOf(set, field).order(descending));
  const by = query.by ? [`por ${nounOf(set, query.by)}`] : [];
  return [[sayWhere(set, query.where), ...by].join(' '), ...order].join(', ');
}

/** Only what is asked for, without its order: `contratos de 2025`. */
export const sayWhere = (set: Dataset, where: readonly Condition[]): string =>
  [set.plural, ...Object.keys(set.fields).flatMap((name) => sayField(set, name, where))].join(' ');

const SLICE: Record<DateGrain, string> = { mes: 'mês', ano: 'ano' };

const nounOf = (set: Dataset, { field, grain }: QueryGroup): string => {
  const noun = fieldOf(set, field).noun.replace(/^(?:o|a|os|as) /, '');
  return grain ? `${SLICE[grain]} de ${noun}` : noun;
};

/** A time other than the one that rows are published by says its name. */
function sayField(set: Dataset, name: string, where: readonly Condition[]): string[] {
  const field = fieldOf(set, name);
  const named = name !== set.period;
  const own = where.filter((condition) => condition.field === name);
  const from = own.find((condition) => condition.operator === 'gte')?.values[0];
  const to = own.find((condition) => condition.operator === 'lte')?.values[0];
  const said = ({ operator, values }: Condition): string => field.say(operator, values, named);
  if (from === undefined || to === undefined) return own.map(said);
  const rest = own.filter(({ operator }) => operator === 'eq' || operator === 'has');
  return [...rest.map(said), field.between(from, to, named)];
}
