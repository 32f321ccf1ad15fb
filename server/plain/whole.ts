import { freshnessText } from '../../catalog/list/fresh.ts';
import { type HeadTag, tagsOf, titleOf } from '../../catalog/site/head.ts';
import type { Frame } from '../../catalog/site/shell.ts';
import { dataScript, escapeHtml, type Html, html } from './html.ts';
import type { Plain } from './page.ts';

/** A body's page as one sees it: whose it is, where, and its picture. */
export interface Around {
  frame: Frame;
  origin: string;
  image: string;
}

/** The HTML of the app with the places filled that it leaves open. */
export interface Fill {
  title: string;
  /** For the app, which draws its frame with it. */
  data: unknown;
  head?: Html;
  body?: Html;
}

export const fill = (template: string, { title, data, head, body }: Fill): string =>
  template
    .replace('<!--title-->', () => escapeHtml(title))
    .replace(
      '<!--portal-->',
      () => (head?.text ?? '') + dataScript(html`type="application/json" id="portal"`, data).text,
    )
    .replace('<!--plain-->', () => body?.text ?? '');

export const windowTitle = ({ title }: Pick<Plain, 'title'>, { frame }: Around): string =>
  titleOf(title, frame.cliente.txtCliente);

/** What the head of a page says to search engines and to whoever shares its address. */
export function headOf(plain: Plain, { frame, origin, image }: Around): Html {
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

function element({ element: name, key, name: of, value }: HeadTag): Html {
  if (value === null) return html``;
  if (name === 'link') return html`<link rel="${of}" href="${value}">`;
  return key === 'name'
    ? html`<meta name="${of}" content="${value}">`
    : html`<meta property="${of}" content="${value}">`;
}

/** The page itself, between the name of the body and how to reach it. The app puts its own in this place. */
export const bodyOf = (plain: Plain, { frame }: Around): Html => html`<div class="plain">
<a href="#conteudo">Ir para o conteúdo</a>
<header><p><a href="/">Portal da Transparência</a> <span>${frame.cliente.txtCliente}</span></p>
<nav aria-label="Principal"><ul>${frame.menu.map(({ txtDescricao, txtUrl }) => html`<li><a href="${txtUrl}">${txtDescricao}</a></li>`)}<li><a href="/mapa">Mapa do Site</a></li></ul></nav></header>
<main id="conteudo">
<h1>${plain.heading ?? plain.title}</h1>
${plain.lead ?? html`<p>${plain.about}</p>`}
${plain.dados && html`<p>${freshnessText(plain.dados)}</p>`}
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
