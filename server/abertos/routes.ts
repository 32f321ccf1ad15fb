import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { concerns } from '../../catalog/body.ts';
import { decodeSegment } from '../../catalog/texto/segment.ts';
import { siteOf } from '../dataset/cite.ts';
import { sendAnswer } from '../http/answer.ts';
import { appliedAnswer } from '../http/applied.ts';
import { cacheTag } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { refuseParameters } from '../http/parameters.ts';
import { datasetOf, type Services, segmentsOf } from '../http/request.ts';
import { sourcesOf } from '../sums/derived.ts';
import { readCatalogue } from './catalogue.ts';
import { readDataset } from './dataset.ts';
import { llmsText } from './llms.ts';
import { ApiReference } from './reference.ts';

interface AbertosServices extends Services {
  version: string;
}

/** The catalogue of a body's open data, and the sheet of each dataset. */
export function abertosRoutes(app: FastifyInstance, services: AbertosServices): void {
  app.get('/api/v1/dados-abertos', (request, reply) => answerCatalogue(services, request, reply));
  app.get('/api/v1/dados-abertos/:dataset', (request, reply) => answerDataset(services, request, reply));
  app.get('/llms.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=3600')
      .send(llmsText(services.datasets, request.site.tenant, siteOf(services, request))),
  );
  referenceRoutes(app, services);
}

/** The reference of the API: the same for every body, made when somebody first asks. */
function referenceRoutes(app: FastifyInstance, services: AbertosServices): void {
  let known: ApiReference | undefined;
  const reference = (): ApiReference => {
    known ??= new ApiReference(services.datasets, services.version);
    return known;
  };
  const index = appliedAnswer(async () => reference().index());
  app.get('/api/v1/operacoes', index);
  app.get('/api/v1/operacoes/:operacao', async (request, reply) => {
    refuseParameters(request);
    const id = decodeSegment(segmentsOf(request)[2] ?? '') ?? '';
    const answer = reference().operation(id);
    if (!answer) throw new Fault(404, 'NOT_FOUND', 'Não há operação com esse nome. A lista está em /v1/operacoes.');
    const question = { question: `operacao ${id}`, datasets: [] };
    await sendAnswer(services, request, reply, question, async () => answer);
  });
}

async function answerCatalogue(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  refuseParameters(request);
  const { tenant } = request.site;
  const question = { question: `${tenant.id}/dados-abertos`, datasets: services.datasets.map(({ id }) => id) };
  await sendAnswer(services, request, reply, question, () => readCatalogue(services, tenant));
}

async function answerDataset(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  refuseParameters(request);
  const { tenant } = request.site;
  const set = datasetOf(services, segmentsOf(request)[2] ?? '');
  if (!concerns(set, tenant.tipo)) throw new Fault(404, 'NOT_FOUND', set.bodies?.why ?? 'Não se aplica a este órgão.');
  const question = { question: `${cacheTag(tenant.id, set.id)}/dados-abertos`, datasets: sourcesOf(set) };
  await sendAnswer(services, request, reply, question, () => readDataset(services, set, tenant));
}
