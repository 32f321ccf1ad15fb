import type { FastifyInstance } from 'fastify';
import { appliedAnswer } from '../http/applied.ts';
import { perguntasOf } from '../tenants/perguntas.ts';

/** Frequent questions of a body with their answers. */
export function perguntasRoutes(app: FastifyInstance): void {
  app.get(
    '/api/v1/perguntas',
    appliedAnswer(async ({ tipo, dados }) => {
      const data = await perguntasOf(tipo, dados.perguntas);
      return { ok: true, data, total: data.length };
    }),
  );
}
