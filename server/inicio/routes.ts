import type { FastifyInstance } from 'fastify';
import { isChamber } from '../../catalog/routes.ts';
import { VISITED } from '../acessos/view.ts';
import { sendAnswer } from '../http/answer.ts';
import { refuseParameters } from '../http/parameters.ts';
import type { Services } from '../http/request.ts';
import { readInicio } from './view.ts';

/** The figures of the first page. */
export function inicioRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/inicio', async (request, reply) => {
    refuseParameters(request);
    const { tenant, host } = request.site;
    const question = `${tenant.id}/inicio?${isChamber(tenant.tipo, host.name)}`;
    const datasets = [VISITED, ...services.datasets.map(({ id }) => id)];
    await sendAnswer(services, request, reply, { question, datasets }, () => readInicio(services, request.site));
  });
}
