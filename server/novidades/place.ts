import type { FastifyRequest } from 'fastify';
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

/** The last moment of some; of none, that of what was never published. */
export const latestOf = (moments: readonly string[]): string =>
  moments.reduce((last, moment) => (moment > last ? moment : last), NEVER);
