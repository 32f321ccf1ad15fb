import type { FastifyInstance } from 'fastify';
import { receitaParameters } from '../../catalog/receita/answer.ts';
import { printNode } from '../../catalog/sums/node.ts';
import { sendAnswer } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { readParameters } from '../http/parameters.ts';
import type { Services } from '../http/request.ts';
import { RECEITA_FORMATS, sendReceitaFile } from './file.ts';
import { answerReceita, RECEITA_SOURCES } from './view.ts';

/** Revenue by any level of its nature, by source, by unit and by account, from the sums that loads leave behind. */
export function receitaRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/receita', async (request, reply) => {
    const asked = readParameters(receitaParameters, request);
    const tenant = request.site.tenant.id;
    const printed = JSON.stringify([asked.no && printNode(asked.no), asked.por, asked.corte?.id]);
    const question = `${cacheTag(tenant, 'receita')}?${printed}`;
    await sendAnswer(services, request, reply, { question, datasets: RECEITA_SOURCES }, () =>
      answerReceita(services, tenant, asked),
    );
  });
  for (const format of RECEITA_FORMATS)
    app.get(`/api/v1/receita.${format}`, (request, reply) => sendReceitaFile(services, format, request, reply));
}
