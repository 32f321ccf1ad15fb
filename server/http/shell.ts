import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isChamber, type Route, routes } from '../../catalog/routes.ts';
import { finder, respeller } from '../../catalog/site/finder.ts';
import { titleOf } from '../../catalog/site/head.ts';
import type { Frame } from '../../catalog/site/shell.ts';
import { failedPage, LATE_TYPE, nowherePage } from '../plain/failed.ts';
import { logoPath } from '../plain/image.ts';
import type { MakePage, Plain, Visit } from '../plain/page.ts';
import { fillTemplate, type PageAround, pageBody, pageHead, windowTitle } from '../plain/whole.ts';
import type { Site, Tenant } from '../tenants/tenants.ts';
import { cacheTag } from './cache.ts';
import { Fault, faultOf } from './fault.ts';
import { frameOf } from './frame.ts';
import { internalAsker } from './internal.ts';
import { preloadLinks } from './preload.ts';
import { packAnswer, type ReadyAnswer } from './ready.ts';
import { originOf, pairsOf, type Services } from './request.ts';
import { withLibras } from './security.ts';
import { answerOwner } from './share.ts';

const POLICY = 'content-security-policy';
/** Title of the page at an address that no body has. */
const LOST_TITLE = 'Órgão não encontrado';
/**
 * Milliseconds that a page waits for its data. After them it goes out without, and the app asks for the data itself.
 */
const PAGE_WAIT_MS = 4_000;
const PARTS = '<!--parts-->';

/** A page ready to be sent. */
interface Page {
  status: number;
  entry: ReadyAnswer;
  personal: boolean;
}

/** How the pages of the features are made for readers without JavaScript. */
export interface PageMakers {
  makerOf(route: Route): MakePage;
  /** Whether a page is made anew at each visit: it changes without a load, or holds what somebody typed. */
  isPassing(route: Route): boolean;
}

/**
 * The one HTML page of the app, with the data for its frame, and with the page's content for readers without
 * JavaScript.
 */
export class Shell {
  readonly #app: FastifyInstance;
  readonly #webDir: string;
  readonly #services: Services;
  readonly #pages: PageMakers;
  readonly #find: (path: string, chamber: boolean) => Route | undefined;
  readonly #respell: (path: string) => string | undefined;
  readonly #known = new WeakMap<Tenant, Known>();
  readonly #personal = new WeakSet<ReadyAnswer>();
  #template: Promise<string> | null = null;
  #parts: Promise<string> | null = null;

  constructor(app: FastifyInstance, webDir: string, services: Services, pages: PageMakers) {
    this.#app = app;
    this.#webDir = webDir;
    this.#services = services;
    this.#pages = pages;
    this.#find = finder(routes(services.datasets));
    this.#respell = respeller(routes(services.datasets));
  }

  /** Sends the page. A path that is no route and a record that does not exist have status 404, for crawlers. */
  async send(request: FastifyRequest, reply: FastifyReply, site: Site | null): Promise<FastifyReply> {
    this.#template ??= readFile(join(this.#webDir, 'index.html'), 'utf8');
    const template = await this.#template;
    if (!site) {
      const page = fillTemplate(template, {
        title: titleOf(LOST_TITLE, ''),
        data: { tenant: null, frame: null, api: '/api' },
      });
      return reply.code(400).header('cache-control', 'no-cache').type(HTML).send(page);
    }
    if (site.tenant.dados.vlibras) reply.raw.setHeader(POLICY, withLibras(String(reply.raw.getHeader(POLICY) ?? '')));
    const right = this.#respell(pathOf(request));
    // Upper and lower case mean the same, and each page has one address.
    if (right !== undefined) return reply.redirect(right + questionOf(request), 301);
    return give(request, reply, await this.#page(template, request, site));
  }

  async #page(template: string, request: FastifyRequest, site: Site): Promise<Page> {
    const around = { frame: this.#about(site.tenant).frame, origin: originOf(request), image: logoPath(site.tenant) };
    const print = (plain: Plain, tags: readonly string[] = []): Promise<ReadyAnswer> =>
      packAnswer(Buffer.from(printed(announced, site, around, plain)), [], tags);
    const path = pathOf(request);
    const route = this.#find(path, isChamber(site.tenant.tipo, site.host.name));
    const announced = template.replace(PARTS, route?.path === '/' ? await this.#announced() : '');
    if (!route) return { status: 404, entry: await print(nowherePage(path)), personal: false };
    try {
      const ask = internalAsker(this.#app, request);
      const visit = {
        services: this.#services,
        site,
        route,
        path,
        pairs: pairsOf(request),
        origin: around.origin,
        ask,
      };
      const entry = await soon(this.#made(visit, request, print));
      return { status: 200, entry, personal: this.#personal.has(entry) };
    } catch (error) {
      const fault = faultOf(error);
      if (fault.status === 500) request.log.error(error);
      const { status, plain } = failedPage(fault, route, path);
      return { status, entry: await print(plain), personal: plain.personal ?? false };
    }
  }

  /** Preload links of the first page. */
  #announced(): Promise<string> {
    this.#parts ??= preloadLinks(this.#webDir);
    return this.#parts;
  }

  /** Makes a page, or takes it from the cache by body, address and version of the data. */
  #made(
    visit: Visit,
    request: FastifyRequest,
    print: (plain: Plain, tags: readonly string[]) => Promise<ReadyAnswer>,
  ): Promise<ReadyAnswer> {
    const { site, origin, route } = visit;
    const make = async (): Promise<ReadyAnswer> => {
      const plain = await this.#pages.makerOf(route)(visit);
      const tags = plain.sources.map((dataset) => cacheTag(site.tenant.id, dataset));
      const entry = await print(plain, tags);
      if (plain.personal) this.#personal.add(entry);
      return entry;
    };
    if (this.#pages.isPassing(route)) return make();
    const question = `pagina ${this.#about(site.tenant).mark} ${origin}${request.raw.url}`;
    return this.#services.cache.answer(answerOwner(site.tenant), question, null, make);
  }

  #about(tenant: Tenant): Known {
    const known = this.#known.get(tenant) ?? {
      frame: frameOf(this.#services.datasets, tenant),
      mark: markOf(tenant),
    };
    this.#known.set(tenant, known);
    return known;
  }
}

/**
 * What is the same on every page of a body. `mark` changes with the body's own settings, so that pages made with older
 * ones are not found.
 */
interface Known {
  frame: Frame;
  mark: string;
}

const markOf = (tenant: Tenant): string => createHash('sha256').update(JSON.stringify(tenant)).digest('base64url');

const pathOf = ({ raw }: FastifyRequest): string => (raw.url ?? '/').split('?', 1)[0]?.replace(/(?<=.)\/$/, '') ?? '/';

/** The query string as it came, with its question mark; empty where there is none. */
const questionOf = ({ raw }: FastifyRequest): string => /\?.*/s.exec(raw.url ?? '')?.[0] ?? '';

const HTML = 'text/html; charset=utf-8';

function soon<T>(made: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, refuse) => {
    setTimeout(
      () => refuse(new Fault(503, LATE_TYPE, 'Os dados desta página demoram. Tente de novo em instantes.')),
      PAGE_WAIT_MS,
    ).unref();
  });
  // A page that is made too late is cached for the next visitor.
  made.catch(() => undefined);
  return Promise.race([made, late]);
}

function give(request: FastifyRequest, reply: FastifyReply, { status, entry, personal }: Page): FastifyReply {
  reply.code(status).headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: entry.etag });
  if (personal) reply.header('x-robots-tag', 'noindex');
  if (status === 503) reply.header('retry-after', '10');
  if (status === 200 && request.headers['if-none-match']?.includes(entry.etag)) return reply.code(304).send();
  const zip = request.headers['accept-encoding']?.includes('gzip') ?? false;
  if (zip) reply.header('content-encoding', 'gzip');
  return reply.type(HTML).send(zip ? entry.zipped : entry.body);
}

function printed(template: string, site: Site, around: PageAround, plain: Plain): string {
  return fillTemplate(template, {
    title: windowTitle(plain, around),
    data: { ...shellData(site, around), ...plain.app },
    head: pageHead(plain, around),
    body: pageBody(plain, around),
  });
}

/** Data with which the page draws its frame and finds its API. */
function shellData({ tenant: { slug, tipo, dados }, host }: Site, { frame }: PageAround) {
  const api = host.bare || dados.api === 'path' ? '/api' : null;
  const { habitantes = null, ouvidoria = null, esic = null } = dados;
  return { tenant: { slug, tipo, habitantes, ouvidoria, esic }, frame, api };
}

/** Serves every path that is neither data nor a file of the build as a page of the app. */
export function shellRoutes(app: FastifyInstance, shell: Shell): void {
  app.get('/', (request, reply) => shell.send(request, reply, request.site));
  app.get('/*', (request, reply) => shell.send(request, reply, request.site));
}
