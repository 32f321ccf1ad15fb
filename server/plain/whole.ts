import { fresh } from '../../catalog/list/fresh.ts';
import { type Tag, tagsOf, titleOf } from '../../catalog/site/head.ts';
import type { Frame } from '../../catalog/site/shell.ts';
import { dataScript, escapeHtml, type Html, html } from './html.ts';
import type { Plain } from './page.ts';

/** Surroundings of a page: the body's frame, its origin and its picture. */
export interface PageAround {
  frame: Frame;
  origin: string;
  image: string;
}

/** Values for the placeholders in the HTML of the app. */
export interface TemplateFill {
  title: string;
  /** Data with which the app draws its frame. */
  data: unknown;
  head?: Html;
  body?: Html;
}

export const fillTemplate = (template: string, { title, data, head, body }: TemplateFill): string =>
  template
    .replace('<!--title-->', () => escapeHtml(title))
    .replace(
      '<!--portal-->',
      () => (head?.text ?? '') + dataScript(html`type="application/json" id="portal"`, data).text,
    )
    .replace('<!--plain-->', () => body?.text ?? '');

export const windowTitle = ({ title }: Pick<Plain, 'title'>, { frame }: PageAround): string =>
  titleOf(title, frame.cliente.txtCliente);

/** Elements of the head for search engines and for cards of shared addresses. */
export function pageHead(plain: Plain, { frame, origin, image }: PageAround): Html {
  const { txtCliente } = frame.cliente;
  const fixed: readonly (readonly [string, string])[] = [
    ['og:site_name', titleOf('', txtCliente)],
    ['og:locale', 'pt_BR'],
    ['og:type', 'website'],
    ['og:image', origin + image],
  ];
  return html`${tagsOf(plain, origin, txtCliente).map(element)}${fixed.map(
    ([property, content]) => html`<meta property="${property}" content="${content}">`,
  )}${plain.told && dataScript(html`type="application/ld+json" id="dados"`, plain.told)}`;
}

function element({ element: name, key, name: of, value }: Tag): Html {
  if (value === null) return html``;
  if (name === 'link') return html`<link rel="${of}" href="${value}">`;
  return key === 'name'
    ? html`<meta name="${of}" content="${value}">`
    : html`<meta property="${of}" content="${value}">`;
}

/** Body of a plain page: header, content and footer. The app replaces it. */
export const pageBody = (plain: Plain, { frame }: PageAround): Html => html`<div class="plain">
<a href="#conteudo">Ir para o conteúdo</a>
<header><p><a href="/">Portal da Transparência</a> <span>${frame.cliente.txtCliente}</span></p>
<nav aria-label="Principal"><ul>${frame.menu.map(({ txtDescricao, txtUrl }) => html`<li><a href="${txtUrl}">${txtDescricao}</a></li>`)}<li><a href="/mapa">Mapa do Site</a></li></ul></nav></header>
<main id="conteudo">
<h1>${plain.heading ?? plain.title}</h1>
${plain.lead ?? html`<p>${plain.about}</p>`}
${plain.dados && html`<p>${fresh(plain.dados)}</p>`}
${plain.content}
</main>
<footer>${address(frame)}</footer>
</div>`;

function address({ entidade }: Frame): Html {
  const { txtCliente, txtEndereco, txtNumEndereco, txtCidade, txtEstado, txtNumTelefone, txtEmail } = entidade;
  const street = [
    [txtEndereco, txtNumEndereco].filter(Boolean).join(', '),
    [txtCidade, txtEstado].filter(Boolean).join('/'),
  ];
  return html`<address>${[txtCliente, ...street, txtNumTelefone].filter(Boolean).join(' – ')}${txtEmail && html` – <a href="mailto:${txtEmail}">${txtEmail}</a>`}</address>`;
}
