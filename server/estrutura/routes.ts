import type { FastifyInstance } from 'fastify';
import { readyAnswer, sendAnswer } from '../http/cache.ts';
import { refuseStray } from '../http/request.ts';

/** How the body is organised. One that has said nothing yet has no units: that is no error of who asks. */
export function structureRoutes(app: FastifyInstance): void {
  app.get('/api/v1/estrutura', async (request, reply) => {
    refuseStray(request);
    const { estrutura } = request.site.tenant.dados;
    const { unidades, ...rest } = estrutura ?? {
      atualizadoEm: null,
      norma: null,
      unidades: [],
      membros: [],
      comissoes: [],
    };
    // Told as it is known: a folder applied anew is heard of like any other change of the body, within seconds.
    const entry = await readyAnswer(
      { ok: true, data: unidades, ...rest, dados: { referencia: rest.atualizadoEm } },
      [],
    );
    reply.hijack();
    sendAnswer(entry, request.raw, reply.raw);
  });
}
