import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CompararQuestion, compararFileParameters, compararParameters } from '../../catalog/comparar/answer.ts';
import { sendAnswer } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { readParameters } from '../http/parameters.ts';
import type { Services } from '../http/request.ts';
import type { Tenants } from '../tenants/tenants.ts';
import { comparisonCsv, comparisonSheet } from './csv.ts';
import { type ResolvedComparison, resolveComparison } from './question.ts';
import { answerComparison, sourceOf } from './view.ts';

/** What a comparison needs besides the data: which other bodies allow it. */
export interface ComparisonServices extends Services {
  tenants: Tenants;
}

/** The same body year against year, and bodies of the same kind by inhabitant. */
export function compararRoutes(app: FastifyInstance, services: ComparisonServices): void {
  app.get('/api/v1/comparar', async (request, reply) => {
    const asked = await resolve(services, request, readParameters(compararParameters, request));
    const { datasets } = sourceOf(services, asked);
    const question = `${cacheTag(request.site.tenant.id, 'comparar')}?${printed(asked)}`;
    const bodies = asked.bodies.map(({ id }) => id);
    await sendAnswer(services, request, reply, { question, datasets, bodies }, () => answerComparison(services, asked));
  });
  app.get('/api/v1/comparar.csv', async (request, reply) => {
    const { _planilha: forSheet, ...question } = readParameters(compararFileParameters, request);
    const asked = await resolve(services, request, question);
    const answer = await answerComparison(services, asked);
    const years = [...new Set(answer.colunas.map(({ ano }) => ano))].join('-');
    reply.header('content-type', 'text/csv; charset=utf-8');
    const name = `${request.site.tenant.slug}-comparar-${answer.por}-${years}.csv`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return forSheet === undefined ? comparisonCsv(answer) : comparisonSheet(answer);
  });
}

const resolve = async (
  services: ComparisonServices,
  { site }: FastifyRequest,
  asked: CompararQuestion,
): Promise<ResolvedComparison> => resolveComparison(services, site.tenant, await services.tenants.comparable(), asked);

/** A comparison in one spelling, by which its answer is remembered. */
const printed = ({ by, stage, bodies, years, until }: ResolvedComparison): string =>
  JSON.stringify([by.id, stage?.id, bodies.map(({ slug }) => slug), years, until]);
