import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { duringVisit } from '../limits/visit.ts';
import { belowApi, hostFor } from '../tenants/host.ts';
import type { Tenants } from '../tenants/tenants.ts';
import { Fault, faultEnvelope, faultOf } from './fault.ts';
import { warnOfUntrustedProxy } from './proxy.ts';
import { limitRequests } from './rate.ts';
import type { Services } from './request.ts';
import {
  corsOptions,
  dropPageHeaders,
  helmetOptions,
  loggedError,
  loggedRequest,
  refuseMalformed,
} from './security.ts';
import { createPortalServer, type RequestJudge, type ServerSetting } from './server.ts';
import { type SendPosted, Shell, type ShellSetting, shellRoutes } from './shell.ts';
import { SpentAddresses } from './spent.ts';
import { visitOf } from './visits.ts';

export interface AppSetting extends Services, ShellSetting, Pick<ServerSetting, 'proxy' | 'proxySeconds' | 'health'> {
  tenants: Tenants;
  /** Requests a minute from one address, cached answers not counted. */
  rate: number;
  /** Event loop delay, in milliseconds, from which on questions for data are refused; 0 means never. */
  delay: number;
  /** Where our own failures are logged. */
  log: false | { stream?: { write(line: string): void } };
}

/** What the features bring to the server, which knows none of them. */
export interface AppFeatures {
  /** Paths that are served even under pressure, because what was sent would be lost. */
  urgent: readonly RegExp[];
  /** Registers the routes. A form that was sent to a page is answered with the page. */
  register(app: FastifyInstance, sendPosted: SendPosted): void;
}

/** Builds the application; the caller decides where it listens. */
export async function buildApp(setting: AppSetting, features: AppFeatures): Promise<FastifyInstance> {
  const spent = new SpentAddresses();
  const isUrgent = (path: string): boolean => features.urgent.some((pattern) => pattern.test(path));
  const judge: RequestJudge = {
    shareOf: ({ headers: { host }, url }) => setting.tenants.shareOf(hostFor({ host, url })),
    isCountedApart: (request) => isUrgent(rewritten(request)),
  };
  const app = fastify({
    logger: setting.log && { level: 'warn', serializers: { req: loggedRequest, err: loggedError }, ...setting.log },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 5_000, ignoreTrailingSlash: true },
    rewriteUrl: rewritten,
    serverFactory: (handler) => createPortalServer(setting, spent, judge, handler),
    trustProxy: setting.proxy ?? false,
    clientErrorHandler: refuseMalformed,
    frameworkErrors: (error, _request, reply) => answerFault(reply, faultOf(error)),
  });
  handleFaults(app);
  await registerPlugins(app, setting, spent, isUrgent);
  const shell = new Shell(app, setting, setting);
  app.addHook('onRequest', (request, reply) => admit(setting.tenants, shell, request, reply));
  app.addHook('onRequest', (request, reply, done) => {
    if (!isAnyBodys(request)) duringVisit(visitOf(request, reply, setting.limits.requestSeconds), done);
    else done();
  });
  app.addHook('preParsing', grantContinue);
  features.register(app, shell.sendPosted);
  shellRoutes(app, shell);
  return app;
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
  isUrgent: (path: string) => boolean,
): Promise<void> {
  warnOfUntrustedProxy(app);
  await limitRequests(app, setting.rate, spent);
  await app.register(cors, {
    delegator: (request, done) => done(null, corsOptions(request)),
    hideOptionsRoute: true,
  });
  await app.register(helmet, helmetOptions);
  await app.register(underPressure, {
    maxEventLoopDelay: setting.delay,
    pressureHandler: async (request, _reply, _type, delay) => refuseUnderPressure(isUrgent, request, delay),
  });
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
}

/**
 * Only questions for data are refused under pressure: a page and its assets cost next to nothing, and a page without its
 * assets is broken. In a second without a single measurement there is no delay to judge by, so nothing is refused.
 */
function refuseUnderPressure(
  isUrgent: (path: string) => boolean,
  request: FastifyRequest,
  delay: number | undefined,
): void {
  const path = request.raw.url ?? '/';
  if (!Number.isFinite(delay) || !API.test(path) || isUrgent(path)) return;
  throw faultOf({ statusCode: 503 });
}

/** Assets are the same for every body, so they need none. */
const ASSET = /^\/(?:assets\/|LogoTop\.png)/;
const isAnyBodys = ({ raw }: FastifyRequest): boolean => ASSET.test(raw.url ?? '/');
const API = /^\/api(?:[/?]|$)/;

/** Finds the body that a request is for, or answers that there is none at this address. */
async function admit(
  tenants: Tenants,
  shell: Shell,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const path = request.raw.url ?? '/';
  if (isAnyBodys(request)) return;
  const site = await tenants.of(hostFor({ host: request.headers.host, url: request.originalUrl }));
  if (!site && API.test(path)) {
    throw new Fault(400, 'TENANT_NOT_FOUND', 'Nenhum órgão publica neste endereço. Confira o nome digitado.');
  }
  if (!site) return shell.send(request, reply, null);
  request.site = site;
}

/** Seconds after which a program that was refused for a while asks again. */
const RETRY_SECONDS = '10';

function answerFault(reply: FastifyReply, fault: Fault): FastifyReply {
  if ((fault.status === 429 || fault.status === 503) && !reply.hasHeader('retry-after'))
    reply.header('retry-after', RETRY_SECONDS);
  return reply.code(fault.status).header('access-control-allow-origin', '*').send(faultEnvelope(fault));
}
