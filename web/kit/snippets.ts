/** The pictures of the kit, with their size on a page. */
export const BANNERS = [
  { name: 'faixa', title: 'Faixa para a página inicial', width: 640, height: 110 },
  { name: 'botao', title: 'Botão para uma coluna ou o rodapé', width: 260, height: 130 },
] as const;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text inside an attribute in double quotes. */
const quoted = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** HTML of a picture that leads to the portal. It holds no script and no style, so that any editor of pages takes it. */
export const bannerSnippet = (
  origin: string,
  body: string,
  { name, width, height }: Pick<(typeof BANNERS)[number], 'name' | 'width' | 'height'>,
): string =>
  `<a href="${quoted(origin)}/" title="Portal da Transparência">
  <img src="${quoted(origin)}/kit/${name}.svg" width="${width}" height="${height}"
    alt="Portal da Transparência – ${quoted(body)}">
</a>`;

/** HTML of a search box whose answer is the portal's search. */
export const searchSnippet = (origin: string): string =>
  `<form action="${quoted(origin)}/busca" method="get" role="search">
  <label for="busca-transparencia">Buscar no Portal da Transparência</label>
  <input id="busca-transparencia" name="termo" type="search" required>
  <button type="submit">Buscar</button>
</form>`;

/** The links that an official site shows, by the criteria of the national programme. */
export const linkSnippet = (origin: string, links: readonly { to: string; label: string }[]): string =>
  `<ul>\n${links.map(({ to, label }) => `  <li><a href="${quoted(origin + to)}">${quoted(label)}</a></li>`).join('\n')}\n</ul>`;
