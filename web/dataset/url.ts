import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import {
  EXPLORE_SHAPES,
  type ExploreShape,
  isExploreForm,
  readExploreForm,
} from '../../catalog/explorar/exploration.ts';
import { either, type Value } from '../../catalog/fields/field.ts';
import { ALL } from '../../catalog/list/opening.ts';
import { readWritten, WRITTEN_MARK, type WrittenFilters } from '../../catalog/list/written.ts';
import {
  brief,
  type Condition,
  LONGEST,
  orderOf,
  type Pairs,
  type Problem,
  parseQuery,
  printQuery,
  type Query,
  type QueryReading,
  SIZE,
} from '../../catalog/query.ts';
import { lastDayOf } from '../../catalog/texto/day.ts';
import { freeConditions, meetConditions, type ScopedDataset } from './fixed.ts';

/** The views of a list. That which explores may say how it draws. */
export type ListTab = 'tabela' | 'graficos' | 'explorar' | `explorar.${ExploreShape}`;

/** Whether a tab explores, and the shape that it names. */
export const isExploring = (tab: ListTab): boolean => tab.startsWith('explorar');
export const shapeOf = (tab: ListTab): ExploreShape | undefined =>
  EXPLORE_SHAPES.find((shape) => tab === `explorar.${shape}`);

/** The part of an address that is the screen's own: the open tab, and what is unfolded on it. */
export interface ListView {
  tab: ListTab;
  /** Whether all the filters are shown, and not one line of them. */
  unfolded: boolean;
  /** The row that is unfolded in place, counted from 1 on its page. */
  row: number | null;
  /** Whether a form wrote the address, by hand: it stands for the canonical one. */
  written: boolean;
}

export type ListAddress = QueryReading & ListView;

export const PLAIN_VIEW: ListView = { tab: 'tabela', unfolded: false, row: null, written: false };
const TAB = '_aba';
const ROW = '_linha';
/** The pair that shows all the filters: the button of the form that unfolds them sends it. */
export const UNFOLDED = { name: '_filtros', value: 'todos' } as const;
const VIEW_NAMES: readonly string[] = [TAB, ROW, UNFOLDED.name, WRITTEN_MARK.name];

/** Whether a pair of an address is the screen's own, and no part of the question. */
export const isViewName = (name: string): boolean => VIEW_NAMES.includes(name);

/** Reads the address of a list. What is the screen's own is taken out before the question is parsed. */
export function readAddress(set: ScopedDataset, search: string): ListAddress {
  if (search.length > LONGEST) return { ok: false, ...PLAIN_VIEW, problems: [tooLong(search)] };
  const pairs: Pairs = [...new URLSearchParams(search)];
  const isForm = isExploreForm(pairs);
  const all = isForm ? readExploreForm(pairs) : pairs;
  const said = new Map(all.filter(([name]) => isViewName(name)));
  const { view: seen, problems } = viewOf(set, said);
  const view = { ...seen, written: seen.written || isForm };
  const written = asked(
    set,
    all.filter(([name]) => !said.has(name)),
    said.has(WRITTEN_MARK.name),
  );
  const found = [...problems, ...written.problems, ...all.flatMap(forPrograms)];
  const answer = within(set, parseQuery(set, written.pairs));
  // Groups are shown by the view that explores, whether or not the address names it.
  if (answer.ok && answer.query.by && !isExploring(view.tab)) view.tab = 'explorar';
  if (found.length === 0) return { ...answer, ...view };
  return { ok: false, ...view, problems: answer.ok ? found : [...answer.problems, ...found] };
}

/** What only programs choose: a page shows its own columns. */
const forPrograms = ([name, value]: Pairs[number]): Problem[] =>
  name === '_campos'
    ? [
        {
          field: name,
          value: brief(value),
          message: '“_campos” escolhe campos na API e nos arquivos; na página, retire-o.',
        },
      ]
    : [];

/** The pairs of the question. A form sends its empty boxes too, and on a page they ask nothing. */
function asked(set: ScopedDataset, pairs: Pairs, written: boolean): WrittenFilters {
  if (written) return readWritten(set, pairs);
  const isEmptyBox = (name: string): boolean => (name.split('.')[0] ?? '') in set.fields || name.startsWith('_');
  return { pairs: pairs.filter(([name, text]) => text !== '' || !isEmptyBox(name)), problems: [] };
}

function viewOf(set: ScopedDataset, said: ReadonlyMap<string, string>): { view: ListView; problems: Problem[] } {
  const problems: Problem[] = [];
  const read = <T>(name: string, known: readonly (readonly [string, T])[], otherwise: T): T => {
    const text = said.get(name);
    const found = known.find(([own]) => own === text);
    if (found || text === undefined || text === '') return found ? found[1] : otherwise;
    const message = `“${name}” deve ser ${either(known.map(([own]) => `“${own}”`))}.`;
    problems.push({ field: name, value: brief(text), message });
    return otherwise;
  };
  const tab = read(
    TAB,
    tabsOf(set).map((own) => [own, own] as const),
    'tabela',
  );
  const unfolded = read(UNFOLDED.name, [[UNFOLDED.value, true]], false);
  const written = read(WRITTEN_MARK.name, [[WRITTEN_MARK.value, true]], false);
  const line = said.get(ROW) ?? '';
  const row = /^[1-9]\d{0,3}$/.test(line) ? Number(line) : null;
  if (row === null && line !== '')
    problems.push({ field: ROW, value: brief(line), message: `“${ROW}” deve ser o número de uma linha da página.` });
  return { view: { tab, unfolded, row, written }, problems };
}

/**
 * Checks a question against the conditions that the path says: one that contradicts them is refused, and no other rows
 * are shown.
 */
function within(set: ScopedDataset, answer: QueryReading): QueryReading {
  if (!set.fixed || !answer.ok) return answer;
  const where = meetConditions(set, answer.query.where);
  const message = 'Um filtro deste endereço contradiz o caminho da página.';
  if (!where) return { ok: false, problems: [{ field: '', value: '', message }] };
  return { ok: true, query: { ...answer.query, where } };
}

const EXPLORING: readonly ListTab[] = ['explorar', ...EXPLORE_SHAPES.map((shape): ListTab => `explorar.${shape}`)];

const tabsOf = (set: Dataset): readonly ListTab[] => [
  'tabela',
  ...(set.list.charts.length > 0 ? (['graficos'] as const) : []),
  ...EXPLORING,
];

const tooLong = (search: string) => ({ field: '', value: brief(search), message: 'O endereço é longo demais.' });

/** The address that unfolds one row in place, where no script does. */
export const rowAddress = (set: ScopedDataset, query: Query, row: number): string => {
  const list = writeAddress(set, query);
  return `${list}&${ROW}=${row}#${rowId(row)}`;
};

export const rowId = (row: number): string => `linha-${row}`;

/**
 * Prints the address of a question. Everything at once has an address of its own: the bare one means the latest
 * exercise.
 */
export function writeAddress(set: ScopedDataset, query: Query, tab: ListTab = 'tabela'): string {
  const parts = [
    printQuery(set, { ...query, where: freeConditions(set, query.where) }),
    tab === 'tabela' ? '' : `${TAB}=${tab}`,
  ].filter((part) => part !== '');
  return `?${parts.join('&') || '_page=1'}`;
}

/** The canonical address of one that a form wrote. */
export const settledAddress = (set: ScopedDataset, query: Query, { tab, unfolded }: ListView): string =>
  `${writeAddress(set, query, tab)}${unfolded ? `&${UNFOLDED.name}=${UNFOLDED.value}` : ''}`;

/** The question of the whole result, in its order, without pages: what an export carries. */
export const wholeResult = (query: Query): Query => ({ ...query, page: 1, size: SIZE });

export const atPage = (query: Query, page: number): Query => ({ ...query, page });

/** Takes one value out of a condition, and the condition with its last value. */
export function withoutValue(query: Query, gone: Condition, value: Value): Query {
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
export function toggleSort(set: Dataset, query: Query, name: string): Query {
  const [first] = orderOf(set, query);
  const descending = first?.field === name ? !first.descending : fieldOf(set, name).descends;
  return { ...query, sort: [{ field: name, descending }], page: 1 };
}

/**
 * The question of one group of a chart: a value, or the days of a month or a year, within those that are asked for. Rows
 * without a value have no address.
 */
export function sliceOf(query: Query, by: string, chave: Value | null): Query | null {
  if (chave === null) return null;
  const [field = '', grain] = by.split('.');
  const where = grain ? days(query.where, field, String(chave)) : value(query.where, field, chave);
  return { ...query, where, page: 1 };
}

const value = (where: readonly Condition[], field: string, chave: Value): Condition[] => [
  ...where.filter((condition) => condition.field !== field),
  { field, operator: 'eq', values: [chave] },
];

function days(where: readonly Condition[], field: string, chave: string): Condition[] {
  const [year = '', month] = chave.split('-');
  const isRange = (own: Condition): boolean => own.field === field && own.operator !== 'eq';
  const asked = (operator: Condition['operator']): string | undefined =>
    where.find((own) => own.field === field && own.operator === operator)?.values.map(String)[0];
  const [first, last] = [`${year}-${month ?? '01'}-01`, lastDayOf(Number(year), month ? Number(month) : 12)];
  const [from = first, to = last] = [asked('gte'), asked('lte')];
  return [
    ...where.filter((own) => !isRange(own)),
    { field, operator: 'gte', values: [from > first ? from : first] },
    { field, operator: 'lte', values: [to < last ? to : last] },
  ];
}

/** The same question without conditions on a field, as a list of its values is asked. */
export const freeField = (query: Query, name: string): Query => ({
  ...ALL,
  ...(query.carga !== undefined && { carga: query.carga }),
  where: query.where.filter((condition) => condition.field !== name),
});

const nameOf = ({ field, operator }: Condition): string => (operator === 'eq' ? field : `${field}.${operator}`);

export const pairsOf = (set: Dataset, where: readonly Condition[]): Pairs =>
  where.flatMap((condition) =>
    condition.values.map((value) => [nameOf(condition), fieldOf(set, condition.field).print(value)] as const),
  );
