import type { Page } from '@playwright/test';
import { faults } from './axe.ts';
import { expect, fits, HAND, settled, test } from './steps.ts';

/** A portal just started is still reading its own data. */
test.beforeAll(async ({ request }) => {
  await expect
    .poll(async () => (await (await request.get('/api/v1/busca?termo=contratos')).json()).atrasados, {
      timeout: 120_000,
    })
    .toEqual([]);
});

const box = (page: Page) => page.getByRole('banner').getByRole('combobox');

const found = (page: Page) => page.getByRole('region', { name: 'Resultados' }).getByRole('listitem');

test('a term typed in the header is found, marked, and leads to the record', async ({ page }) => {
  await page.goto('/mapa');
  await box(page).fill('MERENDAS');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/busca?termo=MERENDAS');
  const contract = found(page)
    .filter({ hasText: /^Contratos/ })
    .first();
  await expect(contract.locator('mark').first()).toHaveText(/merenda/i);
  await fits(page);
  expect(await faults(page)).toEqual([]);
  await contract.getByRole('link', { name: /^Contrato / }).click();
  await settled(page);
  await expect(page).toHaveURL(/\/contratos\/.+\/\d{4}$/);
});

test('the first screen shows the best finds of several kinds', HAND, async ({ page }) => {
  await page.goto('/busca?termo=merenda');
  await settled(page);
  const narrow = (page.viewportSize()?.width ?? 0) < 640;
  const [whole, height] = narrow ? [2, 844] : [3, 768];
  const last = await found(page)
    .nth(whole - 1)
    .boundingBox();
  expect((last?.y ?? height) + (last?.height ?? 0)).toBeLessThanOrEqual(height);
  const kinds = await found(page).locator('p span:first-child').allTextContents();
  expect(new Set(kinds.slice(0, 10)).size).toBeGreaterThan(2);
  await fits(page);
  expect(await faults(page)).toEqual([]);
});

test('a word of the trade finds its page first, and what it means', async ({ page }) => {
  await page.goto('/busca?termo=pregão');
  await expect(found(page).first()).toContainText('Páginas do portal');
  await expect(found(page).first().getByRole('link')).toHaveAttribute('href', '/licitacao');
  await expect(
    found(page)
      .filter({ hasText: 'Glossário' })
      .getByRole('link', { name: /^Pregão/ })
      .first(),
  ).toBeVisible();
});

test('finds are narrowed by kind and year, and have pages, and all of it is in the address', HAND, async ({ page }) => {
  await page.goto('/busca?termo=aquisição');
  await settled(page);
  const kind = page.getByLabel('Tipo', { exact: true });
  if (await kind.isVisible()) await kind.selectOption('empenhos');
  else
    await page
      .getByRole('navigation', { name: 'Tipo de resultado' })
      .getByRole('link', { name: /^Empenhos/ })
      .click();
  await expect(page).toHaveURL(/tipo=empenhos/);
  await expect(found(page).filter({ hasNotText: /^Empenhos/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Página 2', exact: true }).click();
  await expect(page).toHaveURL(/_page=2/);
  await page.getByLabel('Ano', { exact: true }).selectOption('2025');
  await expect(page).toHaveURL(/ano=2025$/);
  await expect(found(page).first()).toContainText('2025');
  await page.goto('/busca?termo=aquisição&_page=2');
  await expect(found(page)).toHaveCount(20);
  await page.goto('/busca?termo=aquisição&_page=900');
  await expect(page.getByRole('heading', { name: 'A página 900 não existe' })).toBeVisible();
});

test('a mistyped word is put right, and what nobody has is told with something to try', async ({ page }) => {
  await page.goto('/busca?termo=licitasão');
  await page.getByRole('main').getByRole('link', { name: 'licitações', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Licitações', exact: true }).first()).toBeVisible();
  await page.goto('/busca?termo=zzyzxqq');
  await expect(page.getByRole('heading', { name: 'Nenhum resultado encontrado' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('list', { name: 'Exemplos de busca' }).getByRole('link', { name: 'salários' }).click();
  await expect(page.getByRole('link', { name: 'Servidores e remuneração' }).first()).toBeVisible();
});

test('a long text goes whole into the address, and the page says which beginning was looked for', async ({ page }) => {
  const long = `merenda ${'escolar '.repeat(40)}`.trim();
  await page.goto('/mapa');
  await box(page).fill(long);
  await box(page).press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('termo')).toBe(long);
  await expect(page.getByText(/O texto é longo: a busca usou o começo dele, “merenda escolar/)).toBeVisible();
});

test('suggestions come while one types, and the keyboard takes one', async ({ page }) => {
  await page.goto('/mapa');
  await box(page).pressSequentially('licit');
  const options = page.getByRole('listbox', { name: 'Sugestões' });
  await expect(options.getByRole('option').first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await fits(page);
  await box(page).press('ArrowDown');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', /.+/);
  await expect(options.getByRole('option', { selected: true })).toContainText('Licitações');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/licitacao(\?|$)/);
});

test('Escape puts suggestions away, and one letter asks for none', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/sugestoes') && asked.push(new URL(request.url()).search));
  await page.goto('/mapa');
  await box(page).pressSequentially('o');
  // Long enough for the pause after which more letters would be asked about, and held to what is asked in the end.
  await page.waitForTimeout(400);
  await box(page).pressSequentially('bras');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(asked).not.toContainEqual(expect.stringMatching(/=o(?:&|$)/));
  expect(asked).toContainEqual(expect.stringContaining('obras'));
  await box(page).press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box(page)).toHaveValue('obras');
});
