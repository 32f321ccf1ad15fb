import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Limits } from '../limits/limits.ts';
import type { Health } from '../saude/health.ts';
import type { AnswerCache } from './cache.ts';
import { acceptedCodings } from './coding.ts';
import { type Caller, Door } from './door.ts';
import { type HotHeaders, hotAddress, readHotHeaders } from './hot.ts';
import { isTrustedProxy, type ProxyTrust } from './proxy.ts';
import { sendReadyTo } from './ready.ts';
import { SocketBound } from './sockets.ts';
import type { SpentAddresses } from './spent.ts';
import { refuseUnclearTarget } from './target.ts';

export interface ServerSetting {
  cache: AnswerCache;
  limits: Pick<Limits, 'sockets' | 'socketsPerAddress' | 'exportStallSeconds'>;
  /** Proxies whose word is taken for a visitor's address; absent, nobody's. */
  proxy?: ProxyTrust;
  /** Seconds that such a proxy may keep what is in memory; absent or 0, it keeps nothing. */
  proxySeconds?: number;
  /** Times that a client has; absent, those of `TIMES`. */
  times?: Partial<typeof TIMES>;
  /** Tells how the process is, before anything is limited; absent, nobody is told and it never drains. */
  health?: Pick<Health, 'answer' | 'isDraining'>;
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
/** Times the wait of Node after which a connection is ended for having asked for nothing. */
const IDLE_TIMES = 3;
/** Probes of a connection whose other end said nothing for so long: one that vanished without a word is noticed. */
const PROBES = { keepAlive: true, keepAliveInitialDelay: 30_000 };

/** What the server asks of the rest about a request, before the framework has seen it. */
export interface RequestJudge {
  /** The body that it asks for, as far as memory tells. */
  shareOf(request: IncomingMessage): Pick<Caller, 'body' | 'weight'>;
  /** Whether it is served to an address over its limit too, because it is counted apart. */
  isCountedApart(request: IncomingMessage): boolean;
  /** Whether it counts for its body's rate: scripts are the same for all, and what people send is never refused for others. */
  isOfBody(request: IncomingMessage): boolean;
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
  const { sockets: most, socketsPerAddress: mostPerAddress } = setting.limits;
  const times = { ...TIMES, ...setting.times };
  const idleMs = times.keepAliveTimeout * IDLE_TIMES;
  const bound = new SocketBound({ most, mostPerAddress, isExempt: isProxy, idleMs });
  const serve = (headers: HotHeaders, request: IncomingMessage, response: ServerResponse): boolean => {
    const entry = findHot(setting.cache, headers, request);
    if (!entry) return false;
    if (setting.proxySeconds && isProxy(request.socket.remoteAddress ?? ''))
      response.setHeader(PROXY_EXPIRES, String(setting.proxySeconds));
    sendReadyTo(headers, entry, response);
    return true;
  };
  const admit = (request: IncomingMessage, response: ServerResponse): void => {
    const { remoteAddress = '' } = request.socket;
    const caller: Caller = { ...judge.shareOf(request), address: remoteAddress };
    if (!isProxy(remoteAddress) && !judge.isCountedApart(request) && spent.refuse(caller, request, response)) return;
    keepWhileWorking(response);
    bound.hear(request.socket, 1);
    response.once('close', () => bound.hear(request.socket, -1));
    door.enter(caller, () => {
      if (!response.destroyed) handler(request, response);
    });
  };
  const server = createServer({ ...times, ...PROBES }, (request, response) => {
    bound.hear(request.socket, 0);
    // Who is told to connect anew finds a process that stays.
    if (setting.health?.isDraining) response.shouldKeepAlive = false;
    if (setting.health?.answer(request, response)) return;
    const headers = readHotHeaders(request.rawHeaders);
    if (!refuseUnclearTarget(headers, request, response) && !serve(headers, request, response))
      admit(request, response);
  });
  server.on('checkContinue', (request, response) => {
    if (!refuseUnclearTarget(readHotHeaders(request.rawHeaders), request, response)) admit(request, response);
  });
  server.on('connection', (socket) => bound.admit(socket));
  const sweeping = setInterval(() => bound.sweep(), times.connectionsCheckingInterval).unref();
  server.on('close', () => clearInterval(sweeping));
  server.maxHeadersCount = MAX_HEADERS;
  server.timeout = setting.limits.exportStallSeconds * 1000;
  return server;
}

/**
 * Header that tells nginx how long to keep an answer. Only what is in memory carries it: that is the same for everybody, and
 * a load that makes it old also changes its ETag. Everything else says `no-cache`, which nginx does not keep.
 */
const PROXY_EXPIRES = 'x-accel-expires';

/** Finds an answer or a page in memory, which leaves with the headers that were laid out when it was made. */
function findHot(cache: AnswerCache, headers: HotHeaders, { method, url = '/' }: IncomingMessage) {
  if (method !== 'GET') return undefined;
  return cache.hot(hotAddress(`${headers.scheme}://${headers.host}`, url), acceptedCodings(headers.codings).br);
}

/** Keeps a silent connection for as long as the portal is the one that works, and nothing waits for the reader. */
function keepWhileWorking(response: ServerResponse): void {
  response.on('timeout', () => {
    if (response.writableLength > 0) response.destroy();
  });
}
