import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GroupAnswer, ListAnswer } from '../../catalog/dataset/answer.ts';
import { detailParameters, type IndexAnswer } from '../../catalog/dataset/operations.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { parseKey } from '../../catalog/key.ts';
import { printQuery } from '../../catalog/query.ts';
import { sendAnswer } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { readParameters, refuseParameters } from '../http/parameters.ts';
import { datasetOf, pairsOf, pastQueryOf, type Services, segmentsOf } from '../http/request.ts';
import { listSources } from '../sums/derived.ts';
import { absentRecord } from './correction.ts';
import { detailSources, readDetail } from './detail.ts';
import { exportRoute } from './export.ts';
import { isGrouped, readGroups } from './groups.ts';
import { listLinks } from './links.ts';
import { readList } from './list.ts';

/** List, groups, detail and exports of any dataset. */
export function datasetRoutes(app: FastifyInstance, services: Services): void {
  const exports = exportRoute(services);
  app.get('/api/v1', (request) => {
    refuseParameters(request);
    return indexOf(services);
  });
  app.get('/api/v1/:id', (request, reply) => {
    const [name = '', format] = (segmentsOf(request)[1] ?? '').split(/\.(?=[^.]*$)/);
    const set = datasetOf(services, name);
    return format === undefined ? answerList(services, set, request, reply) : exports(set, format, request, reply);
  });
  app.get('/api/v1/:id/*', (request, reply) => answerDetail(services, request, reply));
}

const indexOf = ({ datasets }: Services): IndexAnswer => ({
  ok: true,
  data: datasets.map(({ id, title, about, key }) => ({ id, title, about, key: [...key], href: `/v1/${id}` })),
});

async function answerList(
  services: Services,
  set: Dataset,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const query = pastQueryOf(set, pairsOf(request));
  const { tenant } = request.site;
  const question = `${cacheTag(tenant.id, set.id)}?${printQuery(set, query)}`;
  await sendAnswer<ListAnswer | GroupAnswer>(
    services,
    request,
    reply,
    { question, datasets: listSources(set) },
    () => (isGrouped(query) ? readGroups(services, set, tenant.id, query) : readList(services, set, tenant, query)),
    (answer) => listLinks(set, query, answer),
  );
}

async function answerDetail(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const [, id = '', ...segments] = segmentsOf(request);
  const set = datasetOf(services, id);
  const { _carga: carga } = readParameters(detailParameters, request);
  const key = parseKey(set, segments);
  if (!key.ok) throw absentRecord(set, []);
  const { tenant } = request.site;
  const question = `${cacheTag(tenant.id, set.id)}/${JSON.stringify(key.values)}${carga === undefined ? '' : `?_carga=${carga}`}`;
  await sendAnswer(services, request, reply, { question, datasets: detailSources(services, set) }, () =>
    readDetail(services, set, tenant, key.values, { carga }),
  );
}
