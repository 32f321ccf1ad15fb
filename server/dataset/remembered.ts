import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { printQuery, type Query, SIZE } from '../../catalog/query.ts';
import { summarySlice } from '../database/sql/summary.ts';
import { cacheTag } from '../http/cache.ts';
import { readyAnswer } from '../http/ready.ts';
import type { Services } from '../http/request.ts';
import { answerOwner } from '../http/share.ts';
import { sourcesOf } from '../sums/derived.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { type QueryTotals, readTotals } from './totals.ts';

/** The totals of a filter, and the versions of the data that they are of. */
interface VersionedTotals extends QueryTotals {
  versions: string;
}

/**
 * The totals of a question, worked out once for all pages and orders of its filter. Those in memory may be of other data
 * than the snapshot that asks: then they are read from it. What the summaries tell is not worth remembering.
 */
export async function rememberTotals(
  services: Pick<Services, 'cache'>,
  client: pg.ClientBase,
  set: Dataset,
  body: Tenant,
  query: Query,
): Promise<QueryTotals> {
  if (summarySlice(set, { where: query.where })) return readTotals(client, set, body.id, query);
  const reading = readVersions(client, set, body.id);
  const make = async (): Promise<VersionedTotals> => {
    const [versions, totals] = await Promise.all([reading, readTotals(client, set, body.id, query)]);
    return { versions, ...totals };
  };
  const [known, versions] = await Promise.all([remembered(services, set, body, query, make), reading]);
  if (known?.versions !== versions) return readTotals(client, set, body.id, query);
  return { total: known.total, totals: known.totals };
}

/** What is in memory or comes into it; null where another visit was working it out and gave up. */
async function remembered(
  { cache }: Pick<Services, 'cache'>,
  set: Dataset,
  body: Tenant,
  { where }: Query,
  make: () => Promise<VersionedTotals>,
): Promise<VersionedTotals | null> {
  const question = `${cacheTag(body.id, set.id)}/totais?${printQuery(set, { where, sort: [], page: 1, size: SIZE })}`;
  const tags = sourcesOf(set).map((dataset) => cacheTag(body.id, dataset));
  let isOwn = false;
  try {
    const ready = await cache.answer(answerOwner(body), question, null, async () => {
      isOwn = true;
      return readyAnswer(await make(), tags);
    });
    return JSON.parse(ready.body.toString());
  } catch (error) {
    if (isOwn) throw error;
    return null;
  }
}

/** The versions of the data that a dataset shows, which every load and correction makes another. */
export async function readVersions(client: pg.ClientBase, set: Dataset, tenant: number): Promise<string> {
  const { rows } = await client.query<{ versao: number }>(
    'SELECT versao FROM pub._versoes WHERE tenant = $1 AND dataset = ANY ($2) ORDER BY dataset',
    [tenant, sourcesOf(set)],
  );
  return rows.map(({ versao }) => versao).join('.');
}
