import { glance } from './axe.ts';
import { expect, fits, settled, test } from './steps.ts';

test('the mirror shows the grade, and each criterion unfolds by keyboard to its proof', async ({ page }) => {
  await page.goto('/pntp');
  await settled(page);
  await fits(page);
  await expect(page.getByRole('region', { name: 'Índice de transparência' })).toContainText(/\d{1,3},\d%/);
  const criterion = page.locator('#c4\\.1');
  await criterion.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(criterion.getByText('Disponibilidade', { exact: false }).last()).toBeVisible();
  await expect(criterion.getByRole('link', { name: /\/despesa$/ })).toBeVisible();
  expect(await glance(page)).toEqual([]);
});

test('the criteria are chosen by what they are, and the address says so', async ({ page }) => {
  await page.goto('/pntp');
  await page.getByRole('link', { name: /^Essenciais/ }).click();
  await expect(page).toHaveURL('/pntp?ver=essenciais');
  await settled(page);
  const shown = page.getByRole('region', { name: 'Critérios' }).locator('summary');
  const essential = await shown.filter({ hasText: 'Essencial' }).count();
  expect(essential).toBeGreaterThan(5);
  expect(await shown.count()).toBe(essential);
});

test('a criterion has a page with its work list, at any width and without scripts', async ({ browser, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await plain.newPage();
  await page.goto('/pntp/8.3');
  await expect(page.getByRole('heading', { name: 'Critério 8.3' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'O que falta, linha por linha' })).toBeVisible();
  await page.goto('/pntp/99.9');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await plain.close();
});
