import type { Arquivo } from '../../catalog/arquivos/answer.ts';
import { ARQUIVOS, categoryOf, FILE_TYPES, nameOf, sizeOf } from '../../catalog/arquivos/arquivos.ts';
import type { FileCategory } from '../../catalog/arquivos/category.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { decodeSegment } from '../../catalog/texto/segment.ts';
import { noPageFault } from '../plain/failed.ts';
import { type Html, html } from '../plain/html.ts';
import { below, type Plain, type Visit } from '../plain/page.ts';
import { factList, PLAIN_ROWS } from '../plain/table.ts';
import { findFile } from './view.ts';

/** A category of the published files, or one of the files. */
export async function arquivosPage(visit: Visit): Promise<Plain> {
  const name = decodeSegment(below(visit, 1)[0] ?? '') ?? '';
  const category = categoryOf(name.toLowerCase());
  return category ? categoryPage(visit, category) : documentPage(visit, name);
}

async function categoryPage({ ask }: Visit, category: FileCategory): Promise<Plain> {
  const { data, total } = await ask<{ data: Arquivo[]; total: number }>(
    `/arquivos?categoria=${category.slug}&_size=${PLAIN_ROWS}`,
  );
  return {
    title: nameOf(category),
    about: category.about,
    path: `/arquivos/${category.slug}`,
    sources: [ARQUIVOS],
    content: html`${data.length > 0 && html`<ul>${data.map(item)}</ul>`}
${total > data.length && html`<p>Há mais ${total - data.length} arquivos nesta categoria.</p>`}
<p>Base legal: ${category.law}.</p>`,
  };
}

const item = ({ slug, titulo, ano }: Arquivo): Html =>
  html`<li><a href="/arquivos/${slug}">${titulo}</a> (${ano})</li>
`;

async function documentPage({ services, site }: Visit, slug: string): Promise<Plain> {
  const file = await services.db.read(site.tenant.id, (client) => findFile(client, site.tenant.id, slug));
  if (!file) throw noPageFault();
  return {
    title: file.titulo,
    about: categoryOf(file.categoria)?.about ?? 'Um arquivo publicado pelo órgão.',
    path: `/arquivos/${file.slug}`,
    sources: [ARQUIVOS],
    content: contentOf(file),
  };
}

const contentOf = ({ ano, periodo, data, tipo, tamanho, caminho }: Arquivo): Html => html`${factList([
  ['Ano', String(ano)],
  ['Período', periodo],
  ['Publicado em', formatDay(data)],
  ['Tipo e tamanho', `${FILE_TYPES[tipo] ?? 'arquivo'}, ${sizeOf(tamanho)}`],
])}
<p><a href="/api/v1/arquivos/${caminho.split('/').map(encodeURIComponent).join('/')}">Abrir o arquivo</a>. <a href="/arquivos">Todos os arquivos publicados</a>.</p>`;
