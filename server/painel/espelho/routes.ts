import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CRITERION_NUMBER } from '../../../catalog/pntp/matrix.ts';
import type { PagePortal, RenderedPage } from '../../../catalog/site/render.ts';
import { brasiliaToday } from '../../../catalog/texto/moment.ts';
import { Fault } from '../../http/fault.ts';
import { frameOf } from '../../http/frame.ts';
import { PageAsker } from '../../http/internal.ts';
import { originOf } from '../../http/request.ts';
import { readBuild, type WebBuild } from '../../page/build.ts';
import { withoutScripts, writeDocument } from '../../page/document.ts';
import { portalOf } from '../../page/making.ts';
import { answerMirror, questionOf, UNKNOWN_CRITERION } from '../../pntp/answers.ts';
import { sendAssessment } from '../../pntp/download.ts';
import { FramePages } from '../../pntp/page.ts';
import type { MirrorQuestion } from '../../pntp/read.ts';
import { sendInertPage } from '../previa/document.ts';
import type { DeskServices } from '../services.ts';
import { MirrorAsker } from './asker.ts';

const PREFIX = '/painel/espelho';
const config = { permissao: 'entrar' } as const;

/** The mirror for who works in the body, whether visitors see it or not. Its pages run nothing. */
export function espelhoDeskRoutes(app: FastifyInstance, services: DeskServices): void {
  const frames = new FramePages(services.render, services.datasets);
  const ask = ({ site }: FastifyRequest): Promise<MirrorQuestion> =>
    questionOf(services, frames, site, brasiliaToday());
  let build: Promise<WebBuild> | null = null;
  const send = async (request: FastifyRequest, reply: FastifyReply, url: string): Promise<FastifyReply> => {
    build ??= readBuild(services.webDir);
    const { site } = request;
    const portal = { ...portalOf(site, frameOf(services.datasets, site.tenant), originOf(request)), api: '/api' };
    const visible = new PageAsker(app, services.cache, request);
    const { ask: answer } = new MirrorAsker(services, await ask(request), originOf(request), visible);
    const page = await services.render({ url, portal, ask: answer, wait: services.pageWait });
    return sendDocument(reply, await build, portal, page);
  };
  app.get(PREFIX, { config }, (request, reply) => send(request, reply, `/pntp${questionIn(request)}`));
  app.get(`${PREFIX}.xlsx`, { config }, async (request, reply) => {
    const { data } = await answerMirror(services, await ask(request), originOf(request));
    return sendAssessment(reply, request.site.tenant, data);
  });
  app.get(`${PREFIX}.json`, { config }, async (request) =>
    answerMirror(services, await ask(request), originOf(request)),
  );
  app.get<{ Params: { numero: string } }>(`${PREFIX}/:numero`, { config }, (request, reply) => {
    const { numero } = request.params;
    if (!CRITERION_NUMBER.test(numero)) throw new Fault(404, 'NOT_FOUND', UNKNOWN_CRITERION);
    return send(request, reply, `/pntp/${numero}${questionIn(request)}`);
  });
}

const questionIn = ({ raw: { url = '' } }: FastifyRequest): string => /\?.*$/.exec(url)?.[0] ?? '';

/** Leads the links of the mirror to itself in the panel, and its file with them. */
export const keepInMirror = (markup: string): string =>
  markup
    .replaceAll(' href="/api/v1/pntp.xlsx"', ` href="${PREFIX}.xlsx"`)
    .replaceAll(' href="/api/v1/pntp"', ` href="${PREFIX}.json"`)
    .replace(/ href="\/pntp(?=[/?"])/g, ` href="${PREFIX}`);

function sendDocument(reply: FastifyReply, build: WebBuild, portal: PagePortal, page: RenderedPage): FastifyReply {
  const text = writeDocument(build.template, {
    portal,
    about: { ...page.about, personal: true },
    image: { path: '', isCard: false },
    links: build.manifest.links(page.parts),
    rendered: { ...page, html: keepInMirror(page.html), answers: new Map() },
  });
  const digest = createHash('sha256').update(page.styles).digest('base64');
  return sendInertPage(reply, page, { text: withoutScripts(text), digest });
}
