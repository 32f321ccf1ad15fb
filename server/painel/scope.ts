import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Permissao } from '../../catalog/painel/papeis.ts';
import { Fault, movingFault } from '../http/fault.ts';
import { sessionSecret, setSessionCookie } from './entrada/cookie.ts';
import { digestOf } from './entrada/secret.ts';
import { type DeskPerson, findSession } from './entrada/session.ts';
import type { DeskServices } from './services.ts';
import { refuseRole, UNSIGNED } from './standing.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a person must be allowed to do to use a route of the panel; `livre` before anybody has signed in. */
    permissao?: Permissao | 'livre';
  }
  interface FastifyInstance {
    /** The routes of the panel, with who may use each. */
    deskRoutes: RouteOptions[];
  }
  interface FastifyRequest {
    /** Who is signed in. Set on every route of the panel that is not `livre`. */
    person: DeskPerson;
    /** Token of the session, for the page that will write. */
    deskToken: string;
  }
}

const STRANGE = new Fault(403, 'STRANGE_ORIGIN', 'Este pedido não veio do painel. Abra o painel e faça o pedido ali.');

/**
 * Opens the scope of the panel: every route in it says what it asks for, and is reached only by a person of this body who
 * may do that, from the pages of this host.
 */
export function guardDesk(app: FastifyInstance, services: DeskServices): void {
  app.addHook('onRoute', (route) => {
    refuseUnguarded(route);
    app.deskRoutes.push(route);
  });
  app.decorateRequest('person');
  app.decorateRequest('deskToken');
  app.addHook('preParsing', (request, reply) => admitPerson(services, request, reply));
}

function refuseUnguarded({ method, url, config }: RouteOptions): void {
  if (config?.permissao === undefined) throw new Error(`${method} ${url} does not say who may use it`);
}

/** One route of the panel, and who may use it. */
export interface GuardedRoute {
  method: string;
  url: string;
  permissao: Permissao | 'livre';
}

/** Every route of the panel of an application that is ready. */
export const guardedRoutes = (app: FastifyInstance): GuardedRoute[] =>
  app.deskRoutes.flatMap(({ method, url, config }) =>
    [method].flat().map((one) => ({ method: one, url, permissao: config?.permissao ?? 'livre' })),
  );

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Finds out who asks before a byte of the body is read. */
async function admitPerson(services: DeskServices, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  const { permissao } = request.routeOptions.config;
  const writes = !READS.has(request.method);
  if (writes && !isFromOwnPage(request)) throw STRANGE;
  if (writes && request.site.tenant.dados.mudanca) throw movingFault();
  if (permissao === 'livre') return;
  if (isFromOtherSite(request)) throw STRANGE;
  const secret = sessionSecret(request);
  if (!secret) throw UNSIGNED;
  const tenant = request.site.tenant.id;
  const session = await services.db.staff(tenant, (client) => findSession(client, tenant, secret));
  if (!session) throw UNSIGNED;
  if (session.renewed) setSessionCookie(reply, session.renewed);
  refuseRole(session.person.papeis, permissao);
  if (writes && !isSame(String(request.headers['x-painel-token'] ?? ''), session.token)) throw STRANGE;
  request.person = session.person;
  request.deskToken = session.token;
}

/** Whether a page of this host sent the request. An old browser that says neither header is not let in. */
function isFromOwnPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const origin = headers.origin;
  if (!origin || !URL.canParse(origin)) return false;
  return new URL(origin).host === headers.host;
}

/**
 * Whether a page of another site asks, that of another body included: its host is of the same site to a browser, which
 * sends the cookie along. Some addresses that only read are costly, and leave a line in the log.
 */
const isFromOtherSite = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';

const isSame = (sent: string, kept: string): boolean =>
  timingSafeEqual(Buffer.from(digestOf(sent)), Buffer.from(digestOf(kept)));
