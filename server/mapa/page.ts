import { HELP, type SiteMap, siteMap } from '../../catalog/mapa/sitemap.ts';
import { frameOf } from '../http/frame.ts';
import { type Html, html } from '../plain/html.ts';
import type { Plain, Visit } from '../plain/page.ts';
import { factList } from '../plain/table.ts';

/** The whole site of the body that was asked. */
export const siteMapOf = ({ services, site }: Pick<Visit, 'services' | 'site'>): SiteMap =>
  siteMap(
    services.datasets,
    site.tenant.tipo,
    frameOf(services.datasets, site.tenant),
    Object.fromEntries(services.datasets.map(({ id, about }) => [id, about])),
  );

export function mapaPage(visit: Visit): Plain {
  const { groups, links, absent } = siteMapOf(visit);
  return {
    title: visit.route.title,
    about: visit.route.about ?? '',
    path: visit.path,
    sources: [],
    content: html`${groups.map(
      ({ title, entries }) => html`<section><h2>${title}</h2>
${factList(entries.map(({ path, title: name, about }) => [html`<a href="${path}">${name}</a>`, about]))}</section>
`,
    )}
${links.length > 0 && html`<section><h2>Também no menu do órgão</h2><ul>${links.map(link)}</ul></section>`}
<section><h2>Ajuda e acessibilidade</h2>${factList(HELP.map(({ title, text }) => [title, text]))}</section>
${absent.length > 0 && html`<section><h2>Não se aplica a este órgão</h2>${factList(absent.map(({ title, why }) => [title, why]))}</section>`}`,
  };
}

const link = ({ txtDescricao, txtUrl, blnPopUp }: SiteMap['links'][number]): Html =>
  html`<li><a href="${txtUrl}">${txtDescricao}</a>${blnPopUp !== '0' && ' (outro site)'}</li>`;
