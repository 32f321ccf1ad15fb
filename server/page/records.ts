import type { DetailAnswer, GroupAnswer, ListAnswer } from '../../catalog/dataset/answer.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { parseKey } from '../../catalog/key.ts';
import { latestPeriod, leading } from '../../catalog/list/opening.ts';
import { mainSum } from '../../catalog/list/sum.ts';
import { type Pairs, parseQuery, printQuery, type Query, sayWhere } from '../../catalog/query.ts';
import { isPersonal, recordName } from '../../catalog/site/record.ts';
import {
  addressPath,
  addressQuestion,
  askAnswer,
  type PageFigure,
  type PageSummary,
  type SummaryQuestion,
} from './question.ts';

/** Names of an address that a screen alone reads. */
const VIEW_NAMES = ['_aba', '_linha', '_filtros', '_escrita', '_page', '_size', '_apos'];

/** Sums up the list of a dataset: what is asked of it in words, and the sum that matters. */
export async function summarizeList(asked: SummaryQuestion, set: Dataset): Promise<PageSummary | null> {
  const pairs = [...addressQuestion(asked.url)].filter(([name, value]) => value !== '' && !VIEW_NAMES.includes(name));
  const query = asked.url.includes('?') ? questionOf(set, pairs) : await openingOf(asked, set);
  if (!query) return null;
  const printed = printQuery(set, query);
  const answer = await askAnswer<ListAnswer>(asked.ask, `/${set.id}${printed && `?${printed}`}`);
  if (!answer) return null;
  return {
    address: `${addressPath(asked.url)}?${printed || '_page=1'}`,
    title: set.title,
    subject: set.title,
    says: sayWhere(set, query.where),
    figure: sumOf(set, answer),
    dados: answer.dados,
    isPersonal: set.people === true,
    state: stateOf(set, query, answer.dados.carga),
  };
}

/** The list as it stands now, at an address that shows the same after later loads. One of an old load is that already. */
const stateOf = (set: Dataset, query: Query, carga: number | null): string | null =>
  carga === null ? null : `/${set.id}?${printQuery(set, { ...query, carga: query.carga ?? carga })}`;

function questionOf(set: Dataset, pairs: Pairs): Query | null {
  const read = parseQuery(set, pairs);
  return read.ok ? read.query : null;
}

/** The question that a bare list stands for: its latest period and, of kinds that are not added up, the first. */
async function openingOf({ ask }: SummaryQuestion, set: Dataset): Promise<Query | null> {
  const latest = await askAnswer<GroupAnswer>(ask, `/${set.id}?_size=1&_por=${set.period}&_sort=-chave`);
  if (!latest) return null;
  const query = latestPeriod(set, latest.data[0]?.chave);
  const { apart } = set.list;
  if (!apart) return query;
  const groups = await askAnswer<GroupAnswer>(ask, `/${set.id}?${printQuery(set, query)}&_por=${apart}&_sort=-linhas`);
  const kind = groups && leading(fieldOf(set, apart), groups.data)?.chave;
  if (kind === null || kind === undefined || kind === '') return query;
  return { ...query, where: [...query.where, { field: apart, operator: 'eq', values: [kind] }] };
}

/** The sum that the list is about; of one without sums, the number of its rows. */
function sumOf(set: Dataset, { total, totals }: ListAnswer): PageFigure {
  const main = mainSum(set);
  const sum = main === undefined ? undefined : totals[main];
  if (main === undefined || sum === undefined)
    return { label: total === 1 ? set.singular.toLowerCase() : set.plural, value: total.toLocaleString('pt-BR') };
  return { label: fieldOf(set, main).label.toLowerCase(), value: fieldOf(set, main).format(sum) };
}

/** Sums up the page of one key; null where nothing was published under it. */
export async function summarizeRecord(asked: SummaryQuestion, set: Dataset): Promise<PageSummary | null> {
  const path = addressPath(asked.url);
  const key = parseKey(set, path.split('/').slice(2));
  const answer = key.ok ? await askAnswer<DetailAnswer>(asked.ask, path) : null;
  if (!key.ok || !answer) return null;
  const [row] = answer.data;
  const [figure] = set.detail?.figures ?? [];
  const value = row && figure !== undefined ? (row[figure] ?? null) : null;
  const [lead] = (set.detail?.lead ?? []).filter((name) => !set.key.includes(name));
  return {
    address: path,
    title: recordName(set, key.values, answer.data),
    subject: set.title,
    says: row && lead !== undefined && row[lead] ? fieldOf(set, lead).format(row[lead] ?? null) : null,
    figure:
      answer.data.length === 1 && figure !== undefined && value !== null
        ? { label: fieldOf(set, figure).label.toLowerCase(), value: fieldOf(set, figure).format(value) }
        : null,
    dados: answer.dados,
    isPersonal: answer.data.some((one) => isPersonal(set, one)),
    // A record as it stood is told by the API.
    state: answer.dados.carga === null ? null : `/api/v1${path}?_carga=${answer.dados.carga}`,
  };
}
