import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { concerns } from '../../catalog/body.ts';
import { sendAnswer } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { refuseParameters } from '../http/parameters.ts';
import { datasetOf, type Services, segmentsOf } from '../http/request.ts';
import { sourcesOf } from '../sums/derived.ts';
import { readCatalogue } from './catalogue.ts';
import { readDataset } from './dataset.ts';

/** The catalogue of a body's open data, and the sheet of each dataset. */
export function abertosRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/dados-abertos', (request, reply) => answerCatalogue(services, request, reply));
  app.get('/api/v1/dados-abertos/:dataset', (request, reply) => answerDataset(services, request, reply));
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
