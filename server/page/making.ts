import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isChamber } from '../../catalog/routes.ts';
import { colourSheet } from '../../catalog/site/cores.ts';
import type { PagePortal, PostedPage, RenderedPage } from '../../catalog/site/render.ts';
import type { Frame } from '../../catalog/site/shell.ts';
import { packAnswer, type ReadyAnswer } from '../http/ready.ts';
import { originOf } from '../http/request.ts';
import { embeddedHeaders, PAGE_POLICY, pageHeaders, withInlineStyle } from '../http/security.ts';
import { pagedBody, type Site, type Tenant } from '../tenants/tenants.ts';
import type { WebBuild } from './build.ts';
import { framedDocument, type PageDocument, writeDocument } from './document.ts';
import { cardOf, logoPath, type SharedImage } from './image.ts';

const HTML = 'text/html; charset=utf-8';

/** What the head says of a page that the app draws by itself. */
interface LightPage {
  title: string;
  about?: string | undefined;
  personal?: boolean;
}

/** One page on its way to one address: what surrounds it, and how it is packed. */
export class PageMaking {
  readonly portal: PagePortal;
  readonly image: string;
  readonly #build: WebBuild;
  readonly #path: string;
  readonly #url: string;
  readonly #head: readonly string[];
  /** Origins that may show the page inside theirs, where it may be shown so; empty means any. */
  readonly #origins: readonly string[] | null;
  /** Style sheet of the body's own colours; empty where it has none. */
  readonly colours: string;

  constructor(
    build: WebBuild,
    request: FastifyRequest,
    reply: FastifyReply,
    site: Site | null,
    frame: Frame | null,
    { posted, embedded }: { posted?: PostedPage; embedded?: true } = {},
  ) {
    this.#build = build;
    this.#path = pathOf(request);
    this.#url = request.raw.url ?? '/';
    this.#head = [
      'content-type',
      HTML,
      'cache-control',
      'no-cache',
      'vary',
      'accept-encoding',
      ...pageHeaders(reply.raw),
    ];
    this.portal = {
      ...portalOf(site, frame, originOf(request)),
      ...(posted && { posted }),
      ...(embedded && { embedded }),
    };
    this.#origins = embedded && site ? (site.tenant.dados.embutir ?? []) : null;
    this.image = site ? logoPath(site.tenant) : '';
    const { cores } = site?.tenant.dados ?? {};
    this.colours = cores ? colourSheet(cores) : '';
  }

  /** The frame of the app alone, which draws the page by itself. */
  light({ title, about = '', personal = false }: LightPage): Promise<ReadyAnswer> {
    return this.#pack({ about: { title, about, path: this.#path, personal } }, this.#logo, []);
  }

  whole(rendered: RenderedPage, told: object | undefined, tags: readonly string[]): Promise<ReadyAnswer> {
    const links = this.#build.manifest.links(rendered.parts);
    const card = rendered.missing ? null : cardOf(this.#url, rendered);
    return this.#pack({ about: rendered.about, told, links, rendered }, card ?? this.#logo, tags);
  }

  get #logo(): SharedImage {
    return { path: this.image, isCard: false };
  }

  #pack(
    page: Pick<PageDocument, 'about' | 'told' | 'links' | 'rendered'>,
    image: SharedImage,
    tags: readonly string[],
  ) {
    const { portal, colours } = this;
    const text = writeDocument(this.#build.template, { ...page, portal, image, colours });
    const robots = page.about.personal || this.#origins ? ['x-robots-tag', 'noindex'] : [];
    const head = [...this.#headWith(page.rendered?.styles ?? ''), ...robots];
    if (!this.#origins) return packAnswer(Buffer.from(text), head, tags);
    return packAnswer(Buffer.from(framedDocument(text)), embeddedHeaders(head, this.#origins), tags);
  }

  /** The headers of the page, with the digest of its styles in the policy. */
  #headWith(styles: string): string[] {
    const digests = [styles, this.colours].filter((sheet, i) => i === 0 || sheet !== '').map(digestOf);
    return this.#head.map((value, i) =>
      this.#head[i - 1] === PAGE_POLICY ? digests.reduce(withInlineStyle, value) : value,
    );
  }
}

const digestOf = (sheet: string): string => createHash('sha256').update(sheet).digest('base64');

/** What a page knows of its body, and with which it finds its API. */
export function portalOf(site: Site | null, frame: Frame | null, origin: string): PagePortal {
  if (!site) return { tenant: null, frame: null, api: '/api', chamber: false, origin };
  const { tipo, dados } = site.tenant;
  const api = site.host.bare || dados.api === 'path' ? '/api' : null;
  return {
    tenant: pageTenant(site.tenant),
    frame,
    api,
    chamber: isChamber(tipo, site.host.name),
    origin,
  };
}

/** What a page is told of a body. */
export function pageTenant(tenant: Tenant): NonNullable<PagePortal['tenant']> {
  const { habitantes = null, ouvidoria = null, esic = null } = tenant.dados;
  return { slug: tenant.slug, ...pagedBody(tenant), habitantes, ouvidoria, esic };
}

/** Path of an address, without a slash at its end. */
export const pathIn = (url: string): string => url.split('?', 1)[0]?.replace(/(?<=.)\/$/, '') ?? '/';

/** Path of a page as it came. */
export const pathOf = ({ raw }: Pick<FastifyRequest, 'raw'>): string => pathIn(raw.url ?? '/');
