import { concerns } from '../../catalog/body.ts';
import type { ListAnswer } from '../../catalog/dataset/answer.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { isDayRange } from '../../catalog/list/cut.ts';
import { ALL, latestPeriod, leading } from '../../catalog/list/opening.ts';
import { cutBy } from '../../catalog/list/range.ts';
import {
  MOST,
  type Pairs,
  type Problem,
  parseQuery,
  printQuery,
  type Query,
  type QueryReading,
} from '../../catalog/query.ts';
import { isAsked, isPersonalList } from '../../catalog/site/record.ts';
import { countedRecords } from '../../catalog/texto/plural.ts';
import { selectSpan } from '../database/sql/span.ts';
import { noPageFault } from '../plain/failed.ts';
import { type Html, html } from '../plain/html.ts';
import { below, datasetOfVisit, type Plain, type Visit } from '../plain/page.ts';
import { datasetJsonLd } from '../plain/schema.ts';
import { capitalize, factList, PLAIN_ROWS, rowsTable } from '../plain/table.ts';
import { sourcesOf } from '../sums/derived.ts';
import { exempt } from './exempt.ts';

/** The list of a dataset, as its bare address opens it or as a question asks for it. */
export async function listPage(visit: Visit): Promise<Plain> {
  const set = datasetOfVisit(visit);
  if (!concerns(set, visit.site.tenant.tipo)) return exempt(visit, set);
  const years = await spanOf(visit, set);
  const asked = questionOf(visit.pairs);
  const answer = asked.length > 0 ? parseQuery(set, asked) : await opening(visit, set, years[1]);
  return shown(visit, set, answer, years);
}

/** The same cut by the two days of the path. */
export async function rangePage(visit: Visit): Promise<Plain> {
  const set = datasetOfVisit(visit);
  if (!concerns(set, visit.site.tenant.tipo)) return exempt(visit, set);
  const days = below(visit, 1);
  if (!isDayRange(days)) throw noPageFault();
  return shown(visit, set, cutBy(set, days), await spanOf(visit, set));
}

/** The open tab is the screen's own affair. */
const questionOf = (pairs: Pairs): Pairs => pairs.filter(([name]) => name !== '_aba');

type Span = readonly [Value | null, Value | null];

/** The first and the last period that have rows. */
const spanOf = ({ services, site }: Visit, set: Dataset): Promise<Span> =>
  services.db.read(site.tenant.id, async (client) => {
    const { rows } = await client.query<{ primeiro: Value | null; ultimo: Value | null }>(
      selectSpan(set, site.tenant.id),
    );
    return [rows[0]?.primeiro ?? null, rows[0]?.ultimo ?? null];
  });

/** What the app opens a bare list with: the latest period and, of kinds not to be added up, the first that it has. */
async function opening({ ask }: Visit, set: Dataset, period: Value | null): Promise<QueryReading> {
  const query = latestPeriod(set, period);
  const { apart } = set.list;
  if (!apart || period === null) return { ok: true, query };
  const groups = `${printQuery(set, { ...query, size: MOST })}&_por=${apart}&_sort=-linhas`;
  const { data } = await ask<{ data: { chave: Value | null }[] }>(`/${set.id}?${groups}`);
  const kind = leading(fieldOf(set, apart), data)?.chave ?? null;
  if (kind === null) return { ok: true, query };
  return { ok: true, query: { ...query, where: [...query.where, { field: apart, operator: 'eq', values: [kind] }] } };
}

async function shown(visit: Visit, set: Dataset, answer: QueryReading, years: Span): Promise<Plain> {
  const head = {
    title: visit.route.title,
    about: set.about,
    path: `/${set.id}`,
    personal: isPersonalList(set, answer.ok && isAsked(set, answer.query)),
    sources: sourcesOf(set),
  };
  if (!answer.ok) return refused(head, set, answer.problems);
  const { by: _, ...query } = answer.query;
  const list = await visit.ask<ListAnswer>(`/${set.id}?${printQuery(set, query)}`);
  return {
    ...head,
    dados: list.dados,
    content: contentOf(set, query, list),
    told: datasetJsonLd(visit, set, list.dados, years),
  };
}

/** A filter that cannot be read is told, as in the app, and keeps the page out of search engines. */
function refused(head: Omit<Plain, 'content'>, set: Dataset, problems: readonly Problem[]): Plain {
  const content = html`<p>O endereço pede algo que esta lista não pode mostrar:</p>
<ul>${problems.map(({ message }) => html`<li>${message}</li>`)}</ul>
<p><a href="/${set.id}">Ver ${set.title} sem filtro</a></p>`;
  return { ...head, personal: true, content };
}

/** Totals, the first rows and where the others are. */
export function contentOf(set: Dataset, query: Query, list: ListAnswer, to?: string): Html {
  const rows = list.data.slice(0, PLAIN_ROWS);
  const says = capitalize(list.says);
  return html`${list.declaracao && declared(list.declaracao)}
<p>${countedRecords(list.total)}: ${list.says}.${list.message && ` ${list.message}`}</p>
${factList(set.list.totals.map((name) => [fieldOf(set, name).label, fieldOf(set, name).format(list.totals[name] ?? 0)]))}
${rows.length > 0 && rowsTable(set, says, rows)}
${turning(set, query, list, rows.length, to ?? `/${set.id}`)}
${files(set, query)}
<p>Base legal: ${set.law.join('; ')}.</p>`;
}

const declared = ({ texto, de, ate, publicadaEm }: NonNullable<ListAnswer['declaracao']>): Html =>
  html`<p><strong>Declaração do órgão</strong>, de ${formatDay(de)} a ${formatDay(ate)}: ${texto} Publicada em ${formatDay(publicadaEm.slice(0, 10))}.</p>`;

/** Pages as short as these: the next one begins where this one ends, or a little before, and never after. */
function turning(set: Dataset, query: Query, { total }: ListAnswer, rows: number, to: string): Html {
  const size = Math.min(query.size, PLAIN_ROWS);
  const offset = (query.page - 1) * query.size;
  const address = (page: number): string => `${to}?${printQuery(set, { ...query, size, page })}`;
  const back = offset > 0 && Math.max(1, Math.ceil(offset / size));
  const next = rows > 0 && offset + rows < total && Math.floor((offset + rows) / size) + 1;
  if (!back && !next) return html``;
  return html`<nav aria-label="Páginas"><p>${back && html`<a href="${address(back)}" rel="prev">Linhas anteriores</a> `}${
    next && html`<a href="${address(next)}" rel="next">Próximas linhas</a>`
  }</p></nav>`;
}

/** The whole result for a program or a spreadsheet. */
export function files(set: Dataset, query: Query): Html {
  const asked = printQuery(set, { ...query, page: 1, size: ALL.size });
  const link = (ending: string, name: string): Html =>
    html`<a href="/api/v1/${set.id}.${ending}${asked && `?${asked}`}" rel="nofollow">${name}</a>`;
  return html`<p>O resultado inteiro em ${link('csv', 'CSV')}, ${link('xlsx', 'Excel')}, ${link('json', 'JSON')} ou ${link('pdf', 'PDF')}.</p>`;
}
