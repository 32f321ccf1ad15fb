import type pg from 'pg';
import type { Arquivo } from '../../catalog/arquivos/answer.ts';
import type { MixedFind } from '../../catalog/busca/answer.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { parseKey } from '../../catalog/key.ts';
import { SIZE } from '../../catalog/query.ts';
import { html } from '../page/html.ts';
import type { AtomEntry, AtomFeed } from './atom.ts';
import { uniqueEntries } from './changes.ts';
import { factsHtml } from './facts.ts';
import { newestFirst } from './favorecido.ts';
import { changeMoments, type FoundRecord, firstMoments, readFirstLoads } from './moments.ts';
import { type FeedPlace, feedLinks, latestOf } from './place.ts';

/** What a search found: records of datasets, and published files. */
export interface SearchFindings {
  termo: string;
  /** The address of the search, without its beginning. */
  query: string;
  finds: readonly MixedFind[];
  files: readonly Arquivo[];
}

/** The feed of what a search finds, dated by the last change of each record or by the load that first brought its year. */
export async function searchFeed(
  client: pg.ClientBase,
  place: FeedPlace,
  tenant: number,
  datasets: readonly Dataset[],
  { termo, query, finds, files }: SearchFindings,
): Promise<AtomFeed> {
  const records = finds.flatMap((find) => foundRecord(datasets, find));
  const first = firstMoments(await readFirstLoads(client, tenant, [...new Set(records.map(({ set }) => set.id))]));
  const changed = await changeMoments(client, tenant, records);
  const found = records.flatMap((record) => {
    const moment = changed(record) ?? first(record);
    return moment ? [findEntry(place, record, moment)] : [];
  });
  const entries = uniqueEntries([...found, ...files.map((file) => fileEntry(place, file))].sort(newestFirst));
  return {
    id: place.tag(`busca.atom?${query}`),
    title: `Busca por “${termo}” – ${place.body}`,
    subtitle: 'O que o órgão publica e responde a esta busca.',
    updated: latestOf(entries.map(({ updated }) => updated)),
    author: { name: place.body, uri: place.site },
    links: feedLinks(place, `/busca?${query}`),
    entries: entries.slice(0, SIZE),
  };
}

function foundRecord(datasets: readonly Dataset[], find: MixedFind): FoundRecord[] {
  const set = datasets.find(({ id }) => id === find.tipo);
  if (!set) return [];
  const [, , ...segments] = find.para.split('?', 1)[0]?.split('/') ?? [];
  const key = find.para.includes('?') ? null : parseKey(set, segments);
  const texts = key?.ok ? key.values.map((value, i) => printPart(set, i, value)) : null;
  return [{ find, set, key: texts }];
}

const printPart = (set: Dataset, at: number, value: string | number | boolean | null): string =>
  value === null ? '' : fieldOf(set, set.key[at] ?? '').print(value);

const findEntry = ({ site, tag }: FeedPlace, { find, set }: FoundRecord, moment: Date): AtomEntry => ({
  id: tag(`${find.para.slice(1)}#${moment.getTime()}`),
  title: find.titulo,
  updated: moment.toISOString(),
  links: [{ rel: 'alternate', href: `${site}${find.para}`, type: 'text/html' }],
  category: { term: set.id, label: set.title },
  content: html`${factsHtml([
    ...find.partes,
    ...(find.valor ? [{ label: find.valor.rotulo, text: find.valor.texto }] : []),
  ])}`,
});

const fileEntry = ({ site, tag }: FeedPlace, { slug, titulo, data, categoria }: Arquivo): AtomEntry => ({
  id: tag(`arquivos/${slug}`),
  title: `Arquivo publicado: ${titulo}`,
  updated: `${data}T00:00:00.000Z`,
  links: [{ rel: 'alternate', href: `${site}/arquivos/${slug}`, type: 'text/html' }],
  category: { term: 'arquivos', label: 'Arquivos publicados' },
  content: html`<p>${categoria}</p>`,
});
