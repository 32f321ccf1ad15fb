import type { BuscaAnswer, MixedFind } from '../../catalog/busca/answer.ts';
import { type Html, html } from '../plain/html.ts';
import type { Plain, Visit } from '../plain/page.ts';

/** What the address of the search may hold. */
const NAMES = ['termo', 'tipo', 'ano', '_page'];

/** The search for readers without JavaScript: its form, and a page of what answers. */
export async function searchPage({ route, path, pairs, ask }: Visit): Promise<Plain> {
  const asked = new URLSearchParams();
  for (const [name, value] of pairs) if (NAMES.includes(name)) asked.set(name, value);
  const termo = asked.get('termo')?.trim() ?? '';
  const answer = termo === '' ? null : await ask<BuscaAnswer>(`/busca?${asked}`);
  // A CPF that somebody typed is not written into the page.
  if (answer) asked.set('termo', answer.termo);
  return {
    title: route.title,
    about: route.about ?? '',
    path,
    personal: termo !== '',
    sources: [],
    content: html`<form action="/busca"><label>Pesquisar no portal <input type="search" name="termo" maxlength="200" value="${answer?.termo ?? ''}"></label> <button>Pesquisar</button></form>
${answer && answered(answer, asked)}`,
  };
}

function answered(answer: BuscaAnswer, asked: URLSearchParams): Html {
  const { termo, total, mais, data, tipos } = answer;
  if (total === 0) return html`<p>Nada do que foi publicado tem “${termo}”.</p>`;
  const names = new Map(tipos.map(({ tipo, titulo }) => [tipo, titulo]));
  return html`<p>${mais && 'Mais de '}${total.toLocaleString('pt-BR')} ${total === 1 ? 'resultado' : 'resultados'} para “${termo}”.</p>
<ol start="${(answer.page - 1) * answer.size + 1}">${data.map((find) => item(find, names.get(find.tipo) ?? ''))}</ol>
${turning(answer, asked)}
<nav aria-label="Tipo de resultado"><ul>${tipos.map(
    (kind) =>
      html`<li><a href="${to(asked, { tipo: kind.tipo })}">${kind.titulo}</a> (${kind.mais && 'mais de '}${kind.total.toLocaleString('pt-BR')})</li>`,
  )}</ul></nav>`;
}

const item = ({ titulo, partes, para, ano, valor }: MixedFind, kind: string): Html =>
  html`<li><a href="${para}">${titulo}</a> <small>${[kind, ano, valor && `${valor.rotulo}: ${valor.texto}`].filter(Boolean).join(' · ')}</small>
<p>${partes.map(({ label, text }) => (label ? `${label}: ${text}` : text)).join(' · ')}</p></li>
`;

function turning({ page, paginas }: BuscaAnswer, asked: URLSearchParams): Html {
  return html`<nav aria-label="Páginas"><p>${page > 1 && html`<a href="${to(asked, { _page: String(page - 1) })}" rel="prev">Resultados anteriores</a> `}${
    page < paginas && html`<a href="${to(asked, { _page: String(page + 1) })}" rel="next">Próximos resultados</a>`
  }</p></nav>`;
}

/** The same question with something else of it; another kind begins at its first page. */
function to(asked: URLSearchParams, change: Record<string, string>): string {
  const next = new URLSearchParams(asked);
  next.delete('_page');
  for (const [name, value] of Object.entries(change)) next.set(name, value);
  return `/busca?${next}`;
}
