import type { Page } from '@playwright/test';
import { faults } from './axe.ts';
import { expect, figure, fits, inReais, settled, test } from './steps.ts';

const tree = (page: Page) => page.getByRole('treegrid');
const value = async (page: Page, path: string) =>
  page.evaluate(async (url) => (await fetch(url)).json(), `/api/v1/despesa?${path}`);

test('expenses open on the latest exercise, each sum with the list that proves it', async ({ page }) => {
  await page.goto('/despesa');
  await settled(page);
  await expect(page).toHaveURL('/despesa');
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

test('what is unfolded is in the address: a reload, the way back and a link keep it', async ({ page, complaints }) => {
  await page.goto('/despesa?no=2025&por=funcao');
  await settled(page);
  const rows = tree(page).locator('tbody tr[data-no]');
  const second = rows.nth(1);
  await second.getByRole('button').click();
  await expect(tree(page).locator('tr[aria-level="2"]').first()).toBeVisible();
  await tree(page).locator('tr[aria-level="2"]').first().getByRole('button').click();
  await expect(tree(page).locator('tr[aria-level="3"]').first()).toBeVisible();
  await expect(page).toHaveURL(/&_aberto=funcao-\d+~subfuncao-\d+$/);
  const shown = await rows.count();
  await page.reload();
  await expect(rows).toHaveCount(shown);
  await tree(page).locator('tr[aria-level="3"]').first().getByRole('link').first().click();
  await settled(page);
  await page.goBack();
  await expect(rows).toHaveCount(shown);
  await rows.nth(1).getByRole('button').click();
  await expect(page).toHaveURL('/despesa?no=2025&por=funcao');
  await page.goto('/despesa?no=2025&por=funcao&_aberto=orgao-02');
  await expect(page.getByText('“_aberto”: “orgao-02” não é uma parte desta árvore')).toBeVisible();
  complaints.length = 0;
});

test('the tree fits a small phone and the largest text, and says what is a code', async ({ page }) => {
  for (const [width, clicks] of [
    [320, 0],
    [390, 2],
    [1024, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/despesa?no=2025&por=funcao&_aberto=funcao-12');
    await settled(page);
    await page.getByRole('button', { name: 'Redefinir texto' }).click();
    for (let i = 0; i < clicks; i++) await page.getByRole('button', { name: 'Aumentar texto' }).click();
    await expect(tree(page).locator('tr[aria-level="2"]').first()).toContainText(/Código \d+\s*Ver empenhos/);
    await fits(page);
  }
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
