import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { BusyFault } from '../limits/busy.ts';
import { PressureGauge } from '../limits/pressure.ts';
import { BodyRates } from '../limits/rates.ts';
import { retrySeconds } from '../limits/retry.ts';
import { duringVisit } from '../limits/visit.ts';
import type { RequestMeter } from '../metrics/requests.ts';
import { belowApi, hostFor } from '../tenants/host.ts';
import { suspendedSentence } from '../tenants/suspended.ts';
import type { Tenants } from '../tenants/tenants.ts';
import { Fault, faultOf } from './fault.ts';
import { type LogSetting, loggerOptions, requestLine } from './log.ts';
import { observeRequests } from './observe.ts';
import { OutageLog } from './outage.ts';
import { isTrustedProxy, warnOfUntrustedProxy } from './proxy.ts';
import { limitRequests } from './rate.ts';
import { refusedAnswer } from './refused.ts';
import type { Services } from './request.ts';
import { corsOptions, dropPageHeaders, helmetOptions, refuseMalformed } from './security.ts';
import { createPortalServer, type RequestJudge, type ServerSetting } from './server.ts';
import { type CostRules, shedUnderPressure } from './shed.ts';
import { type SendPosted, Shell, type ShellSetting, shellRoutes } from './shell.ts';
import { SpentAddresses } from './spent.ts';
import { requestIdOf, tellRequestIds } from './trace.ts';
import { visitOf } from './visits.ts';

export interface AppSetting extends Services, ShellSetting, Pick<ServerSetting, 'proxy' | 'proxySeconds' | 'health'> {
  tenants: Tenants;
  /** Requests a minute from one address, cached answers not counted. */
  rate: number;
  /** Event loop delay, in milliseconds, from which on questions for data are refused; 0 means never. */
  delay: number;
  /** Where our own failures are logged, and whether requests are. */
  log: false | LogSetting;
  /** Measures requests; absent, nobody asks. */
  meter?: RequestMeter;
}

/** What the features bring to the server, which knows none of them. */
export interface AppFeatures extends CostRules {
  /** Registers the routes. A form that was sent to a page is answered with the page. */
  register(app: FastifyInstance, sendPosted: SendPosted): void;
  /** Paths that answer while a body shows nothing to the public. */
  unsuspended?: RegExp;
}

/** Builds the application; the caller decides where it listens. */
export async function buildApp(setting: AppSetting, features: AppFeatures): Promise<FastifyInstance> {
  const spent = new SpentAddresses();
  const judge = judgeOf(setting.tenants, features);
  const isProxy = isTrustedProxy(setting.proxy);
  const app = fastify({
    logger: loggerOptions(setting.log),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: (raw) => requestIdOf(raw, isProxy),
    routerOptions: { maxParamLength: 5_000, ignoreTrailingSlash: true },
    rewriteUrl: rewritten,
    serverFactory: (handler) => createPortalServer(setting, spent, judge, handler),
    trustProxy: setting.proxy ?? false,
    clientErrorHandler: refuseMalformed,
    frameworkErrors: (error, request, reply) => answerFault(request, reply, faultOf(error)),
  });
  handleFaults(app);
  tellRequestIds(app);
  watchRequests(app, setting, (request) => judge.shareOf(request).body);
  await registerPlugins(app, setting, spent, { ...judge, cost: features });
  const shell = new Shell(app, setting, setting);
  app.addHook('onRequest', (request, reply) => admit(setting.tenants, shell, features, request, reply));
  app.addHook('onRequest', (request, reply, done) => {
    if (!isAnyBodys(request)) duringVisit(visitOf(request, reply, setting.limits.requestSeconds), done);
    else done();
  });
  app.addHook('preParsing', grantContinue);
  features.register(app, shell.sendPosted);
  shellRoutes(app, shell);
  return app;
}

function judgeOf(tenants: Tenants, { urgent }: CostRules): RequestJudge {
  const isUrgent = (path: string): boolean => urgent.some((pattern) => pattern.test(path));
  return {
    shareOf: ({ headers: { host }, url }) => tenants.shareOf(hostFor({ host, url })),
    isCountedApart: (request) => isUrgent(rewritten(request)),
    isOfBody: (request) => !ASSET.test(request.url ?? '/') && !isUrgent(rewritten(request)),
  };
}

/** Measures and logs requests, where somebody asked for it. */
function watchRequests(
  app: FastifyInstance,
  { meter, log }: Pick<AppSetting, 'meter' | 'log'>,
  bodyOf: (request: IncomingMessage) => string,
): void {
  const lines = log !== false && log.requests ? app.log.child({}, { level: 'info' }) : null;
  if (!meter && !lines) return;
  observeRequests(app, bodyOf, (observed) => {
    meter?.count(observed);
    lines?.info(requestLine(observed));
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route asks for the body itself (`100 Continue`), once it knows who is sending. */
    asksForBody?: boolean;
  }
}

/**
 * Asks who sent `Expect: 100-continue` for the body, once a route was found for it: by the route and not by the address,
 * which can be spelled in many ways. Without a route nothing is asked for; the answer tells all.
 */
async function grantContinue({ headers, is404, routeOptions }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (headers.expect && !is404 && !routeOptions.config.asksForBody) reply.raw.writeContinue();
}

const rewritten = ({ headers, url }: IncomingMessage): string => belowApi(headers.host, url);

async function registerPlugins(
  app: FastifyInstance,
  setting: AppSetting,
  spent: SpentAddresses,
  judge: RequestJudge & { cost: CostRules },
): Promise<void> {
  warnOfUntrustedProxy(app);
  const bodies = new BodyRates(setting.limits.requestsPerBody);
  await limitRequests(app, { perMinute: setting.rate, bodies, spent }, judge);
  await app.register(cors, {
    delegator: (request, done) => done(null, corsOptions(request)),
    hideOptionsRoute: true,
  });
  await app.register(helmet, helmetOptions);
  const memoryBytes = setting.limits.memoryMegabytes * 1024 ** 2;
  shedUnderPressure(app, new PressureGauge({ delayMs: setting.delay, memoryBytes }), bodies, judge);
  await app.register(staticFiles, {
    root: join(setting.webDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders: dropPageHeaders,
  });
  app.get('/LogoTop.png', (_request, reply) => reply.sendFile('LogoTop.png', setting.webDir));
  // A worker is asked for at each visit: a deployment reaches readers with the next page they open.
  app.get('/sw.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('sw.js', setting.webDir, { cacheControl: false }),
  );
}

function handleFaults(app: FastifyInstance): void {
  const outages = new OutageLog((line) => app.log.error(line));
  app.setErrorHandler((error, request, reply) => {
    const fault = faultOf(error);
    if (!outages.note(error) && fault.status === 500) request.log.error(error);
    answerFault(request, reply, fault);
  });
  app.setNotFoundHandler((request, reply) =>
    answerFault(
      request,
      reply,
      new Fault(404, 'NOT_FOUND', 'Este endereço não aceita esse tipo de pedido: os dados são só de leitura.'),
    ),
  );
}

/** Assets are the same for every body, so they need none. */
const ASSET = /^\/(?:(?:painel\/)?assets\/|LogoTop\.png)/;
const isAnyBodys = ({ raw }: FastifyRequest): boolean => ASSET.test(raw.url ?? '/');
const API = /^\/api(?:[/?]|$)/;

/** Finds the body that a request is for, or answers that there is none at this address. */
async function admit(
  tenants: Tenants,
  shell: Shell,
  { unsuspended }: AppFeatures,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const path = request.raw.url ?? '/';
  if (isAnyBodys(request)) return;
  const host = hostFor({ host: request.headers.host, url: request.originalUrl });
  const site = await tenants.of(host).catch((error: unknown) => {
    if (API.test(path) || faultOf(error).status !== 503) throw error;
    return faultOf(error);
  });
  if (site instanceof Fault) return shell.sendUnknown(reply, site);
  if (!site && API.test(path)) {
    throw new Fault(400, 'TENANT_NOT_FOUND', 'Nenhum órgão publica neste endereço. Confira o nome digitado.');
  }
  if (!site) return shell.send(request, reply, null);
  request.site = site;
  const { suspensao, dados } = site.tenant;
  if (!suspensao || unsuspended?.test(path)) return;
  const sentence = suspendedSentence(dados.txtCliente, suspensao);
  if (API.test(path)) throw new Fault(503, 'SUSPENDED', sentence, [], SUSPENDED_SECONDS);
  return shell.sendSuspended(reply, site.tenant, sentence, SUSPENDED_SECONDS);
}

/** Seconds after which somebody asks a suspended body again. */
const SUSPENDED_SECONDS = 3_600;

/** Seconds after which somebody who was refused for a while asks again, where nothing tells better. */
const USUAL_WAIT = 10;

function answerFault({ raw }: FastifyRequest, reply: FastifyReply, fault: Fault): FastifyReply {
  const { lugar, segundos } = fault instanceof BusyFault ? fault.fila : {};
  if ((fault.status === 429 || fault.status === 503) && !reply.hasHeader('retry-after'))
    reply.header('retry-after', `${segundos ?? fault.retrySeconds ?? retrySeconds(USUAL_WAIT)}`);
  if (lugar !== undefined) reply.header('x-fila-lugar', `${lugar}`);
  const { type, text } = refusedAnswer(raw, fault, fault.status === 500 ? reply.request.id : undefined);
  return reply.code(fault.status).header('access-control-allow-origin', '*').type(type).send(text);
}
