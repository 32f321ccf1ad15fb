import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ModelsAnswer } from '../../catalog/dataset/operations.ts';
import { storedOf } from '../../catalog/dataset.ts';
import { Fault } from '../http/fault.ts';
import { refuseParameters } from '../http/parameters.ts';
import type { Services } from '../http/request.ts';
import { modelFile } from './model.ts';

/** The files that publishers start from: the same for every body, at the address of programs and at that of people. */
export function modelRoutes(app: FastifyInstance, services: Services): void {
  const send = (request: FastifyRequest, reply: FastifyReply) => sendModel(services, request, reply);
  app.get('/api/v1/modelos', (request) => {
    refuseParameters(request);
    return modelsOf(services);
  });
  app.get('/api/v1/modelos/:arquivo', send);
  app.get('/arquivos/modelos/:arquivo', send);
}

const received = ({ datasets }: Services) => datasets.filter(({ cut }) => !cut);

const modelsOf = (services: Services): ModelsAnswer => ({
  ok: true,
  data: received(services).map((set) => ({
    dataset: set.id,
    title: set.title,
    about: set.about,
    menu: set.menu ?? null,
    colunas: storedOf(set).length,
    href: `/v1/modelos/${set.id}.csv`,
    pagina: `/arquivos/modelos/${set.id}.csv`,
  })),
});

function sendModel(services: Services, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  refuseParameters(request);
  const { arquivo } = request.params as { arquivo: string };
  const set = received(services).find(({ id }) => `${id}.csv` === arquivo);
  if (!set) throw new Fault(404, 'NOT_FOUND', 'Não há um modelo com esse nome. A lista deles está em /v1/modelos.');
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="modelo-${set.id}.csv"`)
    .header('cache-control', 'no-cache')
    .send(modelFile(set));
}
