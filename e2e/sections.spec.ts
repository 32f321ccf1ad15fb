import type { Page, Route } from '@playwright/test';
import { address } from './server.ts';
import { expect, settled, test } from './steps.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const item = (txtDescricao: string, txtUrl: string, lstFilhos: object[] = []) => ({
  txtDescricao,
  txtUrl,
  blnPopUp: txtUrl.startsWith('/') ? '0' : '1',
  lstFilhos,
});
const answer = (data: unknown) => (route: Route) => route.fulfill({ json: { ok: true, data } });

const way = (page: Page) => page.getByRole('navigation', { name: 'Caminho' }).getByRole('listitem');

/** Pages written by hand and made of a definition, each with the part of the menu that it belongs to. */
const SECTIONS: readonly [path: string, ...steps: string[]][] = [
  ['/contratos', 'Licitações e contratos', 'Contratos'],
  ['/arquivos', 'Planejamento e contas', 'Arquivos publicados'],
  ['/estrutura-organizacional', 'Pessoal', 'Estrutura organizacional'],
  ['/fale-conosco', 'Ouvidoria e e-SIC', 'Fale conosco'],
  ['/despesa', 'Despesas'],
  ['/receita', 'Receitas'],
  ['/busca?termo=merenda', 'O portal', 'Busca'],
  ['/glossario', 'O portal', 'Glossário'],
  ['/perguntas', 'O portal', 'Perguntas Frequentes'],
  ['/cargas', 'Dados abertos', 'Cargas de dados'],
  ['/dados-abertos', 'Dados abertos'],
  ['/dados-abertos/contratos', 'Dados abertos', 'Contratos'],
];

test('every page says in which part of the menu it is', async ({ page }) => {
  for (const [path, ...steps] of SECTIONS) {
    await page.goto(path);
    await expect(way(page)).toHaveText(['Início', ...steps]);
  }
});

test('the way to a page leads by the part of the menu that the call answers, and stands without it', async ({
  page,
  complaints,
}) => {
  const asked = page.waitForRequest('**/menu/menuselasync?*');
  const menu = [item('Compras', '/licitacao', [item('Licitações', '/licitacao'), item('Contratos', '/contratos')])];
  for (const call of ['porlocalasync', 'porlocalcomfilhosasync']) await page.route(`**/menu/${call}?*`, answer(menu));
  await page.goto('/contratos');
  expect(new URL((await asked).url()).searchParams.get('txtMenu')).toBe('Licitações e contratos');
  await expect(way(page)).toHaveText(['Início', 'Compras', 'Contratos']);
  await page.route('**/menu/menuselasync?*', answer([item('Compras', '/obras')]));
  await page.reload();
  await expect(way(page).getByRole('link', { name: 'Compras' })).toHaveAttribute('href', '/obras');
  await page.route('**/menu/menuselasync?*', (route) => route.fulfill({ status: 500, json: { ok: false } }));
  await page.reload();
  await expect(way(page)).toHaveText(['Início', 'Compras', 'Contratos']);
  await expect(way(page).getByRole('link', { name: 'Compras' })).toHaveCount(0);
  await expect.poll(() => complaints.join('\n')).toContain('menu/menuselasync');
  complaints.length = 0;
});

test('the map of the site asks for its tree and stands without it', async ({ page, complaints }) => {
  const asked = page.waitForRequest('**/menu/mapasiteasync?*');
  await page.route(
    '**/menu/mapasiteasync?*',
    answer([item('Compras', '/obras', [item('Contratos', '/contratos'), item('Diário', 'https://diario.example/')])]),
  );
  await page.goto('/mapa');
  expect(new URL((await asked).url()).search).toBe('?idPoderOrgao=1');
  const main = page.getByRole('main');
  const own = main.locator('section', { has: page.getByRole('heading', { name: 'Compras', exact: true }) });
  await expect(own.getByRole('link')).toHaveText(['Contratos', 'Aditivos de contratos', 'Documentos de contratos']);
  await expect(main.getByRole('link', { name: /^Diário/ })).toHaveAttribute('target', '_blank');
  await page.route('**/menu/mapasiteasync?*', (route) => route.abort());
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Licitações e contratos' })).toBeVisible();
  await expect.poll(() => complaints.join('\n')).toContain('menu/mapasiteasync');
  complaints.length = 0;
});

test('a câmara’s /receita is its list of duodécimos in the menu too', async ({ page }) => {
  await page.goto(`${address('cmdemo.transparencia.localhost')}/receita`);
  await settled(page);
  await expect(way(page)).toHaveText(['Início', 'Receitas', 'Duodécimos']);
  await expect(nav(page).locator('[data-here="true"]')).toContainText('Receitas');
  await nav(page)
    .getByRole('button', { name: /Receitas/ })
    .click();
  await expect(nav(page).getByRole('link', { name: 'Duodécimos' })).toHaveAttribute('aria-current', 'page');
});
