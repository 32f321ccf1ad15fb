import { type About, type HeadTag, tagsOf } from '../../catalog/site/head.ts';
import type { PageAnswer, PagePortal, RenderedPage } from '../../catalog/site/render.ts';
import { titleOf } from '../../catalog/site/title.ts';
import { dataScript, escapeHtml, type Html, html, jsonScript } from './html.ts';
import type { SharedImage } from './image.ts';

/** A page to be written into the HTML of the app. */
export interface PageDocument {
  portal: PagePortal;
  about: About;
  /** The picture that stands for the page where its address is shared. */
  image: SharedImage;
  /** Structured data for search engines, in the vocabulary of schema.org. */
  told?: object | undefined;
  /** Links to the styles and scripts of the page's parts. */
  links?: string;
  /** Style sheet of the body's own colours. */
  colours?: string;
  /** The rendered page; without it the app draws the page by itself. */
  rendered?: Pick<RenderedPage, 'html' | 'definitions' | 'answers' | 'styles'>;
}

const ROOT = '<div id="root"></div>';

/** The HTML of a page. Replacements are functions: a `$` in the data means itself. */
export function writeDocument(template: string, page: PageDocument): string {
  const { portal, about, image, told, links, rendered, colours } = page;
  const head = [
    pageHead(about, portal, image).text,
    told ? dataScript(html`type="application/ld+json" id="dados"`, told).text : '',
    dataScript(html`type="application/json" id="portal"`, portal).text,
  ].join('');
  return template
    .replace('<!--title-->', () => escapeHtml(titleOf(about.title, portal.frame?.cliente.txtCliente)))
    .replace('<!--portal-->', () => head)
    .replace('</head>', () => `${links ?? ''}${styleOf(rendered?.styles)}${styleOf(colours)}</head>`)
    .replace(ROOT, () => (rendered ? rootOf(rendered) : ROOT));
}

const styleOf = (sheet: string | undefined): string => (sheet ? `<style>${sheet}</style>` : '');

/** The same page without anything that runs. */
export const withoutScripts = (document: string): string =>
  document.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');

/** The same page for a frame of others: it runs nothing, and what it links to opens beside the page around it. */
export const framedDocument = (document: string): string =>
  withoutScripts(document).replace('<head>', '<head><base target="_blank">');

/** The rendered page, and the answers that it was made of. */
function rootOf({ html: inside, definitions, answers }: NonNullable<PageDocument['rendered']>): string {
  const needed = html`<div id="root" data-definitions="${definitions.join(' ')}">`;
  return `${needed.text}${inside}</div>${handedOver(answers).text}`;
}

/** The answers as a list of path, status and body, which are JSON already. */
function handedOver(answers: ReadonlyMap<string, PageAnswer>): Html {
  const all = [...answers].map(([path, { status, json }]) => `[${JSON.stringify(path)},${status},${json}]`);
  return jsonScript(html`type="application/json" id="answers"`, `[${all.join()}]`);
}

/** Elements of the head for search engines and for cards of shared addresses. */
function pageHead(about: About, { frame, origin }: PagePortal, image: SharedImage): Html {
  if (!frame) return html``;
  const { txtCliente } = frame.cliente;
  const fixed: readonly (readonly [string, string])[] = [
    ['og:site_name', titleOf('', txtCliente)],
    ['og:locale', 'pt_BR'],
    ['og:type', 'website'],
    ['og:image', origin + image.path],
    ...(image.isCard ? CARD_FACTS : []),
    ...(image.isCard ? [['og:image:alt', `${about.title || 'Início'} – ${txtCliente}`] as const] : []),
  ];
  const shape = image.isCard ? 'summary_large_image' : 'summary';
  return html`${tagsOf(about, origin, txtCliente).map(element)}${fixed.map(
    ([property, content]) => html`<meta property="${property}" content="${content}">`,
  )}<meta name="twitter:card" content="${shape}">`;
}

/** What networks want to know of a card before they fetch it. */
const CARD_FACTS: readonly (readonly [string, string])[] = [
  ['og:image:type', 'image/png'],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
];

function element({ element: name, key, name: of, value, type }: HeadTag): Html {
  if (value === null) return html``;
  if (name === 'link') return html`<link rel="${of}"${type && html` type="${type}"`} href="${value}">`;
  return key === 'name'
    ? html`<meta name="${of}" content="${value}">`
    : html`<meta property="${of}" content="${value}">`;
}
