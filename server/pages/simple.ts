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
