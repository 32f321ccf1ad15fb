import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageAnswer } from '../../../catalog/site/render.ts';
import { frameOf } from '../../http/frame.ts';
import { PageAsker } from '../../http/internal.ts';
import { PAGE_POLICY, withInlineStyle } from '../../http/security.ts';
import { readBuild, type WebBuild } from '../../page/build.ts';
import { withoutScripts, writeDocument } from '../../page/document.ts';
import { html } from '../../page/html.ts';
import { PageMaking } from '../../page/making.ts';
import type { Tenant } from '../../tenants/tenants.ts';
import type { DeskServices } from '../services.ts';
import { draftedAnswer } from './answers.ts';

/**
 * The public pages of a body that is not so yet: the real renderer and the real data, with what the body says of itself
 * taken from a draft. Nothing of it passes through the caches, so that nobody else can ever be answered with it.
 */
export class DraftedPages {
  readonly #app: FastifyInstance;
  readonly #services: DeskServices;
  #build: Promise<WebBuild> | undefined;

  constructor(app: FastifyInstance, services: DeskServices) {
    this.#app = app;
    this.#services = services;
  }

  async send(request: FastifyRequest, reply: FastifyReply, tenant: Tenant, url: string): Promise<FastifyReply> {
    this.#build ??= readBuild(this.#services.webDir);
    const build = await this.#build;
    const site = { ...request.site, tenant };
    const page = new PageMaking(build, request, reply, site, frameOf(this.#services.datasets, tenant));
    const rendered = await this.#services.render({
      url,
      portal: page.portal,
      ask: this.#asker(request, tenant),
      wait: this.#services.pageWait,
    });
    const document = writeDocument(build.template, {
      portal: page.portal,
      about: rendered.about,
      image: { path: page.image, isCard: false },
      links: build.manifest.links(rendered.parts),
      rendered,
      colours: page.colours,
    });
    return this.#still(request, reply, document, [rendered.styles, page.colours]);
  }

  /** What the draft says is answered from it; all else as to any visitor. */
  #asker(request: FastifyRequest, tenant: Tenant): (path: string) => Promise<PageAnswer> {
    const asker = new PageAsker(this.#app, this.#services.cache, request);
    return async (path) => {
      const drafted = await draftedAnswer(this.#services.db, tenant, path);
      return drafted ? { status: 200, json: JSON.stringify(drafted) } : asker.ask(path);
    };
  }

  /** A page on which nothing runs, whose links stay in the preview. */
  #still(request: FastifyRequest, reply: FastifyReply, document: string, sheets: readonly string[]): FastifyReply {
    const policy = String(reply.raw.getHeader(PAGE_POLICY) ?? '');
    const closed = policy.replace(/(script-src|connect-src|form-action) [^;]*/g, "$1 'none'");
    const digests = sheets.map((sheet) => createHash('sha256').update(sheet).digest('base64'));
    reply.raw.setHeader(PAGE_POLICY, digests.reduce(withInlineStyle, closed));
    const { pathname } = new URL(request.raw.url ?? '/', 'http://painel');
    const led = withoutScripts(document).replace(/<a\b[^>]*>/g, (tag) => ledBack(tag, pathname));
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .send(
        led.replace('<body', () => '<body data-previa').replace(/<div id="root"/, (root) => `${BANNER.text}${root}`),
      );
  }
}

const BANNER = html`<p role="note"><strong>Prévia:</strong> só você vê esta página. Nada foi publicado.</p>`;

/** A link of the page, to the same page of the preview; one that leaves the portal opens apart. */
function ledBack(tag: string, preview: string): string {
  const [, href] = /\bhref="([^"]*)"/.exec(tag) ?? [];
  if (href === undefined || href.startsWith('#')) return tag;
  if (!/^\/(?!\/)/.test(href)) return tag.replace('<a', '<a target="_blank" rel="noreferrer"');
  const asked = encodeURIComponent(href.replaceAll('&amp;', '&'));
  return tag.replace(/\bhref="[^"]*"/, () => `href="${preview}?pagina=${asked}"`);
}
