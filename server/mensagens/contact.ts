import type { FastifyInstance } from 'fastify';
import { ready, send } from '../http/cache.ts';
import { refuseStray } from '../http/request.ts';
import { atendimentoOf } from './atendimento.ts';

/** How and where the body hears people, told as it is known: a folder applied anew is heard of within seconds. */
export function counterRoutes(app: FastifyInstance): void {
  app.get('/api/v1/atendimento', async (request, reply) => {
    refuseStray(request);
    const entry = await ready({ ok: true, data: atendimentoOf(request.site.tenant) }, []);
    reply.hijack();
    send(entry, request.raw, reply.raw);
  });
}
