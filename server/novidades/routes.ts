import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { concerns } from '../../catalog/body.ts';
import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import { cargasFeedParameters, type NovidadesAnswer } from '../../catalog/novidades/answer.ts';
import { awaitedField } from '../../catalog/novidades/calendar.ts';
import { type Condition, printQuery, type Query, SIZE } from '../../catalog/query.ts';
import { cacheTag } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { readParameters, refuseParameters } from '../http/parameters.ts';
import { datasetOf, pairsOf, queryOf, type Services, segmentsOf } from '../http/request.ts';
import { sourcesOf } from '../sums/derived.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { readCalendar } from './agenda.ts';
import { loadsFeed } from './cargas.ts';
import { placeOf } from './place.ts';
import { atomDocument, sendDocument } from './send.ts';

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
  const place = placeOf(services, request, size === SIZE ? '' : `_size=${size}`);
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

/** The dataset of an address like `/v1/contratos.atom`. */
const datasetNamed = (services: Services, request: FastifyRequest): Dataset =>
  datasetOf(services, (segmentsOf(request)[1] ?? '').replace(/\.[^.]*$/, ''));

/** The filters of a list as its feed and its calendar take them, in the grammar of the list. They have an order of their own. */
function filtersAsked(
  set: Dataset,
  request: FastifyRequest,
  allowed: readonly string[],
): Pick<Query, 'size'> & { where: readonly Condition[] } {
  const pairs = pairsOf(request);
  const stray = pairs.find(([name]) => LIST_NAMES.includes(name) && !allowed.includes(name));
  if (stray)
    throw new Fault(
      400,
      'BAD_QUERY',
      `“${stray[0]}” não se usa neste endereço, que traz sempre o mais novo primeiro; retire-o e deixe só os filtros.`,
    );
  return queryOf(set, pairs);
}

/** Parameters of a list that order it and cut it into pages. */
const LIST_NAMES: readonly string[] = ['_sort', '_page', '_size', '_por', '_apos', '_campos', '_carga'];
