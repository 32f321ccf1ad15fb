import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { PagePortal, RenderedPage } from '../../../catalog/site/render.ts';
import { PAGE_POLICY } from '../../http/security.ts';
import type { WebBuild } from '../../page/build.ts';
import { withoutScripts, writeDocument } from '../../page/document.ts';
import { type Html, html } from '../../page/html.ts';

/** What stands over a previewed page. */
export interface PreviewBanner {
  /** Where the preview leads back to. */
  back: string;
  sentences: readonly string[];
}

const STYLE = `.previa{position:sticky;top:0;z-index:60;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;padding:.6rem 1rem;background:var(--warn-wash);color:var(--warn);border-block-end:3px solid var(--warn)}.previa p{margin:0;flex:1 1 20rem}.previa a{color:inherit;font-weight:700}`;

const bannerOf = ({ back, sentences }: PreviewBanner): Html =>
  html`<aside class="previa" aria-label="Pré-visualização"><p><strong>Pré-visualização: nada disto foi publicado.</strong> ${sentences.join(' ')}</p><a href="${back}">Voltar ao ensaio</a></aside>`;

/** Addresses of files that look the same for everybody. */
const SHARED = /^\/(?:assets\/|LogoTop\.png|logo|painel\/)/;

/** Leads the links and forms of a page back into the preview. React writes attributes in double quotes, and none into texts. */
const keepInside = (markup: string, prefix: string): string =>
  markup.replace(/ (href|action)="(\/(?!\/)[^"]*)"/g, (whole, name: string, address: string) =>
    SHARED.test(address) ? whole : ` ${name}="${prefix}${address}"`,
  );

/** A previewed page: it runs nothing, and its links stay within the preview. */
export function previewDocument(
  build: WebBuild,
  portal: PagePortal,
  page: RenderedPage,
  { prefix, banner }: { prefix: string; banner: PreviewBanner },
): { text: string; digest: string } {
  const styles = `${page.styles}${STYLE}`;
  const markup = `${bannerOf(banner).text}${keepInside(page.html, prefix)}`;
  const text = writeDocument(build.template, {
    portal,
    about: { ...page.about, title: `Pré-visualização: ${page.about.title}`, personal: true },
    image: { path: '', isCard: false },
    links: build.manifest.links(page.parts),
    rendered: { ...page, html: markup, styles, answers: new Map() },
  });
  return { text: withoutScripts(text), digest: createHash('sha256').update(styles).digest('base64') };
}

/** The policy of a page of the panel that runs no script, calls nobody, and may hold one sheet of computed styles. */
const inertPolicy = (policy: string, digest: string): string =>
  policy.replace(/(script-src|connect-src) [^;]*/g, "$1 'none'").replace('style-src ', `style-src 'sha256-${digest}' `);

/** Sends a page that runs nothing to the person who asked for it, and to no cache or search engine. */
export const sendInertPage = (
  reply: FastifyReply,
  { missing }: Pick<RenderedPage, 'missing'>,
  { text, digest }: { text: string; digest: string },
): FastifyReply =>
  reply
    .code(missing ? 404 : 200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      [PAGE_POLICY]: inertPolicy(String(reply.raw.getHeader(PAGE_POLICY) ?? ''), digest),
    })
    .send(text);
