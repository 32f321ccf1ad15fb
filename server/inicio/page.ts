import { formatDay } from '../../catalog/fields/date.ts';
import type { Inicio, Quadro } from '../../catalog/inicio/answer.ts';
import { welcome } from '../../catalog/inicio/welcome.ts';
import { reais } from '../../catalog/texto/figures.ts';
import { VISITED } from '../acessos/view.ts';
import { frameOf } from '../http/frame.ts';
import { siteMapOf } from '../mapa/page.ts';
import { type Html, html } from '../plain/html.ts';
import { logoPath } from '../plain/image.ts';
import type { Plain, Visit } from '../plain/page.ts';
import { organizationJsonLd } from '../plain/schema.ts';

/** The way in: what came in and went out, and the pages of each subject. Without figures it is still the way in. */
export async function homePage(visit: Visit): Promise<Plain> {
  const { services, site, origin, route } = visit;
  const { txtCliente, entidade } = site.tenant.dados;
  const inicio = await visit.ask<{ data: Inicio }>('/inicio').then(
    ({ data }) => data,
    () => null,
  );
  const { groups } = siteMapOf(visit);
  return {
    title: '',
    heading: welcome(site.tenant.tipo, entidade.txtCidade, txtCliente),
    about: `${txtCliente}: ${route.about}`,
    path: '/',
    told: organizationJsonLd(origin, origin + logoPath(site.tenant), frameOf(services.datasets, site.tenant)),
    // The app draws the same figures at once: on a slow line one journey less.
    app: { inicio },
    sources: [VISITED, ...services.datasets.map(({ id }) => id)],
    content: html`${inicio?.quadros.map(panel)}${groups.map(
      ({ title, entries }) => html`<section><h2>${title}</h2>
<ul>${entries.map(({ path, title: name }) => html`<li><a href="${path}">${name}</a></li>`)}</ul></section>
`,
    )}`,
  };
}

function panel({ titulo, termo, para, valores, base, declaracao }: Quadro): Html {
  const rows = [...(base ? [base] : []), ...valores];
  const day = valores[0]?.referencia;
  return html`<section><h2><a href="${para}">${titulo}</a></h2>
<p>${termo.charAt(0).toUpperCase()}${termo.slice(1)}</p>
<dl>${rows.map(({ nome, valor, para: to }) => html`<dt>${nome}</dt><dd><a href="${to}">${reais(valor)}</a></dd>`)}</dl>
${declaracao && html`<p>${declaracao.texto}</p>`}${day && html`<p>Dados de ${formatDay(day)}</p>`}</section>
`;
}
