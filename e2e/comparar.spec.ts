import { glance } from './axe.ts';
import { expect, fits, fresh, settled, test } from './steps.ts';

test('years are compared, chosen in the form and said by the address', async ({ page }) => {
  await page.goto('/comparar');
  await settled(page);
  await fits(page);
  expect(await glance(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'O que estes números não dizem' })).toBeVisible();
  await page.getByRole('combobox', { name: 'O que comparar' }).selectOption('Folha de pagamento');
  await page.getByRole('button', { name: 'Comparar', exact: true }).click();
  await expect(page).toHaveURL('/comparar?por=folha&anos=2025,2026');
  await settled(page);
  await expect(page.getByRole('cell', { name: 'Mensal' }).first()).toBeVisible();
});

fresh('a list says how it is cited, in a panel that copies, and stays where it was', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = page.getByRole('dialog', { name: 'Citar esta página' });
  // Before the app listens, the link leads to a page that says the same.
  await expect(async () => {
    await page.goto('/contratos?numAnoPub=2025');
    await page.getByRole('link', { name: 'Citar', exact: true }).click();
    await expect(panel).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(panel.getByText('PREFEITURA MUNICIPAL DE VALE CLARO. Contratos: contratos de 2025.')).toBeVisible();
  expect(await glance(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Copiar BibTeX' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^@misc\{pmdemo-contratos-carga-\d+,/);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/contratos?numAnoPub=2025');
});
