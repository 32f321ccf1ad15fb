import type { Page } from '@playwright/test';
import { faults, scrutinise } from './axe.ts';
import { address } from './server.ts';
import { expect, fits, fresh, HAND, openList, settled, someRow, test, unfold, visit } from './steps.ts';

const pages = {
  home: '/',
  list: '/contratos?numAnoPub=2026&txtSituacao=Vigente&_size=3',
  charts: '/contratos?numAnoPub=2026&_aba=graficos',
  refused: '/contratos?foo=1',
  search: '/busca?termo=limpeza',
  map: '/mapa',
  empty: '/contratos?txtObjeto.has=xilofone',
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name} has no barrier that a machine can find, and fits the window`, HAND, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    if (name === 'list') await unfold(page);
    await fits(page);
    expect(await (name === 'list' ? scrutinise(page) : faults(page))).toEqual([]);
  });
}

test('a record has no barrier that a machine can find, and fits the window', HAND, async ({ page, request }) => {
  const { numContrato = '', numAnoPub } = await someRow(request, 'numContrato', 'numAnoPub');
  await page.goto(`/contratos/${encodeURIComponent(numContrato)}/${numAnoPub}`);
  await settled(page);
  await fits(page);
  expect(await faults(page)).toEqual([]);
});

test('the 404 page has no barrier that a machine can find', async ({ page, complaints }) => {
  await page.goto('/nada');
  await settled(page);
  expect(await faults(page)).toEqual([]);
  complaints.length = 0;
});

test('the page of a host that is nobody’s has no barrier that a machine can find', async ({ page, complaints }) => {
  await page.goto(`${address('ninguem.transparencia.localhost')}/`);
  await settled(page);
  await fits(page);
  expect(await faults(page)).toEqual([]);
  complaints.length = 0;
});

test('a page that did not open has no barrier that a machine can find', async ({ page, complaints }) => {
  await page.route('**/assets/ouvidoria-*.js', (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('request', (asked) => asked.isNavigationRequest() && loads++);
  await page.goto('/ouvidoria');
  // It is fetched anew once: a newer version may have been put in its place.
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { name: 'Esta página não abriu' })).toBeVisible();
  await fits(page);
  expect(await faults(page)).toEqual([]);
  complaints.length = 0;
});

/** What the frame can look like over any page; windows, tips and toasts have their own tests. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a first visit': async (page) => {
    await page.context().clearCookies();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible();
  },
  'the small header': async (page) => {
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(page.locator('#header')).toHaveAttribute('data-compact', 'true');
  },
  'the skip links': async (page) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Cabeçalho' })).toBeFocused();
  },
  'the smallest text': async (page) => {
    for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Diminuir texto' }).click();
  },
  'the largest text': async (page) => {
    for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Aumentar texto' }).click();
  },
};

/** The text at its largest is the hardest to fit, and neither the keyboard's links nor the smallest change with the window. */
const NARROW = ['a first visit', 'the small header', 'the largest text'];

for (const [name, enter] of Object.entries(states)) {
  (name === 'a first visit' ? fresh : test)(
    `${name}: no barrier that a machine can find, and it fits the window`,
    NARROW.includes(name) ? HAND : {},
    async ({ page }) => {
      await openList(page, '?_page=1');
      await enter(page);
      await settled(page);
      await fits(page);
      expect(await faults(page)).toEqual([]);
    },
  );
}

test('a click on A+ adds two pixels to all but the title, up to 20, and is kept', async ({ page }) => {
  await openList(page, '?_page=1');
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = { body: await size('body'), cell: await size('td'), title: await size('h1') };
  await page.getByRole('button', { name: 'Aumentar texto' }).click();
  await expect.poll(() => size('td')).toBe(before.cell + 2);
  await page.getByRole('button', { name: 'Aumentar texto' }).click();
  await expect(page.getByText('Texto em 20 pixels, o maior tamanho', { exact: true })).toBeAttached();
  // At its bound a button says so and stays where the keyboard is; pressed again, it changes nothing.
  await expect(page.getByRole('button', { name: 'Aumentar texto' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Aumentar texto' }).press('Enter');
  await expect(page.getByText('O texto já está em 20 pixels, o maior tamanho')).toBeAttached();
  expect([await size('body'), await size('td'), await size('h1')]).toEqual([20, before.cell + 4, before.title]);
  await fits(page);
  await page.reload();
  await settled(page);
  await expect.poll(() => size('body')).toBe(20);
  await page.getByRole('button', { name: 'Redefinir texto' }).click();
  await expect.poll(() => size('td')).toBe(before.cell);
  await page.getByRole('button', { name: 'Diminuir texto' }).click();
  await expect.poll(async () => [await size('body'), await size('td')]).toEqual([14, before.cell - 2]);
});

/** The sizes under 12 pixels of what can be read on a page. */
const tiny = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (!parentElement || !textContent?.trim() || parentElement.closest('script, style, noscript, title')) continue;
      const { fontSize } = getComputedStyle(parentElement);
      if (Number.parseFloat(fontSize) < 12) found.add(`${fontSize} ${textContent.slice(0, 40)}`);
    }
    return [...found];
  });

test('at the smallest size no text is under 12 pixels, on any kind of page', async ({ page }) => {
  await page.goto('/mapa');
  await page.evaluate(() => localStorage.setItem('portal.leitura', '{"size":12}'));
  const check = async (path: string) => {
    await settled(page);
    await expect(page.locator('body')).toHaveCSS('font-size', '12px');
    expect([path, await tiny(page)]).toEqual([path, []]);
  };
  for (const path of Object.values(pages)) {
    await page.goto(path);
    await check(path);
  }
  for (const path of [
    '/despesa',
    '/receita',
    '/obras',
    '/glossario',
    '/fale-conosco',
    '/arquivos',
    '/cargas',
    '/favorecidos',
  ]) {
    await visit(page, path);
    await check(path);
  }
});

test('high contrast marks the body, and stays from page to page and from visit to visit', async ({ page }) => {
  await page.goto('/mapa');
  const toggle = page.getByRole('button', { name: 'Alto contraste' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(page.locator('body')).toHaveClass('contrast');
  await expect(page.getByText('Alto contraste ligado')).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contratos' }).click();
  await settled(page);
  await page.reload();
  await settled(page);
  await expect(page.locator('body')).toHaveClass('contrast');
  await toggle.click();
  await expect(page.locator('body')).not.toHaveClass('contrast');
});

test('the skip links lead to the parts of the page by keyboard, on any route and without a step to go back', async ({
  page,
}) => {
  await page.goto('/mapa');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contratos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contratos');
  await settled(page);
  for (const [part, name] of Object.entries({ header: 'Cabeçalho', container: 'Conteúdo', footer: 'Rodapé' })) {
    await page.getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`#${part}`)).toBeFocused();
    await expect(page.locator(`#${part}`)).toBeInViewport();
  }
  await page.getByRole('link', { name: 'Conteúdo' }).focus();
  await page.keyboard.press('Enter');
  // The header is fixed by now: what one came to read begins below it.
  const covered = await page.locator('#header > div').boundingBox();
  const path = await page.getByRole('navigation', { name: 'Caminho' }).boundingBox();
  expect(path?.y).toBeGreaterThanOrEqual(covered?.height ?? 0);
  await page.goBack();
  await expect(page).toHaveURL('/mapa');
});

fresh('what takes the focus is not hidden behind the header or the banner', async ({ page, context }) => {
  await context.clearCookies();
  await openList(page, '?_page=1');
  const hidden = () =>
    page.evaluate(() => {
      const { activeElement: own } = document;
      if (!own || own.closest('header, section[aria-label="Aviso de cookies"]')) return false;
      const { top, bottom } = own.getBoundingClientRect();
      const high = document.querySelector('#header > div')?.getBoundingClientRect().bottom ?? 0;
      const low = document.querySelector('section[aria-label="Aviso de cookies"]')?.getBoundingClientRect().top ?? 0;
      return bottom <= high || top >= low ? own.outerHTML.slice(0, 120) : false;
    });
  await page.getByRole('link', { name: 'Conteúdo' }).focus();
  await page.keyboard.press('Enter');
  for (const key of ['Tab', 'Shift+Tab'])
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press(key);
      expect(await hidden()).toBe(false);
    }
});

test('everything one can press is large enough for a finger', HAND, async ({ page }) => {
  await openList(page, '?numAnoPub=2026');
  await unfold(page);
  const small = await page.locator('button:visible, select:visible, input:visible, th a:visible').evaluateAll((all) =>
    all
      .map((element) => ({ box: element.getBoundingClientRect(), text: element.outerHTML.slice(0, 80) }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ text }) => text),
  );
  expect(small).toEqual([]);
});
