import { plusDays } from '../../catalog/texto/day.ts';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { faults } from '../axe.ts';
import { enterDesk, PMDEMO } from '../desk.ts';
import { address } from '../server.ts';
import { expect, fits, test } from '../steps.ts';

test('whoever keeps a body attests a criterion on a phone, by keyboard, and the mirror says so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterDesk(page, ['controle'], { nome: 'Ana Atesta' });
  await page.goto(`${address(PMDEMO)}/painel/atestos?criterio=1.1`);
  await expect(page.getByLabel('Onde se vê')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Marcados: 1.1.' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Diga até quando o atesto vale.');
  expect(await faults(page)).toEqual([]);
  await fits(page);
  await expect(page.getByLabel('Onde se vê')).toHaveValue('https://www.valeclaro.example');
  await page.getByLabel('Vale até').fill(plusDays(brasiliaToday(), 200));
  await page.getByRole('button', { name: 'Atestar', exact: true }).press('Enter');
  await expect(page.getByText('1 critério atestado.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana Atesta conferiu em' })).toContainText('1.1');
  await page.goto(`${address(PMDEMO)}/painel/espelho/1.1`);
  await expect(page.getByText('Ana Atesta conferiu em')).toBeVisible();
});
