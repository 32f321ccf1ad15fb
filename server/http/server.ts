import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Limits } from '../limits/limits.ts';
import type { AnswerCache } from './cache.ts';
import { isTrustedProxy, type ProxyTrust } from './proxy.ts';
import { sendRaw } from './ready.ts';
import { SocketBound } from './sockets.ts';
import { refuseUnclearTarget } from './target.ts';

export interface ServerSetting {
  cache: AnswerCache;
  limits: Pick<Limits, 'sockets' | 'socketsPerAddress'>;
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
/** Milliseconds after which a reader who takes nothing of an answer is dropped. */
const STALLED_MS = 30_000;
const MAX_HEADERS = 100;

/** The HTTP server: bounds what a connection may do, and answers what is in memory before the framework does any work. */
export function createPortalServer(setting: ServerSetting, handler: Handler): Server {
  const server = createServer(TIMES, (request, response) => {
    if (refuseUnclearTarget(request, response) || serveHot(setting.cache, request, response)) return;
    keepWhileWorking(response);
    handler(request, response);
  });
  server.on('checkContinue', (request, response) => {
    if (refuseUnclearTarget(request, response)) return;
    keepWhileWorking(response);
    handler(request, response);
  });
  const bound = new SocketBound(setting.limits.socketsPerAddress, isTrustedProxy(setting.proxy));
  server.on('connection', (socket) => bound.admit(socket));
  server.maxConnections = setting.limits.sockets;
  server.maxHeadersCount = MAX_HEADERS;
  server.timeout = STALLED_MS;
  return server;
}

/** Serves a cached answer. */
function serveHot(cache: AnswerCache, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET') return false;
  const entry = cache.hot(`${request.headers.host} ${request.url}`);
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
