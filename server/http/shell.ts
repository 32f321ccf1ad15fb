import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeAbout } from '../../catalog/abouts.ts';
import { isEmbeddable } from '../../catalog/explorar/embed.ts';
import { WRITTEN_MARK } from '../../catalog/list/written.ts';
import { isChamber, type Route, routes } from '../../catalog/routes.ts';
import { finder } from '../../catalog/site/finder.ts';
import type { PostedPage, RenderPage } from '../../catalog/site/render.ts';
import { respeller } from '../../catalog/site/respell.ts';
import type { Frame } from '../../catalog/site/shell.ts';
import { hideCpfInAddress } from '../../catalog/texto/privacy.ts';
import { readBuild, type WebBuild } from '../page/build.ts';
import { PageMaking, pathIn, pathOf } from '../page/making.ts';
import { structuredData } from '../page/structured.ts';
import { writeSuspended, writeUnavailable } from '../page/unavailable.ts';
import type { Site, Tenant } from '../tenants/tenants.ts';
import { acceptedCodings } from './coding.ts';
import { Fault } from './fault.ts';
import { frameOf } from './frame.ts';
import { hotAddress } from './hot.ts';
import { PageAsker } from './internal.ts';
import type { ReadyAnswer } from './ready.ts';
import type { Services } from './request.ts';
import { allowFrames, PAGE_POLICY, withInlineScript, withLibras } from './security.ts';
import { answerOwner } from './share.ts';
import { staleCopy } from './stale.ts';

/** Seconds after which a page that could not be made is worth asking for again. */
const RETRY_SECONDS = 10;
/** The same of a form, as its page says in words. */
const POSTED_RETRY_SECONDS = 60;

const NOT_EMBEDDED = 'Só as listas e os gráficos se incorporam a outra página. Abra este endereço sem o /embed.';

/** Title of the page at an address that no body has. */
const LOST_TITLE = 'Órgão não encontrado';
const WRITTEN = `${WRITTEN_MARK.name}=${WRITTEN_MARK.value}`;

/** A page ready to be sent, or the address that it stands for. */
interface SentPage {
  status: number;
  entry: ReadyAnswer;
  moved?: string | null;
}

/** A page that is not kept: it is no success, or it changes without a load. All who wait for it get it. */
class PassingPage extends Error {
  readonly page: SentPage;
  /** Tells the cache of a page whose data are missing, so that it sends a copy where it has one. */
  readonly statusCode: number;

  constructor(page: SentPage) {
    super('a page that is not kept');
    this.page = page;
    this.statusCode = page.status;
  }
}

export interface ShellSetting {
  /** The built web app. */
  webDir: string;
  /** Renders its pages. */
  render: RenderPage;
  /** Milliseconds that a page waits for its data. After them it goes out without, and the app asks for the data itself. */
  pageWait: number;
}

/** Sends the page of a form with its outcome, and the status that this has. */
export type SendPosted = (
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: { status: number; posted: PostedPage },
) => Promise<FastifyReply>;

/** Sends the pages of the portal, rendered from the answers of its own API. */
export class Shell {
  readonly #app: FastifyInstance;
  readonly #webDir: string;
  readonly #services: Services;
  readonly #render: RenderPage;
  readonly #wait: number;
  readonly #find: (path: string, chamber: boolean) => Route | undefined;
  readonly #respell: (path: string) => string | undefined;
  readonly #known = new WeakMap<Tenant, Known>();
  #build: Promise<WebBuild> | null = null;

  constructor(app: FastifyInstance, services: Services, { webDir, render, pageWait }: ShellSetting) {
    this.#app = app;
    this.#webDir = webDir;
    this.#services = services;
    this.#render = render;
    this.#wait = pageWait;
    this.#find = finder(routes(services.datasets));
    this.#respell = respeller(routes(services.datasets));
  }

  /** Sends the page. A path that is no route and a record that does not exist have status 404, for crawlers. */
  async send(request: FastifyRequest, reply: FastifyReply, site: Site | null): Promise<FastifyReply> {
    this.#build ??= readBuild(this.#webDir);
    const build = await this.#build;
    allowScripts(reply, build, site);
    const right = site && this.#respell(pathOf(request));
    // Upper and lower case mean the same, and each page has one address.
    if (right) return reply.redirect(right + questionOf(request), 301);
    const page = new PageMaking(build, request, reply, site, site ? this.#about(site.tenant).frame : null);
    if (!site) return give(request, reply, { status: 400, entry: await page.light({ title: LOST_TITLE }) });
    return give(request, reply, await this.#page(page, request, site));
  }

  /** Sends what a page shows for a frame of others: lists and charts alone, which is all that may be shown so. */
  async sendEmbedded(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.#build ??= readBuild(this.#webDir);
    const build = await this.#build;
    const { site } = request;
    const url = (request.raw.url ?? '').replace(/^\/embed/, '');
    const route = this.#find(url.split('?', 1)[0] ?? '', isChamber(site.tenant.tipo, site.host.name));
    if (!route || !isEmbeddable(route)) throw new Fault(404, 'NOT_FOUND', NOT_EMBEDDED);
    allowFrames(reply.raw);
    const page = new PageMaking(build, request, reply, site, this.#about(site.tenant).frame, { embedded: true });
    return give(request, reply, await this.#page(page, request, site, url));
  }

  /** Sends the page of a host whose body cannot even be looked up now: nothing is known of it but its address. */
  async sendUnknown(reply: FastifyReply, fault: Fault): Promise<FastifyReply> {
    this.#build ??= readBuild(this.#webDir);
    const build = await this.#build;
    allowScripts(reply, build, null);
    return reply
      .code(fault.status)
      .headers({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
      .header('retry-after', String(fault.retrySeconds ?? RETRY_SECONDS))
      .send(writeUnavailable(build.template, fault.message));
  }

  /** Sends the page of a body that is suspended: why, and whom to ask instead. */
  async sendSuspended(reply: FastifyReply, tenant: Tenant, sentence: string, seconds: number): Promise<FastifyReply> {
    this.#build ??= readBuild(this.#webDir);
    const build = await this.#build;
    allowScripts(reply, build, null);
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
      .header('retry-after', String(seconds))
      .send(writeSuspended(build.template, sentence, tenant.dados.entidade));
  }

  /** Sends the page of a form that a browser sent by itself, with what came of it. Nobody on the way keeps it. */
  readonly sendPosted: SendPosted = async (request, reply, { status, posted }) => {
    this.#build ??= readBuild(this.#webDir);
    const build = await this.#build;
    const { site } = request;
    allowScripts(reply, build, site);
    const page = new PageMaking(build, request, reply, site, this.#about(site.tenant).frame, { posted });
    const { ask } = new PageAsker(this.#app, this.#services.cache, request);
    const rendered = await this.#render({ url: pathOf(request), portal: page.portal, ask, wait: this.#wait });
    const { head, body } = await page.whole(rendered, undefined, []);
    for (let i = 0; i < head.length; i += 2) reply.header(head[i] ?? '', head[i + 1]);
    if (status === 503) reply.header('retry-after', String(POSTED_RETRY_SECONDS));
    // Not compressed: beside a secret, the length of what a visitor sent would tell of it.
    return reply.code(status).header('cache-control', 'no-store').removeHeader('etag').send(body);
  };

  /** Makes a page, or takes it from the cache by body, address and version of the data. */
  async #page(page: PageMaking, request: FastifyRequest, site: Site, shown?: string): Promise<SentPage> {
    const url = shown ?? request.raw.url ?? '/';
    const route = this.#find(pathIn(url), isChamber(site.tenant.tipo, site.host.name));
    const question = `pagina ${this.#about(site.tenant).mark} ${page.portal.origin}${request.raw.url ?? '/'}`;
    const address = hotAddress(page.portal.origin, request.raw.url ?? '/');
    try {
      const entry = await this.#services.cache.answer(answerOwner(site.tenant), question, address, () =>
        this.#make(page, request, route, url),
      );
      return { status: 200, entry };
    } catch (error) {
      if (error instanceof PassingPage) return error.page;
      // Who hung up is told nothing, and is no fault of ours.
      if (!(error instanceof Error) || error.name !== 'AbortError') request.log.error(error);
      return { status: 503, entry: await page.light(lightHead(route)) };
    }
  }

  async #make(page: PageMaking, request: FastifyRequest, route: Route | undefined, url: string): Promise<ReadyAnswer> {
    const asker = new PageAsker(this.#app, this.#services.cache, request);
    const question = { url, portal: page.portal, ask: asker.ask, wait: this.#wait };
    // A CPF that somebody typed stays in their browser: the server writes it into no page. One that a form sent leads to
    // the address where it is masked.
    if (hideCpfInAddress(url) !== url) {
      const moved = url.includes(WRITTEN) ? (await this.#render(question)).moved : null;
      const entry = await page.light({ ...lightHead(route), personal: true });
      throw new PassingPage({ status: 200, entry, moved });
    }
    const set = this.#services.datasets.find(({ id }) => id === route?.dataset);
    const rendered = await this.#render(question).catch(async (error: unknown) => {
      // A page whose data are late goes out without them: the app asks for them itself.
      if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
      throw new PassingPage({ status: 200, entry: await page.light(lightHead(route)) });
    });
    const told = route && (await structuredData(question, route, set, page.image));
    const entry = await page.whole(rendered, told, asker.tags);
    const status = rendered.missing || !route ? 404 : asker.hasFailed ? 503 : 200;
    if (status !== 200 || asker.isPassing || rendered.moved !== null) {
      const dated = asker.staleSince === undefined ? entry : await staleCopy(entry, asker.staleSince);
      throw new PassingPage({ status, entry: dated, moved: rendered.moved });
    }
    return entry;
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

/** Names the one script that stands in the page in its policy and, where the body wants it, the translator to Libras. */
function allowScripts(reply: FastifyReply, { script }: WebBuild, site: Site | null): void {
  const policy = withInlineScript(String(reply.raw.getHeader(PAGE_POLICY) ?? ''), script);
  reply.raw.setHeader(PAGE_POLICY, site?.tenant.dados.vlibras ? withLibras(policy) : policy);
}

/** The query string as it came, with its question mark; empty where there is none. */
const questionOf = ({ raw }: FastifyRequest): string => /\?.*/s.exec(raw.url ?? '')?.[0] ?? '';

function give(request: FastifyRequest, reply: FastifyReply, { status, entry, moved }: SentPage): FastifyReply {
  if (moved) return reply.redirect(moved, 302);
  reply.code(status);
  for (let i = 0; i < entry.head.length; i += 2) reply.header(entry.head[i] ?? '', entry.head[i + 1]);
  if (status === 503) reply.header('retry-after', String(RETRY_SECONDS));
  if (status === 200 && entry.etag !== '' && request.headers['if-none-match']?.includes(entry.etag))
    return reply.code(304).send();
  const zip = acceptedCodings(String(request.headers['accept-encoding'] ?? '')).gzip;
  if (zip) reply.header('content-encoding', 'gzip');
  return reply.send(zip ? entry.zipped : entry.body);
}

/** Serves every path that is neither data nor a file of the build as a page of the app. */
export function shellRoutes(app: FastifyInstance, shell: Shell): void {
  app.get('/', (request, reply) => shell.send(request, reply, request.site));
  app.get('/embed/*', (request, reply) => shell.sendEmbedded(request, reply));
  app.get('/*', (request, reply) => shell.send(request, reply, request.site));
}

/** What the head of a page without its content says. */
const lightHead = (route: Route | undefined): { title: string; about: string } => ({
  title: route?.title ?? '',
  about: (route && routeAbout(route)) ?? '',
});
