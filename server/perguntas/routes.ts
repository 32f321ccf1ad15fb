import type { FastifyInstance } from 'fastify';
import type { PerguntasAnswer } from '../../catalog/perguntas/answer.ts';
import { appliedAnswer } from '../http/applied.ts';
import { perguntasOf } from '../tenants/perguntas.ts';

/** Frequent questions of a body with their answers. */
export function perguntasRoutes(app: FastifyInstance): void {
  app.get(
    '/api/v1/perguntas',
    appliedAnswer<PerguntasAnswer>(async ({ tipo, dados }) => {
      const data = await perguntasOf(tipo, dados.perguntas);
      return { ok: true, data, total: data.length };
    }),
  );
}
