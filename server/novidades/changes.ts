import type pg from 'pg';
import type { Declaracao } from '../../catalog/dataset/answer.ts';
import { type Dataset, fieldOf, sourceOf } from '../../catalog/dataset.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { pathOf, printed } from '../../catalog/key.ts';
import type { Mudanca } from '../../catalog/mudancas/answer.ts';
import { newsQuery, withQuery } from '../../catalog/novidades/address.ts';
import { mainFacts, type RecordFact } from '../../catalog/novidades/record.ts';
import { changeTitle } from '../../catalog/novidades/title.ts';
import type { Condition, Query } from '../../catalog/query.ts';
import { selectPage } from '../database/sql/select.ts';
import { readDeclaration } from '../dataset/declaration.ts';
import { readChanges } from '../mudancas/changes.ts';
import { html } from '../page/html.ts';
import type { AtomEntry } from './atom.ts';
import { factsHtml } from './facts.ts';
import { type FirstLoad, readFirstLoads } from './moments.ts';
import type { FeedPlace } from './place.ts';

/** Rows of one dataset whose news are told, and which page of them. */
export interface WatchedList {
  set: Dataset;
  where: readonly Condition[];
  page: number;
  size: number;
}

/** Entries of a feed, and whether older ones follow. */
export interface EntriesPage {
  entries: AtomEntry[];
  hasNext: boolean;
}

/**
 * What became of the records of a list, newest first. Where less is known than is asked for, such as before anything changed,
 * the newest of the records that stand follow; where there are none, what the body said in their place.
 */
export async function readEntries(
  client: pg.ClientBase,
  place: FeedPlace,
  tenant: number,
  list: WatchedList,
): Promise<EntriesPage> {
  const { set, where, page, size } = list;
  const found = await readChanges(client, set, tenant, { where, size, skip: (page - 1) * size });
  const hasNext = found.length === size;
  const standing = hasNext || page > 1 ? [] : await standingRecords(client, tenant, list, found);
  const changes = [...found, ...standing].sort(newestChange);
  if (changes.length > 0)
    return { entries: uniqueEntries(changes.map((change) => changeEntry(place, set, change))).slice(0, size), hasNext };
  const said = page > 1 ? null : await readDeclaration(client, set, tenant, { where, sort: [], page, size });
  return { entries: said ? [declaredEntry(place, set, said)] : [], hasNext };
}

const newestChange = (a: Mudanca, b: Mudanca): number =>
  a.publicadaEm < b.publicadaEm ? 1 : a.publicadaEm > b.publicadaEm ? -1 : 0;

/** Rows of one key have one page, and one entry. */
export function uniqueEntries(entries: readonly AtomEntry[]): AtomEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The newest records that stand and have not changed since, as new ones of the load that first filled their period. */
async function standingRecords(
  client: pg.ClientBase,
  tenant: number,
  { set, where, size }: WatchedList,
  changed: readonly Mudanca[],
): Promise<Mudanca[]> {
  const { rows } = await client.query<Row>(selectPage(set, tenant, { where, sort: newestOrder(set), page: 1, size }));
  const loads = await readFirstLoads(client, tenant, [sourceOf(set)]);
  const byPeriod = new Map(loads.map((load) => [load.periodo, load]));
  const told = new Set(changed.map(({ chave }) => JSON.stringify(chave)));
  return rows.flatMap((row) => {
    const load = byPeriod.get(printed(set, set.period, row));
    const record = load && standingRecord(set, load, row);
    return record && !told.has(JSON.stringify(record.chave)) ? [record] : [];
  });
}

function standingRecord(set: Dataset, { periodo, carga, publicadaEm }: FirstLoad, row: Row): Mudanca {
  const chave = set.key.map((name) => printed(set, name, row));
  const moment = publicadaEm.toISOString();
  const para = set.detail ? pathOf(set.id, chave) : null;
  return {
    carga,
    publicadaEm: moment,
    registradaEm: moment,
    periodo,
    tipo: 'novo',
    chave,
    campos: [],
    registro: row,
    para,
  };
}

/** The order by the day of a record, or else by its period, the last first. */
function newestOrder(set: Dataset): Query['sort'] {
  const own = set.list.sort.replace(/^-/, '');
  const field = set.date ?? (fieldOf(set, own).time ? own : set.period);
  return [{ field, descending: true }];
}

function changeEntry({ site, tag }: FeedPlace, set: Dataset, change: Mudanca): AtomEntry {
  const path = pathOf(set.id, change.chave);
  return {
    id: tag(`${path.slice(1)}/${change.tipo}/${change.carga}/${Date.parse(change.publicadaEm)}`),
    title: changeTitle(set, change),
    updated: change.publicadaEm,
    links: [
      {
        rel: 'alternate',
        href: `${site}${change.para ?? listOfKey(set, change)}`,
        type: 'text/html',
      },
    ],
    category: { term: set.id, label: set.title },
    content: html`${factsHtml(changedFacts(set, change))}${factsHtml(change.registro ? mainFacts(set, change.registro) : [])}`,
  };
}

/** The list of the rows of a key, where a record has no page of its own. */
function listOfKey(set: Dataset, { registro }: Mudanca): string {
  const where = set.key.flatMap((field): Condition[] => {
    const value = registro?.[field] ?? null;
    return value === null || !fieldOf(set, field).operators.includes('eq')
      ? []
      : [{ field, operator: 'eq', values: [value] }];
  });
  return withQuery(`/${set.id}`, newsQuery(set, where));
}

/** The fields that changed, with what they are now. */
const changedFacts = (set: Dataset, { campos, registro }: Mudanca): RecordFact[] =>
  campos
    .filter((name) => Object.hasOwn(set.fields, name))
    .map((name) => {
      const { label, format } = fieldOf(set, name);
      return { label: `${label} (alterado)`, text: format(registro?.[name] ?? null) };
    });

const declaredEntry = (
  { site, tag }: FeedPlace,
  set: Dataset,
  { de, ate, parte, texto, publicadaEm }: Declaracao,
): AtomEntry => ({
  id: tag(
    [set.id, 'declaracao', de, ate, ...(parte ? [parte.campo, parte.valor] : [])].map(encodeURIComponent).join('/'),
  ),
  title: `${set.title}${parte ? ` (${parte.rotulo})` : ''}: declaração de que não houve, de ${formatDay(de)} a ${formatDay(ate)}`,
  updated: publicadaEm,
  links: [{ rel: 'alternate', href: `${site}/${set.id}`, type: 'text/html' }],
  category: { term: set.id, label: set.title },
  content: html`<p>${texto}</p>`,
});
