import type { Page } from '@playwright/test';
import { faults } from './axe.ts';
import { address } from './server.ts';
import { expect, fits, fresh, HAND, settled, test } from './steps.ts';

const CHAMBER = address('cmdemo.transparencia.localhost');

const panel = (page: Page, name: RegExp) => page.getByRole('main').getByRole('region', { name });
const tasks = (page: Page) => page.getByRole('region', { name: 'O que você procura?' });

/** Every address of this portal that the page leads to. */
const ways = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

for (const { site, income, absent } of [
  { site: address(), income: /^Quanto entrou em 2026/, absent: 'Verba indenizatória' },
  { site: CHAMBER, income: /^Quanto a câmara recebeu em 2026/, absent: 'Emendas parlamentares' },
]) {
  test(
    `the first page of ${new URL(site).hostname} tells what came in and went out, and leads only to what is there`,
    site === CHAMBER ? {} : HAND,
    async ({ page, request }) => {
      await page.goto(site);
      await settled(page);
      await expect(panel(page, income)).toContainText(/\d+(,\d)?% do/);
      await expect(panel(page, income)).toContainText('Dados de 31/10/2026');
      await expect(panel(page, /^Quanto foi gasto em 2026/)).toContainText('do orçamento');
      await expect(panel(page, /^Quanto custou a folha de setembro de 2026/)).toContainText('vínculos na folha mensal');
      await expect(tasks(page).getByRole('link', { name: absent })).toHaveCount(0);
      await expect(tasks(page).getByRole('link', { name: /vigentes em 31\/10\/2026/ })).toBeVisible();
      await fits(page);
      expect(await faults(page)).toEqual([]);
      const found = await ways(page);
      expect(found.length).toBeGreaterThan(25);
      const headers = { host: new URL(site).host };
      const answers = await Promise.all(
        found.map(async (way) => [way, (await request.get(way, { headers })).status()] as const),
      );
      expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    },
  );
}

test('no row of the page has an empty half, at any width', async ({ page }) => {
  for (const site of [address(), CHAMBER]) {
    for (const width of [1366, 768]) {
      await page.setViewportSize({ width, height: 768 });
      await page.goto(site);
      await settled(page);
      const gaps = await page.getByRole('main').evaluate((main) => {
        const rows = new Map<string, DOMRect[]>();
        for (const card of main.querySelectorAll('section, nav, li')) {
          const box = card.getBoundingClientRect();
          if (getComputedStyle(card).boxShadow !== 'none') {
            const row = `${card.parentElement?.className} ${Math.round(box.top)}`;
            rows.set(row, [...(rows.get(row) ?? []), box]);
          }
        }
        return [...rows.values()].map((boxes) => ({
          right: Math.round(Math.max(...boxes.map(({ right }) => right))),
          uneven: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ bottom }) => bottom)),
        }));
      });
      expect(gaps.length).toBeGreaterThan(4);
      expect(new Set(gaps.map(({ right }) => right)).size, JSON.stringify(gaps)).toBe(1);
      expect(gaps.filter(({ uneven }) => uneven > 1)).toEqual([]);
    }
  }
});

test('the first screen has the search and the three figures', HAND, async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await expect(page.getByRole('main').getByRole('combobox')).toBeInViewport();
  const narrow = (page.viewportSize()?.width ?? 0) < 640;
  for (const name of narrow ? [/^Quanto entrou/] : [/^Quanto entrou/, /^Quanto foi gasto/, /^Quanto custou/]) {
    const box = await panel(page, name).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(narrow ? 844 : 768);
  }
});

test('what is called the most visited is one list, here and in the footer', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const here = page.getByRole('main').getByRole('region', { name: 'Mais acessadas' });
  const below = page.getByRole('contentinfo').getByRole('navigation', { name: 'Mais acessadas' });
  const counted = page.getByRole('main').getByRole('region', { name: 'Páginas mais vistas nos últimos 30 dias' });
  await expect(here.or(counted)).toHaveCount(1);
  if (await here.isVisible())
    expect(await here.getByRole('link').allTextContents()).toEqual(await below.getByRole('link').allTextContents());
});

test('a figure leads to the list that adds up to it, and only the name of the page is counted', async ({ page }) => {
  await page.goto('/');
  const counted = page.waitForRequest((request) => request.url().includes('/acessos'));
  const paid = panel(page, /^Quanto foi gasto em 2026/).getByRole('link', { name: /^Pago: / });
  const value = /R\$\s[\d.]+,\d\d/.exec((await paid.getAttribute('aria-label')) ?? '')?.[0] ?? 'nothing';
  await paid.click();
  await expect(page).toHaveURL(/\/pagamentos\?/);
  await settled(page);
  await expect(page.getByRole('main').getByText(value, { exact: true }).first()).toBeVisible();
  const told = await counted;
  expect([new URL(told.url()).search, told.postData()]).toEqual(['?pagina=%2Fpagamentos', null]);
});

test('open tenders and running contracts are counted by the day of the data', async ({ page, request }) => {
  await page.goto('/');
  const running = tasks(page).getByRole('link', { name: /vigentes em 31\/10\/2026/ });
  const way = (await running.getAttribute('href')) ?? '';
  const { total } = await (await request.get(`/api/v1${way}`)).json();
  await expect(running).toContainText(`${total} vigentes`);
  await running.click();
  await settled(page);
  await expect(page).toHaveURL(way);
});

test('everything is reached by the keyboard, the search first', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const box = page.getByRole('main').getByRole('combobox');
  await box.fill('merenda');
  await box.press('Enter');
  await expect(page).toHaveURL('/busca?termo=merenda');
  await page.goBack();
  await settled(page);
  await box.focus();
  const reached: string[] = [];
  for (let i = 0; i < 15; i++) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(reached.join(' ')).toMatch(
    /Quanto entrou .*Quanto foi gasto .*Quanto custou a folha de .*Quanto ganham os servidores/,
  );
});

test('what changed lately leads to the load, and the ways out are marked', async ({ page }) => {
  await page.goto('/');
  const news = panel(page, /^O que mudou/);
  await expect(news.getByRole('listitem')).toHaveCount(6);
  const radar = page.getByRole('navigation', { name: 'Participe e confira' }).getByRole('link', { name: /^Radar/ });
  await expect(radar).toHaveAttribute('href', 'https://radardatransparencia.atricon.org.br');
  await expect(radar).toHaveAttribute('rel', /noopener/);
  await expect(radar).toContainText('abre em outra aba');
  await news.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/cargas\/.+/);
});

fresh('the figures come with the page, and nothing moves on a slow phone', HAND, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/');
  await settled(page);
  await expect(panel(page, /^Quanto foi gasto em/)).toBeVisible();
  expect(asked).not.toContain('/api/v1/inicio');
  const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.05);
});

test('a body that published nothing says so, one whose figures did not come asks again', async ({ page }) => {
  const empty = (titulo: string, id: string) => ({
    id,
    titulo,
    termo: '',
    para: '/despesa',
    valores: [],
    base: null,
    linhas: null,
    declaracao: null,
  });
  const data = {
    quadros: [empty('Quanto entrou', 'recebido'), empty('Quanto foi gasto', 'gasto')],
    areas: null,
    contratos: null,
    licitacoes: null,
    cargas: [],
    acessadas: { contadas: false, itens: [] },
  };
  let turn = 0;
  await page.route('**/api/v1/inicio', (route) =>
    turn++ === 0 ? route.fulfill({ status: 204 }) : route.fulfill({ json: { ok: true, data } }),
  );
  // From another page, so that the figures have to be asked for.
  await page.goto('/mapa');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Portal da Transparência/ })
    .click();
  await expect(page.getByRole('alert')).toContainText('Os números não vieram');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Este órgão ainda não publicou dados' })).toBeVisible();
  await fits(page);
  expect(await faults(page)).toEqual([]);
});
