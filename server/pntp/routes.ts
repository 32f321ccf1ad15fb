import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ARQUIVOS } from '../../catalog/arquivos/arquivos.ts';
import { type PntpAnswer, type PntpCriterioAnswer, pntpCriterioParameters } from '../../catalog/pntp/answer.ts';
import { CRITERION_NUMBER } from '../../catalog/pntp/matrix.ts';
import type { RenderPage } from '../../catalog/site/render.ts';
import { sendAnswer } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { DAY_TAG, staleAtMidnight } from '../http/midnight.ts';
import { readParameters, refuseParameters } from '../http/parameters.ts';
import { originOf, type Services, segmentsOf } from '../http/request.ts';
import { authenticate } from '../remote/holder.ts';
import { answerCriterion, answerMirror, questionOf, UNKNOWN_CRITERION } from './answers.ts';
import { PNTP_TAG } from './attest.ts';
import { measuredSources } from './kept.ts';
import { FramePages } from './page.ts';
import type { MirrorQuestion } from './read.ts';

const CLOSED =
  'Este órgão não publica a própria medição pela matriz do PNTP. Quem trabalha nele a vê no painel (/painel/espelho) ou com uma chave de acesso (Authorization: Bearer …).';

/** The mirror of a body, and the rows that each criterion finds wanting. */
export function pntpRoutes(app: FastifyInstance, services: Services & { render: RenderPage }): void {
  const frames = new FramePages(services.render, services.datasets);
  const todayOf = staleAtMidnight(app, services);
  const datasets = [...measuredSources(services.datasets), ARQUIVOS, PNTP_TAG, DAY_TAG];
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    rest: string,
    make: MakeAnswer,
  ): Promise<void> => {
    const { tenant } = request.site;
    const today = todayOf(tenant.id);
    const made = async () => make(await questionOf(services, frames, request.site, today), originOf(request));
    if (!tenant.dados.pntp?.publico) return answerInsider(services, request, reply, made);
    const question = `${cacheTag(tenant.id, 'pntp')}${rest}@${today}${originOf(request)}`;
    await sendAnswer(services, request, reply, { question, datasets }, made);
  };
  app.get('/api/v1/pntp', (request, reply) => {
    refuseParameters(request);
    return answer(request, reply, '', (asked, origin) => answerMirror(services, asked, origin));
  });
  app.get('/api/v1/pntp/:numero', (request, reply) => {
    const { _page: page, _size: size } = readParameters(pntpCriterioParameters, request);
    const numero = segmentsOf(request)[2] ?? '';
    if (!CRITERION_NUMBER.test(numero)) throw new Fault(404, 'NOT_FOUND', UNKNOWN_CRITERION);
    return answer(request, reply, `/${numero}?${page}&${size}`, (asked, origin) =>
      answerCriterion(services, asked, origin, { numero, page, size }),
    );
  });
}

type MakeAnswer = (asked: MirrorQuestion, origin: string) => Promise<PntpAnswer | PntpCriterioAnswer>;

/** Answers of a body that keeps its measure to itself are for holders of its keys, and are never remembered. */
async function answerInsider(
  { db }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<PntpAnswer | PntpCriterioAnswer>,
): Promise<void> {
  if (!request.headers.authorization) throw new Fault(404, 'NOT_FOUND', CLOSED);
  await authenticate(db, request, reply);
  await reply.header('cache-control', 'private, no-store').send(await make());
}
