import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Limits } from '../limits/limits.ts';
import type { AnswerCache } from './cache.ts';
import { type Caller, Door } from './door.ts';
import { isTrustedProxy, type ProxyTrust } from './proxy.ts';
import { sendRaw } from './ready.ts';
import { originOf } from './request.ts';
import { SocketBound } from './sockets.ts';
import type { SpentAddresses } from './spent.ts';
import { refuseUnclearTarget } from './target.ts';

export interface ServerSetting {
  cache: AnswerCache;
  limits: Pick<Limits, 'sockets' | 'socketsPerAddress' | 'exportStallSeconds'>;
  /** Proxies whose word is taken for a visitor's address; absent, nobody's. */
  proxy?: ProxyTrust;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Milliseconds that a client has for each step, checked every so often. A body may be a file on a slow line. */
const TIMES = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
};
const MAX_HEADERS = 100;

/** What the server asks of the rest about a request, before the framework has seen it. */
export interface RequestJudge {
  /** The body that it asks for, as far as memory tells. */
  shareOf(request: IncomingMessage): Pick<Caller, 'body' | 'weight'>;
  /** Whether it is served to an address over its limit too, because it is counted apart. */
  isCountedApart(request: IncomingMessage): boolean;
}

/** The HTTP server: bounds what a connection may do, and answers what is in memory before the framework does any work. */
export function createPortalServer(
  setting: ServerSetting,
  spent: SpentAddresses,
  judge: RequestJudge,
  handler: Handler,
): Server {
  const isProxy = isTrustedProxy(setting.proxy);
  const door = new Door();
  const admit = (request: IncomingMessage, response: ServerResponse): void => {
    const { remoteAddress = '' } = request.socket;
    if (!isProxy(remoteAddress) && !judge.isCountedApart(request) && spent.refuse(remoteAddress, response)) return;
    keepWhileWorking(response);
    door.enter({ ...judge.shareOf(request), address: remoteAddress }, () => {
      if (!response.destroyed) handler(request, response);
    });
  };
  const server = createServer(TIMES, (request, response) => {
    if (!refuseUnclearTarget(request, response) && !serveHot(setting.cache, request, response))
      admit(request, response);
  });
  server.on('checkContinue', (request, response) => {
    if (!refuseUnclearTarget(request, response)) admit(request, response);
  });
  const bound = new SocketBound(setting.limits.socketsPerAddress, isProxy);
  server.on('connection', (socket) => bound.admit(socket));
  server.maxConnections = setting.limits.sockets;
  server.maxHeadersCount = MAX_HEADERS;
  server.timeout = setting.limits.exportStallSeconds * 1000;
  return server;
}

/** Serves a cached answer, or a cached page, which says its own origin. */
function serveHot(cache: AnswerCache, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET') return false;
  const entry = cache.hot(`${request.headers.host} ${request.url}`) ?? cache.hot(`${originOf(request)} ${request.url}`);
  if (!entry) return false;
  sendRaw(entry, request, response);
  return true;
}

/** Keeps a silent connection for as long as the portal is the one that works, and nothing waits for the reader. */
function keepWhileWorking(response: ServerResponse): void {
  response.on('timeout', () => {
    if (response.writableLength > 0) response.destroy();
  });
}
