import type { Page } from '@playwright/test';
import { faults } from './axe.ts';
import { expect, figure, fits, inReais, settled, test } from './steps.ts';

const tree = (page: Page) => page.getByRole('treegrid');
const value = async (page: Page, path: string) =>
  page.evaluate(async (url) => (await fetch(url)).json(), `/api/v1/despesa?${path}`);

test('expenses open on the latest exercise, each sum with the list that proves it', async ({ page }) => {
  await page.goto('/despesa');
  await settled(page);
  await expect(page).toHaveURL(/no=2026&por=funcao/);
  const { totals } = await value(page, 'no=2026');
  const paid = page.locator('dl > div').filter({ has: page.getByText('Pago', { exact: true }) });
  await expect(paid).toContainText(inReais(totals.vlrPago));
  await fits(page);
  expect(await faults(page)).toEqual([]);
  await paid.getByRole('link', { name: 'ver pagamentos' }).click();
  await expect(page).toHaveURL(/\/pagamentos\?/);
  await settled(page);
  await expect(figure(page, 'Valor pago')).toHaveText(inReais(totals.vlrPago));
});

test('the tree is walked by the keys of any tree, and its parts add up', async ({ page }) => {
  await page.goto('/despesa?no=2025&por=funcao');
  await settled(page);
  const rows = tree(page).locator('tbody tr[data-no]');
  await rows.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(rows.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(rows.nth(1)).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('ArrowRight');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(rows.first()).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/no=2025~funcao-/);
  await settled(page);
  await expect(page.getByRole('navigation', { name: 'Caminho' })).toContainText('Despesas');
});

test('months and classification are chosen, and the address keeps them', async ({ page }) => {
  await page.goto('/despesa?no=2025~funcao-10');
  await settled(page);
  await page.getByLabel('Até').selectOption('junho');
  await page.getByLabel('Classificar por').selectOption('Elemento');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL('/despesa?no=2025-01-06~funcao-10&por=elemento');
  await expect(page.getByText('Despesas de 2025, de janeiro a junho, função Saúde, por elemento.')).toBeVisible();
  const { totals } = await value(page, 'no=2025-01-06~funcao-10');
  await expect(tree(page).locator('tfoot')).toContainText(inReais(totals.vlrLiquidado));
});

test('an address that is no node says what to do', async ({ page, complaints }) => {
  await page.goto('/despesa?no=ontem');
  await expect(page.getByText('não é um nó da despesa').first()).toBeVisible();
  complaints.length = 0;
});
