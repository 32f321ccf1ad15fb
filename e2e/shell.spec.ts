import type { Page } from '@playwright/test';
import { faults } from './axe.ts';
import { address, expect, test } from './server.ts';
import { fits, settled } from './steps.ts';

const FIRST = { cookies: [], origins: [] };
const banner = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' });

test.describe('a first visit', () => {
  test.use({ storageState: FIRST });

  test('shows the cookie banner until it is closed, and not on the next page load', async ({ page, context }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toContain('cookiesAceitos');
    await banner(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await settled(page);
    await expect(banner(page)).toBeHidden();
  });

  test('opens the privacy dialog at the top, 25rem high, and can maximise it', async ({ page, isMobile }) => {
    await page.goto('/');
    const opener = banner(page).getByRole('button', { name: 'Política de privacidade' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Privacidade e cookies' });
    for (const part of ['Privacidade', 'Política de cookies', 'Compromisso do usuário', 'Mais informações'])
      await expect(dialog.getByRole('heading', { name: part, exact: true })).toBeAttached();
    const box = await dialog.boundingBox();
    expect(box?.height).toBe(400);
    expect(box?.y).toBeLessThan(40);
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Maximizar' }).click();
    expect((await dialog.boundingBox())?.height).toBe(isMobile ? 844 : 900);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('the technical notice', () => {
  for (const [now, shown] of [
    ['2025-06-15T23:59:59-03:00', false],
    ['2025-06-16T00:00:00-03:00', true],
    ['2025-08-31T23:59:59-03:00', true],
    ['2025-09-01T00:00:00-03:00', false],
  ] as const)
    test(`at ${now} its badge is ${shown ? '' : 'not '}there`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(now));
      await page.goto('/mapa');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('button', { name: /Aviso técnico/ })).toHaveCount(shown ? 1 : 0);
    });

  test('its dialog is 45rem wide and closes by button, Escape and mask, giving the focus back', async ({
    page,
    isMobile,
  }) => {
    await page.clock.setFixedTime(new Date('2025-07-01T12:00:00-03:00'));
    await page.goto('/mapa');
    const badge = page.getByRole('button', { name: /Aviso técnico/ });
    const dialog = page.getByRole('dialog', { name: /Instabilidade/ });
    await badge.click();
    await expect(dialog).toContainText('nenhum dado foi perdido');
    if (!isMobile) expect((await dialog.boundingBox())?.width).toBe(720);
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(badge).toBeFocused();
    await badge.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await badge.click();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });
});

test('what was kept can be taken back, after a question', async ({ page, context }) => {
  await context.clearCookies();
  await page.goto('/');
  await page.getByRole('button', { name: 'Alto contraste' }).click();
  await banner(page).getByRole('button', { name: 'Política de privacidade' }).click();
  const erase = page.getByRole('button', { name: 'Apagar o que foi guardado' });
  await erase.click();
  const question = page.getByRole('dialog', { name: 'Apagar o que foi guardado?' });
  expect(await faults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Não' }).click();
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await erase.click();
  await question.getByRole('button', { name: 'Sim, apagar' }).click();
  await expect(page.getByText('nada ficou guardado')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test('a tip explains what is pointed at or focused, and Escape hides it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger does not hover');
  await page.goto('/mapa');
  await page.getByRole('button', { name: 'Aumentar texto' }).focus();
  const tip = page.getByText('Aumentar texto', { exact: true });
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.getByRole('button', { name: 'Diminuir texto' }).hover();
  await expect(page.getByText('Diminuir texto', { exact: true })).toBeVisible();
});

test('nothing is cut with the largest text and twice the zoom', async ({ page, isMobile }) => {
  await page.setViewportSize(isMobile ? { width: 320, height: 640 } : { width: 683, height: 450 });
  await page.goto('/contratos?_page=1');
  await settled(page);
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Aumentar texto' }).click();
  for (const path of ['/contratos?_page=1', '/mapa', '/']) {
    await page.goto(path);
    await settled(page);
    await fits(page);
  }
});

test('the header stays, smaller, past 50 pixels, and the page does not jump', async ({ page }) => {
  await page.goto('/contratos?_page=1');
  await settled(page);
  const header = page.locator('#header');
  const tall = (await header.boundingBox())?.height;
  const place = () => page.locator('h1').evaluate((title) => title.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(header).toHaveAttribute('data-compact', 'true');
  expect(await place()).toBeCloseTo(before, 0);
  const inside = await header.locator('> div').boundingBox();
  expect(inside?.y).toBe(0);
  expect(inside?.height).toBeLessThan(tall ?? 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(header).toHaveAttribute('data-compact', 'false');
});

test('Alt and a number lead to content, menu, search and footer', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Alt');
  await page.goto('/contratos?_page=1');
  await settled(page);
  for (const [key, place] of [
    ['1', '#container'],
    ['2', '#menu'],
    ['3', '#pesquisa'],
    ['4', '#footer'],
  ] as const) {
    await page.keyboard.press(`Alt+${key}`);
    await expect(page.locator(place)).toBeFocused();
  }
});

test('the site keeps whose it is where the reference system does', async ({ page }) => {
  await page.goto('/mapa');
  await settled(page);
  const kept = await page.evaluate(() => [localStorage.getItem('txtCliente'), localStorage.getItem('idPoderOrgao')]);
  expect(kept).toEqual(['Prefeitura Municipal de Vale Claro', '1']);
});

test('a term goes to the search as it was typed', async ({ page }) => {
  await page.goto('/mapa');
  await page.locator('#pesquisa').fill('R&D 50%');
  await page.locator('#pesquisa').press('Enter');
  await expect(page).toHaveURL(/\/busca\?termo=R%26D(%20|\+)50%25$/);
});

test('the menu is what the calls answer, and leaves the portal only in another tab', async ({ page, isMobile }) => {
  const top = [
    { txtDescricao: 'Início', txtUrl: '/', blnPopUp: '0' },
    { txtDescricao: 'Diário oficial', txtUrl: 'https://diario.example/', blnPopUp: '1' },
    { txtDescricao: 'Compras', txtUrl: '/contratos', blnPopUp: '0' },
  ];
  const children = [{ txtDescricao: 'Contratos', txtUrl: '/contratos', blnPopUp: '0', lstFilhos: [] }];
  await page.route('**/menu/porlocalasync?*', (route) => route.fulfill({ json: { ok: true, data: top } }));
  await page.route('**/menu/porlocalcomfilhosasync?*', (route) =>
    route.fulfill({
      json: { ok: true, data: top.map((item, i) => ({ ...item, lstFilhos: i === 2 ? children : [] })) },
    }),
  );
  await page.goto('/mapa');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  if (isMobile) await menu.getByRole('button', { name: 'Menu' }).click();
  const away = menu.getByRole('link', { name: /Diário oficial/ });
  await expect(away).toHaveAttribute('target', '_blank');
  await expect(away).toHaveAttribute('rel', /noopener/);
  await menu.getByRole('button', { name: 'Compras' }).click();
  await menu.getByRole('link', { name: 'Contratos' }).click();
  await expect(page).toHaveURL(/\/contratos\?/);
});

test('a call that fails is logged, and the page lives without it', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/menu/**', (route) => route.fulfill({ status: 500, json: { ok: false } }));
  await page.route('**/dadoscliente/**', (route) => route.abort());
  await page.goto('/mapa');
  await expect(page.getByRole('banner')).toContainText('Prefeitura Municipal de Vale Claro');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contratos' })).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('menu/porlocalasync');
});

test('the footer sorts its columns and shows only the networks that the body has', async ({ page }) => {
  await page.goto(`${address('cmdemo.transparencia.localhost')}/mapa`);
  const footer = page.getByRole('contentinfo');
  for (const column of ['Ajuda', 'Mais acessadas', 'Transparência']) {
    const links = await footer.getByRole('navigation', { name: column }).getByRole('link').allInnerTexts();
    expect(links).toEqual([...links].sort((a, b) => a.localeCompare(b, 'pt-BR')));
  }
  await expect(footer.getByRole('link', { name: /Instagram/ })).toBeVisible();
  await expect(footer.getByRole('link', { name: /Facebook/ })).toHaveCount(0);
  await expect(footer).toContainText('08.222.233/0001-40');
  await expect(footer).toContainText('Versão 3.2.3');
  await expect(footer).toContainText('© 2026 Câmara Municipal de Vale Claro');
});

test('a part that does not come is fetched anew once, then a button is offered, and it never loops', async ({
  page,
}) => {
  await page.goto('/mapa');
  await settled(page);
  let loads = 0;
  page.on('load', () => loads++);
  await page.route('**/assets/list-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contratos' }).click();
  await expect(page.getByRole('heading', { name: 'Esta página não abriu' })).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute('**/assets/list-*.js');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contratos');
});

test('by keyboard alone from the skip link to a record', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab');
  await page.goto('/contratos?_page=1');
  await settled(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#container')).toBeFocused();
  const first = page.getByRole('row').nth(1).getByRole('link').first();
  for (let i = 0; i < 60 && !(await first.evaluate((link) => link === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contrato ');
});
