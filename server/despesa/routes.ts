import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { despesaFileParameters, despesaParameters } from '../../catalog/despesa/answer.ts';
import { usualOf } from '../../catalog/despesa/despesa.ts';
import { type Node, printNode, yearNode } from '../../catalog/sums/node.ts';
import { sendAnswer } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { readParameters } from '../http/parameters.ts';
import type { Services } from '../http/request.ts';
import { despesaCsv } from './csv.ts';
import { despesaYears } from './sums.ts';
import { answerDespesa, DESPESA_SOURCES, type DespesaQuestion } from './view.ts';

/** The tree of expenses: a node, what it adds up to, and its parts. */
export function despesaRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/despesa', async (request, reply) => {
    const { no, por, _page: page, _size: size } = readParameters(despesaParameters, request);
    const node = await nodeOrLatest(services, request, no);
    const asked = { node, by: por ?? usualOf(node), page, size };
    const question = `${cacheTag(request.site.tenant.id, 'despesa')}?${printed(asked)}`;
    await sendAnswer(services, request, reply, { question, datasets: DESPESA_SOURCES }, () =>
      answerDespesa(services, request.site.tenant.id, asked),
    );
  });
  app.get('/api/v1/despesa.csv', (request, reply) => sendCsv(services, request, reply));
}

async function sendCsv(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { no, por, _planilha: forSheet } = readParameters(despesaFileParameters, request);
  const node = await nodeOrLatest(services, request, no);
  const by = por ?? usualOf(node);
  const { tenant } = request.site;
  const name = `${tenant.slug}-despesa-${printNode(node)}-${by}.csv`.replace(/[^\w.-]+/g, '-');
  reply.header('content-type', 'text/csv; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return despesaCsv(services, tenant.id, node, by, forSheet !== undefined);
}

const printed = ({ node, by, page, size }: DespesaQuestion): string =>
  JSON.stringify([printNode(node), by, page, size]);

/** Without a node, the question is about the latest exercise. */
async function nodeOrLatest({ db }: Services, request: FastifyRequest, node: Node | undefined): Promise<Node> {
  if (node) return node;
  const tenant = request.site.tenant.id;
  const { rows } = await db.read(tenant, (client) => client.query<{ exercicio: number }>(despesaYears(tenant)));
  return yearNode(rows[0]?.exercicio ?? new Date().getUTCFullYear());
}
