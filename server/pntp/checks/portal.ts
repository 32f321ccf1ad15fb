import { routes } from '../../../catalog/routes.ts';
import { RADAR } from '../../../catalog/site/shell.ts';
import type { MirrorSource } from '../place.ts';
import { type CriterionCheck, placeOf, portalCheck } from './check.ts';

const hasRoute = ({ datasets }: MirrorSource, path: string): boolean =>
  routes(datasets).some((route) => route.path === path);

/** Whether the page that a visitor without JavaScript gets shows something. */
const shows =
  (...signs: RegExp[]) =>
  ({ page }: MirrorSource): boolean =>
    signs.every((sign) => sign.test(page));

/** Whether a page has a link to the Radar under its own name, however the name is marked up. */
function hasRadar({ page }: MirrorSource): boolean {
  const links = page.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs);
  return [...links].some(
    ([, to = '', inside = '']) =>
      to.startsWith(RADAR) && inside.replace(/<[^>]*>/g, '').includes('Radar da Transparência Pública'),
  );
}

/** What is asked of the portal itself, looked for in the page that it sends. */
export const PORTAL_CHECKS: Readonly<Record<string, CriterionCheck>> = {
  '1.2': portalCheck('/', 'o portal responde', ({ page }) => page !== ''),
  '1.4': portalCheck(
    '/busca',
    'busca em todas as páginas, que não distingue maiúsculas nem acentos',
    (source) => hasRoute(source, '/busca') && shows(/<form[^>]+action="\/busca"|href="\/busca"/)(source),
  ),
  '2.9': portalCheck('/', 'link com o nome “Radar da Transparência Pública”', hasRadar),
  '13.1': portalCheck('/', 'símbolo de acessibilidade no alto de todas as páginas', shows(/title="Acessibilidade"/)),
  '13.2': portalCheck('/mapa', 'o caminho até cada página', shows(/<nav aria-label="Caminho"/)),
  '13.3': portalCheck('/', 'o botão Alto contraste', shows(/<button[^>]+aria-label="Alto contraste"/)),
  '13.4': portalCheck('/', 'os botões A− e A+', shows(/aria-label="Diminuir texto/, /aria-label="Aumentar texto/)),
  '13.5': portalCheck(
    '/mapa',
    'o mapa do portal',
    (source) => hasRoute(source, '/mapa') && shows(/href="\/mapa"/)(source),
  ),
  '15.4': (source) => {
    const isMet = hasRows(source);
    return placeOf(
      '/dados-abertos',
      {
        isMet,
        prova: isMet ? OPEN_DATA : 'página de dados abertos e API descrita, ainda sem dados',
        falta: 'Publique o primeiro conjunto de dados: a página e a API ainda não têm o que entregar.',
      },
      { comando: null, painel: '/painel/publicar' },
    );
  },
};

const OPEN_DATA = 'página de dados abertos e API descrita, sem cadastro, com dados publicados';

const hasRows = ({ facts }: MirrorSource): boolean =>
  [...facts.values()].some((criteria) => Object.values(criteria).some(({ anos }) => Object.keys(anos).length > 0));
