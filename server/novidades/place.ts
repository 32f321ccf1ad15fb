import type { FastifyRequest } from 'fastify';
import { SIZE } from '../../catalog/query.ts';
import { siteOf } from '../dataset/cite.ts';
import { originOf, type Services } from '../http/request.ts';
import { ATOM_TYPE, type AtomLink } from './atom.ts';

/** Moment of what was never published. */
export const NEVER = '1970-01-01T00:00:00.000Z';

/** The addresses that a document tells: its own, and those of the body's pages. */
export interface FeedPlace {
  /** Its own address, in one spelling. */
  self: string;
  /** Origin of the body's pages. */
  site: string;
  /** Name of the body. */
  body: string;
  /** A name of something of the body that stays the same wherever it is read (RFC 4151). */
  tag(specific: string): string;
}

/** The pairs of a page of a feed, without what is usual. */
export const printPage = (page: number, size: number): string =>
  [size === SIZE ? '' : `_size=${size}`, page === 1 ? '' : `_page=${page}`].filter(Boolean).join('&');

/** The place of a document whose question is printed as `query`. */
export function placeOf(services: Pick<Services, 'siteOf'>, request: FastifyRequest, query: string): FeedPlace {
  const site = siteOf(services, request);
  const path = request.originalUrl.split('?', 1)[0] ?? '';
  const { hostname } = new URL(site);
  return {
    self: `${originOf(request)}${path}${query && `?${query}`}`,
    site,
    body: request.site.tenant.dados.txtCliente,
    tag: (specific) => `tag:${hostname},2026:${specific}`,
  };
}

/** The links that every feed has: to itself, and to the page that shows the same. */
export const feedLinks = ({ self, site }: FeedPlace, page: string): AtomLink[] => [
  { rel: 'self', href: self, type: ATOM_TYPE },
  { rel: 'alternate', href: `${site}${page}`, type: 'text/html' },
];

/** The links to the other pages of a feed (RFC 5005). Which is the last is known only where somebody counted. */
export function pageLinks({ self }: FeedPlace, page: number, hasNext: boolean, last?: number): AtomLink[] {
  const to = (rel: AtomLink['rel'], number: number): AtomLink => {
    const url = new URL(self);
    url.searchParams.delete('_page');
    if (number > 1) url.searchParams.set('_page', String(number));
    return { rel, href: url.href };
  };
  return [
    to('first', 1),
    ...(page > 1 ? [to('previous', page - 1)] : []),
    ...(hasNext ? [to('next', page + 1)] : []),
    ...(last === undefined ? [] : [to('last', last)]),
  ];
}

/** The last moment of some; of none, that of what was never published. */
export const latestOf = (moments: readonly string[]): string =>
  moments.reduce((last, moment) => (moment > last ? moment : last), NEVER);
