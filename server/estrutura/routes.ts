import type { FastifyInstance } from 'fastify';
import type { EstruturaAnswer } from '../../catalog/estrutura/answer.ts';
import { appliedAnswer } from '../http/applied.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** Structure of a body whose folder tells none: it has no units yet, which is no error of who asks. */
const UNTOLD = { atualizadoEm: null, norma: null, unidades: [], membros: [], comissoes: [] };

/** The structure of a body. */
export function structureOf({ dados }: Pick<Tenant, 'dados'>): EstruturaAnswer {
  const { unidades, ...rest } = dados.estrutura ?? UNTOLD;
  return { ok: true, data: unidades, ...rest, dados: { referencia: rest.atualizadoEm } };
}

export function estruturaRoutes(app: FastifyInstance): void {
  app.get(
    '/api/v1/estrutura',
    appliedAnswer<EstruturaAnswer>(async (tenant) => structureOf(tenant)),
  );
}
