import type { GroupAnswer, ListAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { printQuery, type Query } from '../../catalog/query.ts';
import { LICENCE } from '../describe/licence.ts';

/** Where else a page of a list leads, as a `Link` header (RFC 8288) of addresses beside its own. */
export function listLinks(set: Dataset, query: Query, { total, ...answer }: ListAnswer | GroupAnswer): string {
  const { after, ...unplaced } = query;
  const at = (page: number): string => address(set, { ...unplaced, page });
  const last = Math.ceil(total / answer.size);
  const next = 'proxima' in answer ? answer.proxima : null;
  const ways = [
    link(at(1), 'first'),
    ...(after === undefined && query.page > 1 ? [link(at(Math.min(query.page - 1, Math.max(last, 1))), 'prev')] : []),
    ...(next === null ? [] : [link(address(set, { ...unplaced, page: 1, after: next }), 'next')]),
    ...(query.by && query.page < last ? [link(at(query.page + 1), 'next')] : []),
    ...(after === undefined && last > 0 ? [link(at(last), 'last')] : []),
  ];
  return [...ways, ABOUT].join(', ');
}

/** The address of a question as a reference relative to any other of the same list. */
function address(set: Dataset, query: Query): string {
  const asked = printQuery(set, query);
  return `${set.id}${asked && `?${asked}`}`;
}

const link = (to: string, relation: string): string => `<${to}>; rel="${relation}"`;

const ABOUT = [link('openapi.json', 'service-desc'), link(LICENCE.path, 'license')].join(', ');
