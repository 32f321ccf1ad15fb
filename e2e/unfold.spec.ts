import { faults } from './axe.ts';
import { expect, fits, HAND, results, rows, settled, test } from './steps.ts';

test('a row without a page of its own unfolds in place, by keyboard, and folds again', HAND, async ({ page }) => {
  await page.goto('/diarias?numExercicio=2026&_size=5');
  await settled(page);
  const button = rows(page).first().getByRole('button');
  const name = await rows(page).first().locator('td').first().locator('span').first().textContent();
  await expect(button).toHaveAccessibleName(`Mais sobre ${name}`);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toBeFocused();
  const rest = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  await expect(rest.locator('dt').filter({ hasText: /^Empenho$/ })).toBeVisible();
  // What the columns already say is not said again.
  await expect(rest.locator('dt').filter({ hasText: /^Destino$/ })).toHaveCount(0);
  await fits(page);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(rest).toHaveCount(0);
});

test('the table of values stands under the list it explains, with its file', async ({ page, request }) => {
  await page.goto('/diarias?numExercicio=2026&_size=5');
  await settled(page);
  const values = page.getByRole('table', { name: 'Tabela de valores das diárias' });
  await expect(values.locator('tbody tr').first()).toBeVisible();
  const link = page.getByRole('link', { name: /^Baixar CSV de Tabela/ });
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/csv');
  const lines = (await file.text()).trim().split('\n');
  await expect(values.locator('tbody tr')).toHaveCount(lines.length - 1);
});

test('a value leads to the record it names', async ({ page }) => {
  await page.goto('/terceirizados');
  await settled(page);
  const link = results(page).locator('td[data-label="Contrato"]').getByRole('link').first();
  const number = await link.textContent();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/contratos/${encodeURIComponent(number ?? '')}/\\d{4}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Contrato ${number}`);
  await settled(page);
});
