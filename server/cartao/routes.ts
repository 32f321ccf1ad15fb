import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cartaoParameters } from '../../catalog/cartao/answer.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { siteOf } from '../dataset/cite.ts';
import { sendPacked } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { readParameters } from '../http/parameters.ts';
import { packAnswer, type ReadyAnswer } from '../http/ready.ts';
import type { Services } from '../http/request.ts';
import { drawPng } from '../imagem/png.ts';
import { logoPath } from '../page/image.ts';
import type { PageSummary } from '../page/question.ts';
import { PageSummarizer, type SummarizedPage } from '../page/summarizer.ts';
import { type CardContent, drawCard } from './card.ts';

/** Headers of a card: its address changes with the data, so that whoever fetched it may keep it for a day. */
const HEAD = [
  'content-type',
  'image/png',
  'access-control-allow-origin',
  '*',
  'cache-control',
  'public, max-age=86400',
  'vary',
  'accept-encoding',
  'x-content-type-options',
  'nosniff',
];

const UNKNOWN = 'Não há uma página com algo publicado nesse endereço. Confira o endereço em “de”.';

/** The card of a page, as social networks show it beside its address. */
export function cartaoRoutes(app: FastifyInstance, services: Services): void {
  const pages = new PageSummarizer(app, services);
  app.get('/api/v1/cartao.png', async (request, reply) => {
    const { de } = readParameters(cartaoParameters, request);
    const page = await pages.summarize(request, de);
    if (!page.summary) throw new Fault(404, 'NOT_FOUND', UNKNOWN);
    await sendCard(services, request, reply, page, contentOf(services, request, page.summary));
  });
}

/** Sends the card from memory, or draws it. Where that fails, the picture of the body stands in for it. */
async function sendCard(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { summary, tags, isKept }: SummarizedPage,
  content: CardContent,
): Promise<FastifyReply | undefined> {
  const make = async (): Promise<ReadyAnswer> => packAnswer(await drawPng(drawCard(content)), HEAD, tags);
  const question = `${cacheTag(request.site.tenant.id, 'cartao')}?${summary?.address} ${content.foot}`;
  try {
    await sendPacked(services, request, reply, isKept ? question : null, make);
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) request.log.error(error);
    return reply.header('cache-control', 'no-store').redirect(logoPath(request.site.tenant), 302);
  }
}

/** What is told of a page. Of one about people nothing but whose page it is and of what: their figures are not for cards. */
function contentOf(services: Services, request: FastifyRequest, summary: PageSummary): CardContent {
  const { title, subject, says, figure, dados, isPersonal } = summary;
  const site = siteOf(services, request).replace(/^https?:\/\//, '');
  const body = request.site.tenant.dados.txtCliente;
  if (isPersonal) return { body, title: subject, says: null, figure: null, foot: `Portal da Transparência · ${site}` };
  const day = dados?.referencia ? `dados de ${formatDay(dados.referencia)}` : null;
  const foot = ['Portal da Transparência', day, site].filter(Boolean).join(' · ');
  return { body, title, says, figure, foot };
}
