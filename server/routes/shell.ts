import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dataset } from '../../catalog/dataset.ts';
import { isChamber, type Route, routes } from '../../catalog/routes.ts';
import type { Ready } from '../cache.ts';
import { withLibras } from '../guard.ts';
import type { Site } from '../tenants/tenants.ts';
import { announce } from './announce.ts';
import { frameOf } from './frame.ts';

const POLICY = 'content-security-policy';
const TITLE = 'Portal da Transparência';
/** Wherever somebody without a body goes, this is where they end. */
const LOST: Route = { path: '/tenant-not-found', title: 'Órgão não encontrado' };

/** The one HTML page of the app, with what it needs to draw its frame before it asks anything. */
export class Shell {
  readonly #webDir: string;
  readonly #datasets: readonly Dataset[];
  readonly #front: (request: FastifyRequest) => Promise<Ready>;
  readonly #paths: readonly { shape: RegExp; route: Route }[];
  #page: Promise<string> | null = null;
  #parts: Promise<string> | null = null;

  constructor(webDir: string, datasets: readonly Dataset[], front: (request: FastifyRequest) => Promise<Ready>) {
    this.#webDir = webDir;
    this.#datasets = datasets;
    this.#front = front;
    this.#paths = routes(datasets).map((route) => ({ shape: shapeOf(route.path), route }));
  }

  /** Sends the page; a path that is no route has a real 404, so that crawlers know. */
  async send(request: FastifyRequest, reply: FastifyReply, site: Site | null): Promise<FastifyReply> {
    const path = (request.raw.url ?? '/').split('?', 1)[0] ?? '/';
    const route = this.#paths.find(({ shape, route: own }) => shape.test(path) && isHere(own, site))?.route;
    this.#page ??= readFile(join(this.#webDir, 'index.html'), 'utf8');
    const data = { ...shellData(this.#datasets, site), inicio: await this.#figures(request, site, route) };
    this.#parts ??= announce(this.#webDir);
    const page = (await this.#page).replace('<!--parts-->', route?.path === '/' ? await this.#parts : '');
    const body = fill(page, data, site, site ? route : LOST);
    if (site?.tenant.dados.vlibras) reply.raw.setHeader(POLICY, withLibras(String(reply.raw.getHeader(POLICY) ?? '')));
    return reply
      .code(site ? (route ? 200 : 404) : 400)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(body);
  }

  /** The first page brings its figures along: on a slow line one journey less. Should they fail, the page asks again. */
  async #figures(request: FastifyRequest, site: Site | null, route: Route | undefined): Promise<unknown> {
    if (!site || route?.path !== '/') return null;
    return this.#front(request).then(
      ({ body }) => JSON.parse(body.toString()).data,
      () => null,
    );
  }
}

/** Some routes are only a câmara's. */
const isHere = ({ chamber }: Route, site: Site | null): boolean =>
  !chamber || (site !== null && isChamber(site.tenant.tipo, site.host.name));

/** `/contratos/:numContrato/:numAnoPub` → any two segments below `/contratos`. */
const shapeOf = (path: string): RegExp => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`);

function fill(page: string, data: object, site: Site | null, route: Route | undefined): string {
  const title = [route && route.path !== '/' ? route.title : '', site?.tenant.dados.txtCliente ?? '', TITLE]
    .filter(Boolean)
    .join(' – ');
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return page
    .replace('<!--title-->', () => escapeHtml(title))
    .replace('<!--portal-->', () => `<script type="application/json" id="portal">${text}</script>`);
}

/** What the page needs to draw its frame and to find its API. */
function shellData(datasets: readonly Dataset[], site: Site | null) {
  if (!site) return { tenant: null, frame: null, api: '/api' };
  const { slug, tipo, dados } = site.tenant;
  const api = site.host.bare || dados.api === 'path' ? '/api' : null;
  const { habitantes = null, ouvidoria = null, esic = null } = dados;
  return { tenant: { slug, tipo, habitantes, ouvidoria, esic }, frame: frameOf(datasets, site.tenant), api };
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char);

/** Everything that is neither data nor a file of the build is a page of the app. */
export function shellRoutes(app: FastifyInstance, shell: Shell): void {
  app.get('/', (request, reply) => shell.send(request, reply, request.site));
  app.get('/*', (request, reply) => shell.send(request, reply, request.site));
}
