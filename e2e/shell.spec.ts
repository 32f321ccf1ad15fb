import { expect, fits, fresh, HAND, settled, test } from './steps.ts';

test('nothing is cut with the largest text and twice the zoom', HAND, async ({ page, isMobile }) => {
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

test('the header stays, smaller, past 50 pixels, and the page does not jump', HAND, async ({ page }) => {
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

test('Alt and a number lead to content, menu, search and footer', async ({ page }) => {
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

test('a term goes to the search as it was typed, by Enter or by the icon', HAND, async ({ page, isMobile }) => {
  const box = page.getByRole('banner').getByRole('combobox');
  for (const send of ['Enter', 'icon']) {
    await page.goto('/mapa');
    await expect(box).toHaveAttribute('placeholder', isMobile ? 'Digite aqui sua pesquisa...' : 'Pesquisar...');
    await box.fill('R&D 50%');
    if (send === 'Enter') await box.press('Enter');
    else await page.getByRole('banner').getByRole('button', { name: 'Pesquisar' }).click();
    await expect(page).toHaveURL(/\/busca\?termo=R%26D(%20|\+)50%25$/);
  }
});

test('a part that does not come is fetched anew once, then a button is offered, and it never loops', async ({
  page,
  complaints,
}) => {
  const refusal = page.getByRole('heading', { name: 'Esta página não abriu' });
  await page.goto('/mapa');
  await settled(page);
  let loads = 0;
  let early = false;
  page.on('load', () => loads++);
  await page.route('**/assets/list-*.js', (route) => route.fulfill({ status: 404 }));
  // A slow network: while the server is asked, the page of before stays, and nothing is refused that mends itself.
  await page.route('/robots.txt', async (route) => {
    await page.waitForTimeout(500);
    early ||= await refusal.isVisible();
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contratos' }).click();
  await expect(refusal).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  expect(early).toBe(false);
  await page.unroute('**/assets/list-*.js');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contratos');
  await expect.poll(() => loads).toBe(2);
  complaints.length = 0;
});

test('arriving at another page is heard: its title takes the focus and names the window', async ({ page }) => {
  await page.goto('/mapa');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page).toHaveTitle('Mapa do Site – Prefeitura Municipal de Vale Claro – Portal da Transparência');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contratos' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Contratos' });
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle('Contratos – Prefeitura Municipal de Vale Claro – Portal da Transparência');
  await expect(page.getByRole('navigation', { name: 'Caminho' })).toContainText('Contratos');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Mapa do Site' })).toBeFocused();
});

fresh('a browser that refuses storage still gets the portal', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto('/mapa');
  await settled(page);
  await page.getByRole('button', { name: 'Alto contraste' }).click();
  await expect(page.locator('body')).toHaveClass('contrast');
});

test('the map of the site is one step away from any depth', async ({ page, complaints }) => {
  for (const path of ['/', '/contratos/1/2/3', '/nao/existe/aqui']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Mapa do Site' }).first().click();
    await expect(page).toHaveURL('/mapa');
  }
  // Two of them are no pages, and the browser says so.
  complaints.length = 0;
});

test.describe('a body that wants the translator to Libras', () => {
  const widget = `window.VLibras = { Widget: class { constructor(at) { document.body.dataset.libras = at } } }`;

  for (const comes of [true, false])
    test(`gets it${comes ? '' : ', or lives without it'}`, async ({ page, complaints }) => {
      await page.route('/mapa', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('"vlibras":false', '"vlibras":true');
        const { 'content-security-policy': _, ...headers } = response.headers();
        await route.fulfill({ response, body, headers });
      });
      await page.route('**/inicio/inicioasync', (route) => route.abort());
      await page.route('https://vlibras.gov.br/**', (route) =>
        comes ? route.fulfill({ contentType: 'text/javascript', body: widget }) : route.abort(),
      );
      await page.goto('/mapa');
      await settled(page);
      await expect(page.locator('[vw-plugin-wrapper]')).toBeAttached();
      if (comes) await expect(page.locator('body')).toHaveAttribute('data-libras', 'https://vlibras.gov.br/app');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contratos' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contratos');
      complaints.length = 0;
    });
});

test('by keyboard alone from the skip link to a record', async ({ page }) => {
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
