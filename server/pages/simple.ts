import { html } from './html.ts';
import type { Plain, Visit } from './page.ts';

/** A page of which only its title and its sentence are known here. */
export const simplePage = ({ route, path }: Visit): Plain => ({
  title: route.title,
  about: route.about ?? '',
  path,
  sources: [],
});

/** How to reach the body. */
export function ombudsmanPage(visit: Visit): Plain {
  const { txtEmail, txtNumTelefone } = visit.site.tenant.dados.entidade;
  return {
    ...simplePage(visit),
    content: html`<p>Telefone: ${txtNumTelefone}. E-mail: <a href="mailto:${txtEmail}">${txtEmail}</a>.</p>`,
  };
}

/** Where the person in charge answers: nothing of it can be known here, for the link's secret never reaches the server. */
export const attendPage = (visit: Visit): Plain => ({
  ...simplePage(visit),
  personal: true,
  content: html`<p>Para ler e responder, abra o link do e-mail em um navegador com JavaScript.</p>`,
});
