import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printKey } from '../../catalog/key.ts';
import { isPersonalList } from '../../catalog/site/record.ts';
import { rowBatches } from '../export/cursor.ts';
import { readableFrom } from '../export/readable.ts';
import { Fault } from '../http/fault.ts';
import { originOf, type Services } from '../http/request.ts';
import { streamReply } from '../http/stream.ts';
import { escapeHtml } from '../page/html.ts';
import { siteMapOf } from './page.ts';
import { sitemapKeys, sitemapParts } from './statements.ts';

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEADERS = { 'content-type': 'application/xml; charset=utf-8' };

/** Sitemaps of a body for search engines: an index, the named pages, and the records in parts. */
export function sitemapRoutes(app: FastifyInstance, services: Services): void {
  app.get('/sitemap.xml', (request, reply) => index(services, request, reply));
  app.get('/sitemaps/paginas.xml', (request, reply) => pages(services, request, reply));
  app.get<{ Params: { dataset: string; part: string } }>(
    '/sitemaps/:dataset([a-z-]+)/:part(^\\d{1,9}).xml',
    (request, reply) => records(services, request, reply, request.params),
  );
}

/** Datasets whose records are in sitemaps: not those of people, nor a cut, which would repeat the records of another. */
const findable = (services: Services, { site }: FastifyRequest): Dataset[] =>
  services.datasets.filter((set) => set.detail && !set.cut && !set.people && concerns(set, site.tenant.tipo));

interface Place {
  loc: string;
  lastmod: string | undefined;
}

const printed = (element: string, origin: string, { loc, lastmod }: Place): string =>
  `<${element}><loc>${escapeHtml(origin + loc)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</${element}>\n`;

function send(reply: FastifyReply, root: string, element: string, origin: string, places: readonly Place[]) {
  const lines = places.map((place) => printed(element, origin, place));
  return reply
    .headers({ ...HEADERS, 'cache-control': 'no-cache' })
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${XMLNS}">\n${lines.join('')}</${root}>\n`);
}

async function index(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const tenant = request.site.tenant.id;
  const places = await services.db.read(tenant, async (client) => {
    const days = await published(client, tenant);
    const found: Place[] = [{ loc: '/sitemaps/paginas.xml', lastmod: latest(days) }];
    for (const set of findable(services, request)) {
      const { rows } = await client.query<{ parte: number }>(sitemapParts(set, tenant));
      const lastmod = days.get(set.id);
      found.push(...rows.map(({ parte }) => ({ loc: `/sitemaps/${set.id}/${parte}.xml`, lastmod })));
    }
    return found;
  });
  return send(reply, 'sitemapindex', 'sitemap', originOf(request), places);
}

/** Moment at which each dataset was last published; the clock would make everything look new. */
async function published(client: pg.ClientBase, tenant: number): Promise<Map<string, string>> {
  const { rows } = await client.query<{ dataset: string; dia: Date }>(
    'SELECT dataset, max("publicadaEm") AS dia FROM pub._cargas WHERE tenant = $1 GROUP BY 1',
    [tenant],
  );
  return new Map(rows.map(({ dataset, dia }) => [dataset, dia.toISOString()]));
}

const latest = (days: ReadonlyMap<string, string>): string | undefined => [...days.values()].sort().at(-1);

async function pages(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { site } = request;
  const days = await services.db.read(site.tenant.id, (client) => published(client, site.tenant.id));
  const named = siteMapOf({ services, site }).groups.flatMap(({ entries }) => entries.map(({ path }) => path));
  const places = named.flatMap((path) => {
    const set = services.datasets.find(({ id }) => `/${id}` === path);
    if (set && isPersonalList(set, false)) return [];
    return [{ loc: path, lastmod: set ? days.get(sourceOf(set)) : latest(days) }];
  });
  return send(reply, 'urlset', 'url', originOf(request), places);
}

async function records(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { dataset, part }: { dataset: string; part: string },
): Promise<void> {
  const set = findable(services, request).find(({ id }) => id === dataset);
  if (!set) throw new Fault(404, 'NOT_FOUND', 'Não há um mapa com esse nome. A lista deles está em /sitemap.xml.');
  const tenant = request.site.tenant.id;
  await services.db.export(tenant, (client) =>
    streamReply(services, request, reply, HEADERS, async () =>
      readableFrom(written(client, set, tenant, Number(part), originOf(request))),
    ),
  );
}

/** A part of a sitemap, written as its rows come: it weighs several megabytes, which memory need not hold. */
async function* written(client: pg.ClientBase, set: Dataset, tenant: number, part: number, origin: string) {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${XMLNS}">\n`;
  for await (const rows of rowBatches(client, sitemapKeys(set, tenant, part)))
    yield rows.map((row) => printed('url', origin, placeOf(set, row))).join('');
  yield '</urlset>\n';
}

/** The place of a record. `publicada` comes as a Date, although rows of the catalog hold none. */
const placeOf = (set: Dataset, { publicada, ...row }: Row): Place => ({
  loc: printKey(set, row),
  lastmod: new Date(String(publicada)).toISOString(),
});
