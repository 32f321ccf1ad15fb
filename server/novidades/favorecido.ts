import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { FavorecidoAnswer } from '../../catalog/favorecidos/answer.ts';
import { parseQuery, SIZE } from '../../catalog/query.ts';
import type { AtomEntry, AtomFeed } from './atom.ts';
import { readEntries, uniqueEntries } from './changes.ts';
import { type FeedPlace, feedLinks, latestOf } from './place.ts';

/** The feed of what becomes of the records that name a company or person, of whatever dataset. */
export async function favorecidoFeed(
  client: pg.ClientBase,
  place: FeedPlace,
  tenant: number,
  datasets: readonly Dataset[],
  { data: [who], related }: Pick<FavorecidoAnswer, 'data' | 'related'>,
): Promise<AtomFeed> {
  const entries: AtomEntry[] = [];
  for (const { dataset, query } of related) {
    const set = datasets.find(({ id }) => id === dataset);
    const asked = set && parseQuery(set, [...new URLSearchParams(query)]);
    if (!set || !asked?.ok) continue;
    const { where } = asked.query;
    entries.push(...(await readEntries(client, place, tenant, { set, where, page: 1, size: SIZE })).entries);
  }
  const newest = uniqueEntries(entries.sort(newestFirst)).slice(0, SIZE);
  const { chave = '', nome = '' } = who ?? {};
  return {
    id: place.tag(`favorecidos/${chave}.atom`),
    title: `${nome} – ${place.body}`,
    subtitle: 'O que entra, muda ou sai de tudo o que o órgão publica com este nome ou documento.',
    updated: latestOf(newest.map(({ updated }) => updated)),
    author: { name: place.body, uri: place.site },
    links: feedLinks(place, `/favorecidos/${chave}`),
    entries: newest,
  };
}

export const newestFirst = (a: AtomEntry, b: AtomEntry): number =>
  a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0;
