import type { Page, Route } from '@playwright/test';
import { scrutinise } from './axe.ts';
import { address } from './server.ts';
import { expect, fits, HAND, settled, test } from './steps.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const item = (txtDescricao: string, txtUrl: string, lstFilhos: object[] = []) => ({
  txtDescricao,
  txtUrl,
  blnPopUp: txtUrl.startsWith('/') ? '0' : '1',
  lstFilhos,
});
const answer = (data: unknown) => (route: Route) => route.fulfill({ json: { ok: true, data } });

/** Lets the calls answer this menu, whatever the page brought. */
async function serve(page: Page, menu: readonly object[]): Promise<void> {
  await page.route('**/menu/porlocalasync?*', answer(menu));
  await page.route('**/menu/porlocalcomfilhosasync?*', answer(menu));
}

async function unfold(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await nav(page).getByRole('button', { name: 'Menu' }).click();
}

test(
  'the menu is what the calls answer, and leaves the portal only in another tab',
  HAND,
  async ({ page, isMobile }) => {
    const asked = page.waitForRequest('**/menu/porlocalasync?*');
    await serve(page, [
      item('Início', '/'),
      item('Diário oficial', 'https://diario.example/'),
      item('Dados', '/api/v1'),
      item('Compras', '/contratos', [item('Contratos', '/contratos')]),
    ]);
    await page.goto('/mapa');
    expect(new URL((await asked).url()).search).toBe('?idPoderOrgao=1&idLocal=1');
    await unfold(page, isMobile);
    const away = nav(page).getByRole('link', { name: 'Diário oficial (abre em outra aba)' });
    await expect(away).toHaveAttribute('target', '_blank');
    await expect(away).toHaveAttribute('rel', /noopener/);
    await expect(away.locator('svg')).toBeVisible();
    await expect(nav(page).getByRole('link', { name: 'Dados' })).not.toHaveAttribute('target');
    await nav(page).getByRole('button', { name: 'Páginas de Compras' }).click();
    await nav(page).getByRole('link', { name: 'Contratos' }).click();
    await expect(page).toHaveURL(/\/contratos$/);
    await expect(nav(page).getByRole('button', { expanded: true })).toHaveCount(0);
  },
);

/** Nine subjects of one to fifteen pages, with names as long as they get. */
const SUBJECTS = [
  'Despesas',
  'Receitas',
  'Pessoal',
  'Licitações e contratos',
  'Planejamento e contas',
  'Obras',
  'Saúde e educação',
  'Dados abertos',
  'Ouvidoria e e-SIC',
];
const PAGES = [8, 6, 5, 15, 7, 1, 6, 2, 3];
const crowd = [
  item('Início', '/'),
  ...SUBJECTS.map((name, i) =>
    item(
      name,
      `/${i}`,
      Array.from({ length: PAGES[i] ?? 0 }, (_, n) => item(`Relação de despesas e contratos ${n + 1}`, `/${i}/${n}`)),
    ),
  ),
];

test('fifty-three pages under nine subjects stay within the window and in reach', HAND, async ({ page, isMobile }) => {
  await serve(page, crowd);
  for (const scrolled of [0, 300]) {
    await page.goto('/mapa');
    await settled(page);
    await page.evaluate((y) => window.scrollTo(0, y), scrolled);
    await unfold(page, isMobile);
    const bar = await nav(page).getByRole('list').first().boundingBox();
    // At this width all subjects are on one line.
    if (!isMobile) expect(bar?.height).toBeLessThan(60);
    for (const name of ['Licitações e contratos', 'Ouvidoria e e-SIC']) {
      await nav(page).getByRole('button', { name }).click();
      const last = nav(page).getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      await fits(page);
      if (scrolled) expect(await scrutinise(page)).toEqual([]);
    }
    const open = await nav(page).getByRole('button', { expanded: true }).count();
    // Over the page one panel at a time; in a phone's list what was opened stays open, and the toggle is one of them.
    expect(open).toBe(isMobile ? 3 : 1);
    await page.keyboard.press('Escape');
    if (isMobile) await page.keyboard.press('Escape');
    await expect(nav(page).getByRole('button', { expanded: true })).toHaveCount(0);
  }
});

test('the menu is walked by keyboard: Enter unfolds, Tab enters, leaving or Escape folds', async ({ page }) => {
  await serve(page, crowd);
  await page.goto('/mapa', { waitUntil: 'networkidle' });
  const despesas = nav(page).getByRole('button', { name: 'Páginas de Despesas' });
  const receitas = nav(page).getByRole('button', { name: 'Páginas de Receitas' });
  await nav(page).getByRole('link', { name: 'Despesas', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(despesas).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(despesas).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(nav(page).getByRole('link', { name: 'contratos 1' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(despesas).toBeFocused();
  await expect(despesas).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(despesas).toHaveAttribute('aria-expanded', 'true');
  for (let i = 0; i < 9; i++) await page.keyboard.press('Tab');
  await expect(nav(page).getByRole('link', { name: 'Receitas', exact: true })).toBeFocused();
  await expect(despesas).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  // In the margin, which the unfolded panel does not cover.
  await page.mouse.click(5, 880);
  await expect(receitas).toHaveAttribute('aria-expanded', 'false');
});

const COMPRAS = [item('Início', '/'), item('Compras', '/contratos', [item('Atas', '/ata-de-registro-de-preco')])];

test('a subject with an address follows it, by pointer, touch and keyboard', HAND, async ({ page, isMobile }) => {
  await serve(page, COMPRAS);
  for (const by of ['press', 'key'] as const) {
    await page.goto('/mapa');
    await settled(page);
    await unfold(page, isMobile);
    const compras = nav(page).getByRole('link', { name: 'Compras', exact: true });
    if (by === 'key') await compras.press('Enter');
    else if (isMobile) await compras.tap();
    else await compras.click();
    await expect(page).toHaveURL(/\/contratos$/);
    await settled(page);
    // The pointer rests where it pressed: the page that came is not covered.
    await expect(nav(page).getByRole('button', { expanded: true })).toHaveCount(0);
  }
});

test('a subject unfolds under a resting pointer, by touch and by keyboard', HAND, async ({ page, isMobile }) => {
  await serve(page, COMPRAS);
  await page.goto('/mapa');
  await settled(page);
  await unfold(page, isMobile);
  const more = nav(page).getByRole('button', { name: 'Páginas de Compras' });
  const atas = nav(page).getByRole('link', { name: 'Atas' });
  if (isMobile) {
    await more.tap();
    await expect(atas).toBeVisible();
    await more.tap();
  } else {
    await nav(page).getByRole('link', { name: 'Compras', exact: true }).hover();
    await expect(atas).toBeVisible();
    await atas.hover();
    await page.keyboard.press('Escape');
    await expect(atas).toBeHidden();
    await page.locator('h1').hover();
    await nav(page).getByRole('link', { name: 'Compras', exact: true }).hover();
    await expect(atas).toBeVisible();
    // A press keeps what the pointer unfolded; it does not fold it under the hand.
    await more.click();
    await page.locator('h1').hover();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await more.click();
  }
  await expect(atas).toBeHidden();
  await more.press('Enter');
  await expect(atas).toBeVisible();
  expect(await scrutinise(page)).toEqual([]);
});

test('a window too narrow for one line of subjects folds the menu, and the small header stays small', async ({
  page,
}) => {
  await page.setViewportSize({ width: 683, height: 450 });
  await serve(page, crowd);
  await page.goto('/mapa');
  await settled(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  const header = page.locator('#header');
  await expect(header).toHaveAttribute('data-compact', 'true');
  expect((await header.locator('> div').boundingBox())?.height).toBeLessThan(90);
  await nav(page).getByRole('button', { name: 'Menu' }).click();
  await nav(page).getByRole('button', { name: 'Licitações e contratos' }).click();
  const last = nav(page).getByRole('button', { name: 'Ouvidoria e e-SIC' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await fits(page);
});

test(
  'on a phone the menu waits behind its toggle, lies over the page and shows where one is',
  HAND,
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a wide window shows the menu');
    await serve(page, [item('Início', '/'), item('Portal', '/', [item('Busca', '/busca'), item('Mapa', '/mapa')])]);
    await page.goto('/mapa');
    await settled(page);
    const toggle = nav(page).getByRole('button', { name: 'Menu' });
    const place = () => page.locator('h1').evaluate((title) => title.getBoundingClientRect().top);
    const before = await place();
    await expect(nav(page).getByRole('link', { name: 'Início' })).toBeHidden();
    await toggle.click();
    expect(await place()).toBe(before);
    await expect(nav(page).getByRole('link', { name: 'Mapa' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
);

test('a call that fails is logged, and the page lives without it', async ({ page, complaints }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/menu/**', (route) => route.fulfill({ status: 500, json: { ok: false } }));
  await page.route('**/dadoscliente/**', (route) => route.abort());
  await page.goto('/mapa');
  await expect(page.getByRole('banner')).toContainText('Prefeitura Municipal de Vale Claro');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contratos' })).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('menu/porlocalasync');
  complaints.length = 0;
});

test('the footer sorts its columns and shows only the networks that the body has', async ({ page }) => {
  await page.goto(`${address('cmdemo.transparencia.localhost')}/mapa`);
  const footer = page.getByRole('contentinfo');
  for (const column of ['Ajuda', 'Mais acessadas', 'Transparência']) {
    const links = await footer.getByRole('navigation', { name: column }).getByRole('link').allInnerTexts();
    expect(links).toEqual([...links].sort((a, b) => a.localeCompare(b, 'pt-BR')));
  }
  const radar = footer.getByRole('link', { name: 'Radar da Transparência Pública (abre em outra aba)' });
  await expect(radar).toHaveAttribute('target', '_blank');
  const instagram = footer.getByRole('link', { name: /Instagram/ });
  await expect(instagram).toHaveAttribute('href', 'https://www.instagram.com/camaravaleclaro');
  await expect(footer.getByRole('link', { name: /Facebook/ })).toHaveCount(0);
  await expect(footer).toContainText('CNPJ 08.222.233/0001-40');
  await expect(footer).toContainText('Rua das Acácias, 45 – Vale Claro/RN – CEP 59999-010');
  await expect(footer.getByRole('link', { name: '(84) 3000-0100' })).toHaveAttribute('href', 'tel:8430000100');
  await expect(footer.getByRole('link', { name: /^contato@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer).toContainText('Versão 3.2.3');
  await expect(footer).toContainText('© 2026 Câmara Municipal de Vale Claro');
});

test('a link of the footer stays or leaves by its flag, accents sort as people do, and the Radar is never missing', async ({
  page,
}) => {
  const entry = (idMenuFooter: number, txtDescricao: string, blnPopUp: string) => ({
    idMenuFooter,
    txtDescricao,
    blnPopUp,
    txtUrl: '/contratos',
  });
  const asked = page.waitForRequest('**/menu/porlocalpaginadoasync?*');
  await page.route(
    '**/menu/porlocalpaginadoasync?*',
    answer([entry(1, 'Zoneamento', '0'), entry(1, 'Órgãos', '1'), entry(1, 'ouvidoria', '0'), entry(1, 'Água', '0')]),
  );
  await page.goto('/mapa');
  expect(new URL((await asked).url()).search).toBe('?idPoderOrgao=1&idLocal=4');
  const links = page.getByRole('navigation', { name: 'Ajuda' }).getByRole('link');
  await expect(links).toHaveText([/^Água$/, /^Órgãos/, /^ouvidoria$/, /^Zoneamento$/]);
  await expect(links.nth(1)).toHaveAttribute('target', '_blank');
  await expect(links.nth(0)).not.toHaveAttribute('target');
  await expect(page.getByRole('navigation', { name: 'Mais acessadas' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Transparência' })).toContainText('Radar da Transparência Pública');
});

test('the logo is the body’s own, in the header and as the icon, or else the common one', async ({ page }) => {
  const logo = page.getByRole('banner').getByRole('link').first().locator('img');
  const icon = page.locator('link[rel="icon"]');
  await page.goto('/mapa');
  await expect(logo).toHaveAttribute('src', '/LogoTop.png');
  await expect(icon).toHaveAttribute('href', '/LogoTop.png');
  const width = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64');
  const client = { txtCliente: 'Fundo de Vale Claro', idPoderOrgao: 7, imgLogo: svg, txtLogoExtensao: '.svg' };
  await page.route('**/dadoscliente/**', answer(client));
  await page.reload();
  await expect(logo).toHaveAttribute('src', `data:image/svg+xml;base64,${svg}`);
  await expect(icon).toHaveAttribute('href', `data:image/svg+xml;base64,${svg}`);
  await expect.poll(width).toBe(9);
  await expect(page.getByRole('banner')).toContainText('Fundo de Vale Claro');
  const kept = () => page.evaluate(() => [localStorage.getItem('txtCliente'), localStorage.getItem('idPoderOrgao')]);
  await expect.poll(kept).toEqual(['Fundo de Vale Claro', '7']);
});
