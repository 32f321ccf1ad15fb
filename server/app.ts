import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import limit from '@fastify/rate-limit';
import files from '@fastify/static';
import pressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Counter } from './acessos/counter.ts';
import { acessosRoutes } from './acessos/routes.ts';
import { arquivosRoutes } from './arquivos/routes.ts';
import { buscaRoutes } from './busca/routes.ts';
import { cargasRoutes } from './cargas/routes.ts';
import { datasetRoutes } from './dataset/routes.ts';
import { dictionaryRoutes } from './describe/dictionary.ts';
import { modelRoutes } from './describe/models.ts';
import { despesaRoutes } from './despesa/routes.ts';
import { enviosRoutes, UPLOAD_PATHS } from './envios/routes.ts';
import { estruturaRoutes } from './estrutura/routes.ts';
import { favorecidosRoutes } from './favorecidos/routes.ts';
import { glossarioRoutes } from './glossario/routes.ts';
import { type Cache, send } from './http/cache.ts';
import { envelope, Fault, faultOf } from './http/fault.ts';
import { discreet, helmetOptions, lighten, origins, plain, refuseMalformed } from './http/guard.ts';
import { INSIDE } from './http/inside.ts';
import { logoRoutes } from './http/logo.ts';
import type { Trust } from './http/proxy.ts';
import type { Services } from './http/request.ts';
import { robotsRoutes } from './http/robots.ts';
import { Shell, shellRoutes } from './http/shell.ts';
import { inicioRoutes } from './inicio/routes.ts';
import { sitemapRoutes } from './mapa/routes.ts';
import { atendimentoRoutes } from './mensagens/atendimento.ts';
import { atenderRoutes } from './mensagens/attend/routes.ts';
import { relatorioRoutes } from './mensagens/report/routes.ts';
import { mensagensRoutes } from './mensagens/routes.ts';
import type { MessageServices } from './mensagens/services.ts';
import { obrasMapRoutes } from './obras/routes.ts';
import { percursoRoutes } from './percurso/routes.ts';
import { perguntasRoutes } from './perguntas/routes.ts';
import { receitaRoutes } from './receita/routes.ts';
import { referenciaRoutes } from './referencia/routes.ts';
import { belowApi, hostFor } from './tenants/host.ts';
import type { Tenants } from './tenants/tenants.ts';

export interface Setting extends Services {
  tenants: Tenants;
  /** Where files that come from afar wait. Nothing of it is served. */
  uploadsDir: string;
  counter: Counter;
  /** Where people are heard. */
  messages: MessageServices;
  /** The built web app. */
  webDir: string;
  version: string;
  /** Requests a minute from one address, cached answers not counted. */
  rate: number;
  /** Whose word is taken for a visitor's address; absent, nobody's. */
  proxy?: Trust;
  /** Milliseconds behind at which the server says that it is too busy; 0 means never. */
  delay: number;
  /** Where failures of ours are told. */
  log: false | { stream?: { write(line: string): void } };
}

/** Builds the application; whoever calls it decides where it listens. */
export async function build(setting: Setting): Promise<FastifyInstance> {
  const app = fastify({
    logger: setting.log && { level: 'warn', serializers: { req: discreet, err: plain }, ...setting.log },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 5_000, ignoreTrailingSlash: true },
    rewriteUrl: rewritten,
    serverFactory: (handler) =>
      createServer((request, response) => serveHot(setting.cache, request, response) || handler(request, response)).on(
        'checkContinue',
        (request, response) => {
          // Who asks leave to send a file gets it from who knows the key.
          if (!UPLOAD_PATHS.test(rewritten(request))) response.writeContinue();
          handler(request, response);
        },
      ),
    trustProxy: setting.proxy ?? false,
    clientErrorHandler: refuseMalformed,
    frameworkErrors: (error, _request, reply) => answerFault(reply, faultOf(error)),
  });
  await plugins(app, setting);
  app.setErrorHandler((error, request, reply) => {
    const fault = faultOf(error);
    if (fault.status === 500) request.log.error(error);
    answerFault(reply, fault);
  });
  app.setNotFoundHandler((_request, reply) =>
    answerFault(
      reply,
      new Fault(404, 'NOT_FOUND', 'Este endereço não aceita esse tipo de pedido: os dados são só de leitura.'),
    ),
  );
  const shell = new Shell(app, setting.webDir, setting);
  app.addHook('onRequest', (request, reply) => admit(setting.tenants, shell, request, reply));
  dictionaryRoutes(app, setting);
  inicioRoutes(app, setting);
  acessosRoutes(app, setting, setting.counter);
  arquivosRoutes(app, setting);
  enviosRoutes(app, setting);
  mensagensRoutes(app, setting.messages);
  atenderRoutes(app, setting.messages);
  obrasMapRoutes(app);
  buscaRoutes(app, setting);
  modelRoutes(app, setting);
  cargasRoutes(app, setting);
  estruturaRoutes(app);
  atendimentoRoutes(app);
  glossarioRoutes(app);
  perguntasRoutes(app);
  despesaRoutes(app, setting);
  percursoRoutes(app, setting);
  favorecidosRoutes(app, setting);
  receitaRoutes(app, setting);
  relatorioRoutes(app, setting);
  datasetRoutes(app, setting);
  referenciaRoutes(app, setting);
  robotsRoutes(app);
  sitemapRoutes(app, setting);
  logoRoutes(app);
  shellRoutes(app, shell);
  return app;
}

const rewritten = ({ headers, url }: IncomingMessage): string => belowApi(headers.host, url);

/** Hot answers leave before the framework wakes up. */
function serveHot(cache: Cache, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET') return false;
  const entry = cache.hot(`${request.headers.host} ${request.url}`);
  if (!entry) return false;
  send(entry, request, response);
  return true;
}

async function plugins(app: FastifyInstance, setting: Setting): Promise<void> {
  await app.register(cors, {
    delegator: (request, done) => done(null, origins(request)),
    hideOptionsRoute: true,
  });
  await app.register(helmet, helmetOptions);
  await app.register(limit, {
    max: setting.rate,
    timeWindow: '1 minute',
    // A page's own questions are part of the visitor's one. By the connection: an address can be told by anybody.
    allowList: ({ raw }) => raw.socket.remoteAddress === INSIDE,
    errorResponseBuilder: () => faultOf({ statusCode: 429 }),
  });
  await app.register(pressure, { maxEventLoopDelay: setting.delay, pressureHandler: refuse });
  await app.register(files, {
    root: join(setting.webDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders: lighten,
  });
  app.get('/LogoTop.png', (_request, reply) => reply.sendFile('LogoTop.png', setting.webDir));
}

/**
 * Only questions for data are refused under pressure: a page or its parts cost next to nothing, and a page without its
 * parts is broken, and a file half sent would only come again. Without a single measure in the last second there is no figure, which is no proof of pressure.
 */
async function refuse(request: FastifyRequest, reply: FastifyReply, _type: string, delay?: number): Promise<void> {
  const path = request.raw.url ?? '/';
  if (!Number.isFinite(delay) || !API.test(path) || UPLOAD_PATHS.test(path) || HEARD.test(path)) return;
  reply.header('retry-after', '10');
  throw faultOf({ statusCode: 503 });
}

/** What is the same for every body needs none. */
const ASSET = /^\/(?:assets\/|LogoTop\.png)/;
const API = /^\/api(?:[/?]|$)/;
/** What somebody wrote is not sent back for want of a calm moment. */
const HEARD = /^\/api\/v1\/(?:mensagens|atender)(?:[/?]|$)/;

/** Every request belongs to a body, or is told that it does not. */
async function admit(
  tenants: Tenants,
  shell: Shell,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const path = request.raw.url ?? '/';
  if (ASSET.test(path)) return;
  const site = await tenants.of(hostFor({ host: request.headers.host, url: request.originalUrl }));
  if (!site && API.test(path)) {
    throw new Fault(400, 'TENANT_NOT_FOUND', 'Nenhum órgão publica neste endereço. Confira o nome digitado.');
  }
  if (!site) return shell.send(request, reply, null);
  request.site = site;
}

const answerFault = (reply: FastifyReply, fault: Fault): FastifyReply =>
  reply.code(fault.status).header('access-control-allow-origin', '*').send(envelope(fault));
