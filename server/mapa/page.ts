import { datasetWords, type SiteMap, siteMap } from '../../catalog/mapa/sitemap.ts';
import { frameOf } from '../http/frame.ts';
import type { Services } from '../http/request.ts';
import { pagedBody, type Site } from '../tenants/tenants.ts';

/** The whole site of the body that was asked. */
export const siteMapOf = ({ services, site }: { services: Services; site: Site }): SiteMap =>
  siteMap(
    services.datasets,
    pagedBody(site.tenant),
    frameOf(services.datasets, site.tenant),
    datasetWords(services.datasets),
  );
