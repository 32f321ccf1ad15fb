import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import { either, type Value } from '../../catalog/fields/field.ts';
import { ALL } from '../../catalog/list/opening.ts';
import {
  type Answer,
  brief,
  type Condition,
  LONGEST,
  orderOf,
  type Pairs,
  parse,
  print,
  type Query,
  SIZE,
} from '../../catalog/query.ts';
import { free as freeOf, meet, type Scoped } from './fixed.ts';

export type Tab = 'tabela' | 'graficos';
export type Read = Answer & { tab: Tab };

const TAB = '_aba';

/** Reads the address of a list. The open tab is the screen's own, so it is taken out before the question is parsed. */
export function read(set: Scoped, search: string): Read {
  if (search.length > LONGEST) return { ok: false, tab: 'tabela', problems: [tooLong(search)] };
  const pairs = [...new URLSearchParams(search)];
  const tab = pairs.find(([name]) => name === TAB)?.[1] ?? 'tabela';
  const answer = within(
    set,
    parse(
      set,
      pairs.filter(([name]) => name !== TAB),
    ),
  );
  const known = tabsOf(set).find((own) => own === tab);
  if (known) return { ...answer, tab: known };
  const message = `“${TAB}” deve ser ${either(tabsOf(set).map((own) => `“${own}”`))}.`;
  const problem = { field: TAB, value: brief(tab), message };
  return { ok: false, tab: 'tabela', problems: answer.ok ? [problem] : [...answer.problems, problem] };
}

/**
 * Checks a question against the conditions that the path says: one that contradicts them is refused, and no other rows
 * are shown.
 */
function within(set: Scoped, answer: Answer): Answer {
  if (!set.fixed || !answer.ok) return answer;
  const where = meet(set, answer.query.where);
  const message = 'Um filtro deste endereço contradiz o caminho da página.';
  if (!where) return { ok: false, problems: [{ field: '', value: '', message }] };
  return { ok: true, query: { ...answer.query, where } };
}

const tabsOf = (set: Dataset): Tab[] => (set.list.charts.length > 0 ? ['tabela', 'graficos'] : ['tabela']);

const tooLong = (search: string) => ({ field: '', value: brief(search), message: 'O endereço é longo demais.' });

/**
 * Prints the address of a question. Everything at once has an address of its own: the bare one means the latest
 * exercise.
 */
export function write(set: Scoped, query: Query, tab: Tab = 'tabela'): string {
  const parts = [
    print(set, { ...query, where: freeOf(set, query.where) }),
    tab === 'tabela' ? '' : `${TAB}=${tab}`,
  ].filter((part) => part !== '');
  return `?${parts.join('&') || '_page=1'}`;
}

/** The question of the whole result, in its order, without pages: what an export carries. */
export const whole = (query: Query): Query => ({ ...query, page: 1, size: SIZE });

export const turn = (query: Query, page: number): Query => ({ ...query, page });

/** Takes one value out of a condition, and the condition with its last value. */
export function without(query: Query, gone: Condition, value: Value): Query {
  const where = query.where.flatMap((condition) => {
    if (condition.field !== gone.field || condition.operator !== gone.operator) return [condition];
    const values = condition.values.filter((own) => own !== value);
    return values.length > 0 ? [{ ...condition, values }] : [];
  });
  return { ...query, where, page: 1 };
}

/**
 * The order after a click on a column's head: figures and dates start from the largest, words from A; the next click
 * turns it round.
 */
export function toggle(set: Dataset, query: Query, name: string): Query {
  const [first] = orderOf(set, query);
  const descending = first?.field === name ? !first.descending : fieldOf(set, name).align === 'end';
  return { ...query, sort: [{ field: name, descending }], page: 1 };
}

/**
 * The question of one group of a chart: a value, or the days of a month or a year. Rows without a value have no
 * address.
 */
export function slice(query: Query, by: string, chave: Value | null): Query | null {
  if (chave === null) return null;
  const [field = '', grain] = by.split('.');
  const rest = query.where.filter((condition) => condition.field !== field);
  const own: Condition[] = grain ? days(field, String(chave)) : [{ field, operator: 'eq', values: [chave] }];
  return { ...query, where: [...rest, ...own], page: 1 };
}

function days(field: string, chave: string): Condition[] {
  const [year = '', month] = chave.split('-');
  const last = new Date(Date.UTC(Number(year), month ? Number(month) : 12, 0)).toISOString().slice(0, 10);
  return [
    { field, operator: 'gte', values: [`${year}-${month ?? '01'}-01`] },
    { field, operator: 'lte', values: [last] },
  ];
}

/** The same question without conditions on a field, as a list of its values is asked. */
export const free = (query: Query, name: string): Query => ({
  ...ALL,
  where: query.where.filter((condition) => condition.field !== name),
});

const nameOf = ({ field, operator }: Condition): string => (operator === 'eq' ? field : `${field}.${operator}`);

export const pairsOf = (set: Dataset, where: readonly Condition[]): Pairs =>
  where.flatMap((condition) =>
    condition.values.map((value) => [nameOf(condition), fieldOf(set, condition.field).print(value)] as const),
  );
