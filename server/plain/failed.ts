import type { Route } from '../../catalog/routes.ts';
import { Fault } from '../http/fault.ts';
import { html } from './html.ts';
import type { Plain } from './page.ts';

/** Type of the fault that means only that the page did not come in time. */
export const LATE_TYPE = 'LATE';
const NO_PAGE = 'NO_PAGE';

const SORRY = 'Lamentamos, não conseguimos encontrar a página que procura.';

/** Fault of an address that is no page at all. */
export const noPageFault = (): Fault => new Fault(404, NO_PAGE, SORRY);

/** Fault of the address of a record that was never published. */
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
 * The page of a fault, on which the app still runs. A query that cannot be read is explained on the page with status
 * 200, as the app does; a failure of ours has its own status, so that crawlers come back.
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
