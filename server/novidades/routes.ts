import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ARQUIVOS } from '../../catalog/arquivos/arquivos.ts';
import { concerns } from '../../catalog/body.ts';
import { buscaFeedParameters } from '../../catalog/busca/answer.ts';
import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import type { FavorecidoAnswer } from '../../catalog/favorecidos/answer.ts';
import { newsQuery } from '../../catalog/novidades/address.ts';
import { cargasFeedParameters, type NovidadesAnswer } from '../../catalog/novidades/answer.ts';
import { awaitedField } from '../../catalog/novidades/calendar.ts';
import { printQuery, type Query, SIZE } from '../../catalog/query.ts';
import { concealed } from '../../catalog/texto/words.ts';
import { cacheTag } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { askJson, PageAsker } from '../http/internal.ts';
import { readParameters, refuseParameters } from '../http/parameters.ts';
import { datasetOf, pairsOf, queryOf, type Services, segmentsOf } from '../http/request.ts';
import { changesTag } from '../mudancas/record.ts';
import { sourcesOf } from '../sums/derived.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { readCalendar } from './agenda.ts';
import { searchFeed } from './busca.ts';
import { loadsFeed } from './cargas.ts';
import { favorecidoFeed } from './favorecido.ts';
import { printSearch, readFindings } from './findings.ts';
import { listFeed } from './lista.ts';
import { placeOf, printPage } from './place.ts';
import { atomDocument, type FeedDocument, sendDocument, sendPassing } from './send.ts';

/** What is new, for programs that ask again and again: feeds of any list, of a supplier, of a search and of loads, and calendars. */
export function novidadesRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/novidades', (request) => {
    refuseParameters(request);
    return indexOf(services, request.site.tenant);
  });
  app.get('/api/v1/cargas.atom', (request, reply) => sendLoads(services, null, request, reply));
  app.get('/api/v1/:id/cargas.atom', (request, reply) =>
    sendLoads(services, datasetOf(services, segmentsOf(request)[1] ?? ''), request, reply),
  );
  app.get('/api/v1/busca.atom', (request, reply) => sendSearch(app, services, request, reply));
  app.get('/api/v1/favorecidos/:documento.atom', (request, reply) => sendFavorecido(app, services, request, reply));
  app.get('/api/v1/:id.atom', (request, reply) => sendList(services, request, reply));
  app.get('/api/v1/:id.ics', (request, reply) => sendCalendar(services, request, reply));
}

/** The feeds and calendars of the datasets that concern the body. */
const indexOf = ({ datasets }: Services, { tipo }: Pick<Tenant, 'tipo'>): NovidadesAnswer => ({
  ok: true,
  cargas: '/v1/cargas.atom',
  data: datasets
    .filter((set) => concerns(set, tipo))
    .map((set) => ({
      dataset: set.id,
      title: set.title,
      atom: `/v1/${set.id}.atom`,
      cargas: `/v1/${set.id}/cargas.atom`,
      agenda: awaitedField(set) === undefined ? null : `/v1/${set.id}.ics`,
    })),
});

async function sendLoads(
  services: Services,
  set: Dataset | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { _page: page, _size: size } = readParameters(cargasFeedParameters, request);
  const { tenant } = request.site;
  const place = placeOf(services, request, printPage(page, size));
  const question = `${cacheTag(tenant.id, set?.id ?? '')}/cargas.atom?${page}&${size}`;
  const datasets = set ? [sourceOf(set)] : services.datasets.map(({ id }) => id);
  await sendDocument(services, request, reply, { question, datasets }, () =>
    services.db.read(tenant.id, async (client) =>
      atomDocument(await loadsFeed(client, place, { datasets: services.datasets, set, tenant: tenant.id, page, size })),
    ),
  );
}

async function sendCalendar(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const set = datasetNamed(services, request);
  const day = awaitedField(set);
  if (day === undefined)
    throw new Fault(404, 'NOT_FOUND', `${set.title} não tem agenda. As que há estão em /v1/novidades.`);
  const { where } = filtersAsked(set, request, []);
  const { tenant } = request.site;
  const query = printQuery(set, { where, sort: [], page: 1, size: SIZE });
  const place = placeOf(services, request, query);
  const question = `${cacheTag(tenant.id, set.id)}.ics?${query}`;
  await sendDocument(services, request, reply, { question, datasets: sourcesOf(set) }, () =>
    services.db.read(tenant.id, (client) => readCalendar(client, place, set, tenant.id, { where, day })),
  );
}

/** What a feed of changes tells is of the rows, of what was written down of their loads, and of statements in their place. */
const newsSources = (set: Dataset): string[] => [...sourcesOf(set), changesTag(sourceOf(set))];

async function sendList(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const set = datasetNamed(services, request);
  const { where, page, size } = filtersAsked(set, request, ['_page', '_size']);
  const { tenant } = request.site;
  const query = [newsQuery(set, where), printPage(page, size)].filter(Boolean).join('&');
  const place = placeOf(services, request, query);
  const question = `${cacheTag(tenant.id, set.id)}.atom?${query}`;
  await sendDocument(services, request, reply, { question, datasets: newsSources(set) }, () =>
    services.db.read(tenant.id, async (client) =>
      atomDocument(await listFeed(client, place, tenant.id, { set, where, page, size })),
    ),
  );
}

async function sendFavorecido(
  app: FastifyInstance,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  refuseParameters(request);
  const segment = (segmentsOf(request)[2] ?? '').replace(/\.atom$/, '');
  const { tenant } = request.site;
  const found = await askJson<FavorecidoAnswer>(new PageAsker(app, services.cache, request), `/favorecidos/${segment}`);
  const place = placeOf(services, request, '');
  const question = `${cacheTag(tenant.id, 'favorecidos')}/${found.data[0]?.chave}.atom`;
  await sendDocument(services, request, reply, { question, datasets: services.datasets.flatMap(newsSources) }, () =>
    services.db.read(tenant.id, async (client) =>
      atomDocument(await favorecidoFeed(client, place, tenant.id, services.datasets, found)),
    ),
  );
}

async function sendSearch(
  app: FastifyInstance,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const asked = readParameters(buscaFeedParameters, request);
  if (asked.termo.trim() === '')
    throw new Fault(400, 'BAD_QUERY', '“termo” está vazio: informe as palavras da busca, como em ?termo=merenda.');
  const query = printSearch(asked);
  const { tenant } = request.site;
  const asker = new PageAsker(app, services.cache, request);
  const place = placeOf(services, request, query);
  const make = async (): Promise<FeedDocument> => {
    const found = await readFindings(asker, asked, query);
    return services.db.read(tenant.id, async (client) =>
      atomDocument(await searchFeed(client, place, tenant.id, services.datasets, found)),
    );
  };
  // Somebody's CPF is answered and forgotten, as by the search itself.
  if (concealed(asked.termo) !== asked.termo) return sendPassing(request, reply, await make());
  const question = `${cacheTag(tenant.id, '_busca')}.atom?${query}`;
  const datasets = ['_busca', ARQUIVOS, ...services.datasets.flatMap(newsSources)];
  return sendDocument(services, request, reply, { question, datasets }, make);
}

/** The dataset of an address like `/v1/contratos.atom`. */
const datasetNamed = (services: Services, request: FastifyRequest): Dataset =>
  datasetOf(services, (segmentsOf(request)[1] ?? '').replace(/\.[^.]*$/, ''));

/** The filters of a list as its feed and its calendar take them, in its grammar. How they are ordered and shown is their own. */
function filtersAsked(
  set: Dataset,
  request: FastifyRequest,
  allowed: readonly string[],
): Pick<Query, 'where' | 'page' | 'size'> {
  const pairs = pairsOf(request);
  const stray = pairs.find(([name]) => name.startsWith('_') && !allowed.includes(name));
  if (stray)
    throw new Fault(
      400,
      'BAD_QUERY',
      `“${stray[0]}” não se usa neste endereço, que traz sempre o mais novo primeiro; retire-o e deixe só os filtros.`,
    );
  return queryOf(set, pairs);
}
