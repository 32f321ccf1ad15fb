import type pg from 'pg';
import { type Dataset, fieldOf, sourceOf } from '../../catalog/dataset.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { spanOf } from '../../catalog/list/span.ts';
import type { RecordFact } from '../../catalog/novidades/record.ts';
import { selectPublishedLoads } from '../database/sql/loads.ts';
import { html } from '../page/html.ts';
import type { AtomEntry, AtomFeed } from './atom.ts';
import { factsHtml } from './facts.ts';
import { type FeedPlace, feedLinks, latestOf, pageLinks } from './place.ts';

/** A load as its feed tells it. */
interface PublishedLoad {
  carga: number;
  dataset: string;
  publicadaEm: Date;
  referencia: string;
  periodo: string[];
  linhas: number;
  somas: Record<string, number>;
  sha256: string;
  guardada: boolean;
  total: number;
}

/** A page of the loads of a body: of one dataset, or of all of them. */
export interface LoadsQuestion {
  datasets: readonly Dataset[];
  set: Dataset | null;
  tenant: number;
  page: number;
  size: number;
}

/** The feed of loads, newest first, in pages (RFC 5005). */
export async function loadsFeed(
  client: pg.ClientBase,
  place: FeedPlace,
  { datasets, set, tenant, page, size }: LoadsQuestion,
): Promise<AtomFeed> {
  const { rows } = await client.query<PublishedLoad>(selectPublishedLoads(tenant, set && sourceOf(set), page, size));
  const last = Math.max(1, Math.ceil((rows[0]?.total ?? 0) / size));
  const entries = rows.flatMap((load) => {
    const own = datasets.find(({ id }) => id === load.dataset);
    return own ? [loadEntry(place, own, load)] : [];
  });
  return {
    id: place.tag(set ? `cargas/${set.id}` : 'cargas'),
    title: [set ? `${set.title}: cargas de dados` : 'Cargas de dados', place.body].join(' – '),
    subtitle: 'O que foi publicado e quando, com o arquivo de cada carga.',
    updated: latestOf(entries.map(({ updated }) => updated)),
    author: { name: place.body, uri: place.site },
    links: [
      ...feedLinks(place, set ? `/cargas/${sourceOf(set)}` : '/cargas'),
      ...pageLinks(place, page, page < last, last),
    ],
    entries,
  };
}

function loadEntry({ site, tag }: FeedPlace, set: Dataset, load: PublishedLoad): AtomEntry {
  const file = `${site}/api/v1/${set.id}/cargas/${load.carga}.csv`;
  return {
    id: tag(`cargas/${load.carga}`),
    title: `${set.title}: carga ${load.carga}, ${spanOf(set, load.periodo)}`,
    updated: load.publicadaEm.toISOString(),
    links: [
      { rel: 'alternate', href: `${site}/cargas/${set.id}`, type: 'text/html' },
      ...(load.guardada ? [{ rel: 'enclosure' as const, href: file, type: 'text/csv' }] : []),
    ],
    category: { term: set.id, label: set.title },
    content: html`${factsHtml(loadFacts(set, load))}`,
  };
}

const loadFacts = (set: Dataset, { periodo, referencia, linhas, somas, sha256 }: PublishedLoad): RecordFact[] => [
  { label: fieldOf(set, set.period).label, text: spanOf(set, periodo) },
  { label: 'Dados até', text: formatDay(referencia) },
  { label: 'Linhas', text: linhas.toLocaleString('pt-BR') },
  ...set.list.totals.flatMap((name) => sumFact(set, name, somas[name])),
  { label: 'SHA-256 do arquivo enviado', text: sha256 },
];

function sumFact(set: Dataset, name: string, sum: number | undefined): RecordFact[] {
  const { label, format } = fieldOf(set, name);
  const all = set.list.counted?.[name] ? ', de todas as linhas' : '';
  return sum === undefined ? [] : [{ label: `Soma de ${label}${all}`, text: format(sum) }];
}
