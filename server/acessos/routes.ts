import type { FastifyInstance } from 'fastify';
import { acessosParameters } from '../../catalog/acessos/answer.ts';
import { destinations } from '../../catalog/acessos/visited.ts';
import { isChamber } from '../../catalog/routes.ts';
import { readParameters } from '../http/parameters.ts';
import type { Services } from '../http/request.ts';
import { type Counter, isMachine } from './counter.ts';

/**
 * A browser says which page it opened, and hears nothing back. The name of the page is all that is looked at; one that is
 * no page of the body is not counted.
 */
export function acessosRoutes(app: FastifyInstance, { datasets }: Services, counter: Counter): void {
  app.post('/api/v1/acessos', { bodyLimit: 1_024 }, (request, reply) => {
    const { tenant, host } = request.site;
    const { pagina } = readParameters(acessosParameters, request);
    const page = destinations(datasets, tenant.tipo, isChamber(tenant.tipo, host.name)).find(
      ({ path }) => path === pagina,
    );
    if (page && !isMachine(request.headers['user-agent'])) counter.add(tenant.id, page.path);
    return reply.code(204).send();
  });
}
