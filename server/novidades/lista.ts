import type pg from 'pg';
import { newsQuery, withQuery } from '../../catalog/novidades/address.ts';
import { sayWhere } from '../../catalog/query.ts';
import type { AtomFeed } from './atom.ts';
import { readEntries, type WatchedList } from './changes.ts';
import { type FeedPlace, feedLinks, latestOf, pageLinks } from './place.ts';

/** The feed of what becomes of the records of a list with its filters, in pages. */
export async function listFeed(
  client: pg.ClientBase,
  place: FeedPlace,
  tenant: number,
  list: WatchedList,
): Promise<AtomFeed> {
  const { set, where, page } = list;
  const { entries, hasNext } = await readEntries(client, place, tenant, list);
  const query = newsQuery(set, where);
  return {
    id: place.tag(withQuery(`${set.id}.atom`, query)),
    title: `${set.title}${where.length > 0 ? `: ${sayWhere(set, where)}` : ''} – ${place.body}`,
    subtitle: set.about,
    updated: latestOf(entries.map(({ updated }) => updated)),
    author: { name: place.body, uri: place.site },
    links: [...feedLinks(place, withQuery(`/${set.id}`, query)), ...pageLinks(place, page, hasNext)],
    entries,
  };
}
