import type { FastifyInstance } from 'fastify';
import { destinations } from '../../catalog/acessos/visited.ts';
import { isChamber } from '../../catalog/routes.ts';
import { pairsOf, type Services } from '../http/request.ts';
import { type Counter, isMachine } from './counter.ts';

/**
 * A browser says which page it opened, and hears nothing back. The name of the page is all that is looked at; one that is
 * no page of the body is not counted.
 */
export function visitRoutes(app: FastifyInstance, { datasets }: Services, counter: Counter): void {
  app.post('/api/v1/acessos', { bodyLimit: 1_024 }, (request, reply) => {
    const { tenant, host } = request.site;
    const asked = new Map(pairsOf(request)).get('pagina');
    const page = destinations(datasets, tenant.tipo, isChamber(tenant.tipo, host.name)).find(
      ({ path }) => path === asked,
    );
    if (page && !isMachine(request.headers['user-agent'])) counter.add(tenant.id, page.path);
    return reply.code(204).send();
  });
}
