import type { Route } from '../../catalog/routes.ts';
import { Fault } from '../http/fault.ts';
import { html } from './html.ts';
import type { Plain } from './page.ts';

/** The type of a fault that only says that the page did not come in time. */
export const LATE_TYPE = 'LATE';
const NO_PAGE = 'NO_PAGE';

const SORRY = 'Lamentamos, não conseguimos encontrar a página que procura.';

/** The address is no page at all, as the app says with its 404 page. */
export const noPageFault = (): Fault => new Fault(404, NO_PAGE, SORRY);

/** The address is one of a record, and nothing was published there. */
export const missingFault = (message: string): Fault => new Fault(404, 'NOT_FOUND', message);

export const nowherePage = (path: string): Plain => ({
  title: 'Página não encontrada',
  heading: '404',
  about: SORRY,
  lead: html`<p>Página não encontrada</p><p>${SORRY}</p>`,
  path,
  sources: [],
  content: html`<p><a href="/">Voltar para o Inicio</a></p><p><a href="/mapa">Ver todas as páginas do portal</a></p>`,
});

const unfound = (path: string, about: string): Plain => ({
  title: 'Registro não encontrado',
  about,
  path,
  sources: [],
  content: html`<p><a href="/mapa">Ver todas as páginas do portal</a></p>`,
});

/**
 * What cannot be shown now, or not at all, is still the app's to tell. A question that cannot be read is told on the page,
 * as the app does; only what failed on our side is worth coming back for.
 */
export function failedPage(
  { status, type, message }: Fault,
  { title, about = '' }: Route,
  path: string,
): { status: number; plain: Plain } {
  if (status === 404) return { status, plain: type === NO_PAGE ? nowherePage(path) : unfound(path, message) };
  const plain = { title, about, path, sources: [], content: html`<p>${message}</p>` };
  if (status >= 500) return { status: type === LATE_TYPE ? 200 : 503, plain };
  return { status: 200, plain: { ...plain, personal: true } };
}
