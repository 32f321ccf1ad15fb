import { frameOf } from '../routes/frame.ts';
import { html } from './html.ts';
import { imageOf } from './image.ts';
import { mapOf } from './map.ts';
import type { Plain, Visit } from './page.ts';
import { bodyOf } from './schema.ts';

/** The way in: the pages of each subject. */
export function homePage(visit: Visit): Plain {
  const { desk, site, origin, route } = visit;
  const { txtCliente, entidade } = site.tenant.dados;
  const { groups } = mapOf(visit);
  return {
    title: '',
    heading: `Veja como ${entidade.txtCidade} usa o dinheiro público`,
    about: `${txtCliente}: ${route.about}`,
    path: '/',
    told: bodyOf(origin, origin + imageOf(site.tenant), frameOf(desk.datasets, site.tenant)),
    sources: [],
    content: html`${groups.map(
      ({ title, entries }) => html`<section><h2>${title}</h2>
<ul>${entries.map(({ path, title: name }) => html`<li><a href="${path}">${name}</a></li>`)}</ul></section>
`,
    )}`,
  };
}
