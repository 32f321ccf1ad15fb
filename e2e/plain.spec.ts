import { faults, glance } from './axe.ts';
import { expect, fits, fresh, settled, someRow, test, visit } from './steps.ts';

const PAGES = ['/', '/mapa', '/contratos', '/despesa', '/receita', '/servidores', '/busca', '/nada'];

test.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false });

  fresh('every kind of page can be read', async ({ page, complaints }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.plain-note')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Prefeitura Municipal de Vale Claro');
      await fits(page);
    }
    complaints.length = 0;
  });

  fresh('a visitor goes from the first page to a record, and through the rows', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Contratos', exact: true }).click();
    await expect(page.getByText(/^Dados de \d\d\/\d\d\/\d{4}/)).toBeVisible();
    await page.getByRole('link', { name: 'Próximas linhas' }).click();
    await expect(page).toHaveURL(/_page=2/);
    await page.locator('tbody a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Contrato /);
    await expect(page.locator('dl').first()).toBeVisible();
  });
});

test('the plain pages have no barrier that a machine can find, and come forward where the app does not', async ({
  page,
  complaints,
}) => {
  // The machine that looks is a script itself: it needs a browser that runs them, and no app.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contratos');
  await expect(page.locator('.plain')).toHaveCSS('visibility', 'hidden');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  for (const path of ['/', '/mapa', '/despesa', '/nada']) {
    await page.goto(path);
    // No style tag: the page's policy takes none.
    await page
      .locator('.plain')
      .evaluate(({ style }: HTMLElement) => style.setProperty('animation-delay', '0s', 'important'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await glance(page)).toEqual([]);
  }
  complaints.length = 0;
});

test.describe('with JavaScript', () => {
  fresh('the app takes the page over: nothing flashes, moves or stands there twice', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { plain: false, moved: 0 };
      Object.assign(window, { seen });
      const look = () => {
        const plain = document.querySelector('.plain');
        if (plain && getComputedStyle(plain).visibility !== 'hidden') seen.plain = true;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/contratos?numAnoPub=2026');
    await settled(page);
    await expect(page.locator('.plain')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    const seen = await page.evaluate(() => (window as unknown as { seen: { plain: boolean; moved: number } }).seen);
    expect(seen.plain).toBe(false);
    expect(seen.moved).toBeLessThan(0.1);
  });

  test('the head follows the visitor as the server would have written it', async ({ page, request }) => {
    const { numContrato, numAnoPub } = await someRow(request, 'numContrato', 'numAnoPub');
    const record = `/contratos/${encodeURIComponent(numContrato ?? '')}/${numAnoPub}`;
    await page.goto('/');
    await settled(page);
    for (const path of ['/contratos', record, '/servidores', '/estagiarios', '/despesa', '/mapa']) {
      const served = headOf(await (await request.get(path)).text());
      await visit(page, path);
      await settled(page);
      await expect.poll(() => page.evaluate(() => document.documentElement.outerHTML).then(headOf)).toEqual(served);
    }
    await expect(page.locator('#dados')).toHaveCount(0);
  });
});

/** What a head says of its page. */
function headOf(text: string): Record<string, string | undefined> {
  const said = (name: string) =>
    new RegExp(`(?:name|property|rel)="${name}" (?:content|href)="([^"]*)"`).exec(text)?.[1];
  const names = ['description', 'robots', 'canonical', 'og:title', 'og:description', 'og:url'];
  return { title: /<title>([^<]*)/.exec(text)?.[1], ...Object.fromEntries(names.map((name) => [name, said(name)])) };
}
