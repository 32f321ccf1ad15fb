import type { Chart, Dataset } from '../dataset.ts';
import { fieldOf } from '../dataset.ts';
import { GROUP_KEYS, groupNoun, isTimeGroup, parseGroup, printGroup, type QueryGroup } from '../list/group.ts';
import { isMean } from '../list/mean.ts';
import { type Condition, groupsOf, type Pairs, type Query, type QueryOrder, SIZE, sayWhere } from '../query.ts';
import { usualGroups } from './choices.ts';

/** How groups are shown: lying bars, columns side by side, or a table. */
export const EXPLORE_SHAPES = ['barras', 'colunas', 'tabela'] as const;
export type ExploreShape = (typeof EXPLORE_SHAPES)[number];

/** A question of groups with nothing left open: what is gathered, measured, ordered, named and drawn. */
export interface Exploration {
  query: Query & { by: QueryGroup; top: readonly number[] };
  /** `linhas`, or the total that is measured: what the groups are sorted by. */
  measure: string;
  shape: ExploreShape;
}

/** Columns of a table of two fields, before the others. */
const COLUMNS = 8;
/** Rows before the others; times are many and small. */
const ROWS = { usual: 20, time: 60 };

/** What a question of groups, or one that leaves all open, comes to. */
export function explorationOf(set: Dataset, query: Query, shape?: ExploreShape): Exploration {
  const by = query.by ?? usualGroups(set)[0] ?? { field: set.period };
  const measure = measureOf(set, query, by);
  const isTime = isTimeGroup(set, by);
  const rows = isTime ? ROWS.time : ROWS.usual;
  const { where, across } = query;
  return {
    query: {
      where,
      sort: query.by && query.sort.length > 0 ? query.sort : orderBy(isTime ? 'recente' : 'maior', measure),
      page: 1,
      size: SIZE,
      by,
      ...(across && { across }),
      top: query.top ?? (across ? [rows, COLUMNS] : [rows]),
    },
    measure,
    shape: shape ?? (across ? 'tabela' : isTime ? 'colunas' : 'barras'),
  };
}

/** The measure that groups are sorted by; else the one of the chart by the same field, or the list's last total. */
function measureOf(set: Dataset, { by: asked, sort }: Query, by: QueryGroup): string {
  const sorted = asked && sort.find(({ field }) => !isKey(field));
  if (sorted) return sorted.field;
  const chart = set.list.charts.find((own) => own.by === printGroup(by));
  return chart ? (chart.sum ?? 'linhas') : (addable(set).at(-1) ?? 'linhas');
}

const isKey = (name: string): boolean => GROUP_KEYS.some((key) => key === name);

/** The measures of a dataset: the count of rows, and its totals. */
export const exploreMeasures = (set: Dataset): string[] => [...addable(set), 'linhas'];

/** The totals whose sum says something: of days that people wait only the mean does. */
const addable = (set: Dataset): string[] => set.list.totals.filter((name) => !isMean(set, name));

export const measureLabel = (set: Dataset, measure: string): string =>
  measure === 'linhas' ? 'Registros' : fieldOf(set, measure).label;

export const formatMeasure = (set: Dataset, measure: string, value: number): string =>
  measure === 'linhas' ? value.toLocaleString('pt-BR') : fieldOf(set, measure).format(value);

/** What an exploration shows: `Valor por modalidade e exercício`. */
export function explorationTitle(set: Dataset, { query, measure }: Exploration): string {
  const nouns = groupsOf(query).map((group) => groupNoun(set, group));
  return `${measureLabel(set, measure)} por ${nouns.join(' e ')}`;
}

/** What rows a picture is of, in words. */
export const sayShown = (set: Dataset, where: readonly Condition[]): string =>
  where.length > 0 ? sayWhere(set, where) : 'todos os registros publicados';

/** A chart of a list as an exploration: the question of its groups, and the view that draws it. */
export function chartQuery(set: Dataset, query: Query, { by, sum = 'linhas', shape }: Chart) {
  const group = parseGroup(set, by);
  const sort = orderBy(shape === 'columns' ? 'recente' : 'maior', sum);
  const top = [shape === 'columns' ? ROWS.time : CHART_ROWS];
  const of: Query = { ...ungrouped(query), sort, ...(group && { by: group, top }) };
  return { of, shown: shape === 'columns' ? ('explorar.colunas' as const) : ('explorar.barras' as const) };
}

/** Bars of a chart, before the others. */
const CHART_ROWS = 10;

/** The orders that a form offers, each with what it sorts by. */
export const EXPLORE_ORDERS = {
  maior: 'Do maior para o menor',
  menor: 'Do menor para o maior',
  nome: 'Por nome, ou do mais antigo',
  recente: 'Do mais recente',
} as const;
export type ExploreOrder = keyof typeof EXPLORE_ORDERS;

function orderBy(order: ExploreOrder, measure: string): QueryOrder[] {
  if (order === 'maior' || order === 'menor') return [{ field: measure, descending: order === 'maior' }];
  return [
    { field: 'chave', descending: order === 'recente' },
    { field: measure, descending: true },
  ];
}

/** The order of a question, as a form names it. */
export function exploreOrder({ sort: [first] }: Pick<Query, 'sort'>): ExploreOrder {
  if (first && isKey(first.field)) return first.descending ? 'recente' : 'nome';
  return first?.descending === false ? 'menor' : 'maior';
}

/** Names of the controls of the form, beside `_por` for the first field. */
export const FORM_NAMES = { across: '_coluna', measure: '_medida', order: '_ordem', rows: '_mostrar' } as const;

/** Whether the form of explorations wrote an address. */
export const isExploreForm = (pairs: Pairs): boolean => pairs.some(([name]) => name === FORM_NAMES.rows);

const REPLACED: readonly string[] = ['_por', '_topo', '_sort', '_page', '_size', ...Object.values(FORM_NAMES)];

/** The pairs of the question that a form asks. */
export function readExploreForm(pairs: Pairs): Pairs {
  const said = new Map(pairs);
  const [by = '', across = ''] = [said.get('_por'), said.get(FORM_NAMES.across)];
  const isCrossed = across !== '' && across !== by;
  const order = Object.keys(EXPLORE_ORDERS).find((own) => own === said.get(FORM_NAMES.order)) as ExploreOrder;
  const rows = said.get(FORM_NAMES.rows) ?? '';
  return [
    ...pairs.filter(([name]) => !REPLACED.includes(name)),
    ['_por', isCrossed ? `${by},${across}` : by],
    ['_topo', isCrossed ? `${rows},${COLUMNS}` : rows],
    ['_sort', printOrders(orderBy(order ?? 'maior', said.get(FORM_NAMES.measure) ?? 'linhas'))],
  ];
}

const printOrders = (orders: readonly QueryOrder[]): string =>
  orders.map(({ field, descending }) => (descending ? '-' : '') + field).join(',');

/** The question of the rows that are gathered, without the groups. */
export function ungrouped(query: Query): Query {
  if (!query.by) return query;
  const { by: _by, across: _across, top: _top, ...rest } = query;
  return { ...rest, sort: [], page: 1 };
}
