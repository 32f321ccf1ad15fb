import type { FastifyRequest } from 'fastify';
import type { Dataset } from '../../catalog/dataset.ts';
import { printQuery, type Query } from '../../catalog/query.ts';
import { originOf, type Services } from '../http/request.ts';

type Asked = Pick<FastifyRequest, 'headers' | 'site'>;

/**
 * The address under which a reader finds a list again: its page on the body's own site, also when a program asked for the file
 * on the API's host.
 */
export function citedAs(services: Pick<Services, 'siteOf'>, request: Asked, set: Dataset, query: Query): string {
  // A page shows its own columns, and is asked for none.
  const { fields: _, ...paged } = query;
  const asked = printQuery(set, paged);
  return `${siteOf(services, request)}/${set.id}${asked && `?${asked}`}`;
}

/** Where the pages of a body are: what the installation or the body says; else the host that was asked, as the site knows it. */
export function siteOf(services: Pick<Services, 'siteOf'>, { headers, site: { host, tenant } }: Asked): string {
  if (services.siteOf) return services.siteOf(tenant);
  if (tenant.hosts[0]) return `https://${tenant.hosts[0]}`;
  const [port = ''] = /:\d{1,5}$/.exec(headers.host ?? '') ?? [];
  return originOf({ headers: { ...headers, host: `${host.name}${port}` } });
}
