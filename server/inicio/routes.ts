import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isChamber } from '../../catalog/routes.ts';
import { VISITED } from '../acessos/counter.ts';
import { cacheTag, type ReadyAnswer, readyAnswer, sendAnswer } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { pairsOf, type Services } from '../http/request.ts';
import { home } from './answer.ts';

/** The figures of the first page. */
export function homeRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/inicio', async (request, reply) => {
    const [stray] = pairsOf(request);
    if (stray) throw new Fault(400, 'BAD_QUERY', `“${stray[0].slice(0, 60)}” não é um parâmetro deste endereço.`);
    const entry = await front(services, request, request.originalUrl);
    reply.hijack();
    sendAnswer(entry, request.raw, reply.raw);
  });
}

function front(services: Services, { site, headers }: FastifyRequest, url: string): Promise<ReadyAnswer> {
  const { id, tipo } = site.tenant;
  const tags = [VISITED, ...services.datasets.map((set) => set.id)].map((name) => cacheTag(id, name));
  const question = `${id}/inicio?${isChamber(tipo, site.host.name)}`;
  return services.cache.answer(question, `${headers.host} ${url}`, async () =>
    readyAnswer(await home(services, site), tags),
  );
}
