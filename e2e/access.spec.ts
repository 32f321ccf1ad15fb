import { faults } from './axe.ts';
import { expect, fits, openList, settled, someRow, test, unfold } from './steps.ts';

const pages = {
  home: '/',
  list: '/contratos?numAnoPub=2026&txtSituacao=Vigente&_size=3',
  charts: '/contratos?numAnoPub=2026&_aba=graficos',
  refused: '/contratos?foo=1',
  search: '/busca?termo=limpeza',
  map: '/mapa',
  ombudsman: '/ouvidoria?sobre=%2Fcontratos%2F1%2F2026',
  empty: '/contratos?txtObjeto.has=xilofone',
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name} has no barrier that a machine can find, and fits the window`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    if (name === 'list') await unfold(page);
    await fits(page);
    expect(await faults(page)).toEqual([]);
  });
}

test('a record has no barrier that a machine can find, and fits the window', async ({ page, request }) => {
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

test('a click on A+ adds two pixels to all but the title, up to 20, and is kept', async ({ page }) => {
  await openList(page, '?_page=1');
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = { body: await size('body'), cell: await size('td'), title: await size('h1') };
  await page.getByRole('button', { name: 'Aumentar texto' }).click();
  expect(await size('td')).toBe(before.cell + 2);
  await page.getByRole('button', { name: 'Aumentar texto' }).click();
  // At its bound a button says so and stays where the keyboard is; pressed again, it changes nothing.
  await expect(page.getByRole('button', { name: 'Aumentar texto' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Aumentar texto' }).press('Enter');
  await expect(page.getByText('Texto em 20 pixels, o maior tamanho')).toBeAttached();
  expect([await size('body'), await size('td'), await size('h1')]).toEqual([20, before.cell + 4, before.title]);
  await fits(page);
  await page.reload();
  await settled(page);
  expect(await size('body')).toBe(20);
  await page.getByRole('button', { name: 'Redefinir texto' }).click();
  expect(await size('td')).toBe(before.cell);
});

test('the skip links lead to the parts of the page by keyboard', async ({ page }) => {
  await openList(page, '?_page=1');
  for (const part of ['header', 'container', 'footer']) {
    await page.locator(`a[href="#${part}"]`).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`#${part}`)).toBeFocused();
  }
});

test('everything one can press is large enough for a finger', async ({ page }) => {
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
