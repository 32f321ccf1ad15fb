import { expect, figure, inReais, openList, settled, test } from './steps.ts';

test('charts come only when asked for, each with its figures', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openList(page, '?numAnoPub=2026');
  expect(asked.filter((path) => path.includes('/charts-'))).toEqual([]);
  await page.getByRole('link', { name: 'Gráficos' }).click();
  await expect(page).toHaveURL('/contratos?numAnoPub=2026&_aba=graficos');
  await expect(page.getByRole('figure')).toHaveCount(2);
  await settled(page);
  for (const chart of await page.getByRole('figure').all()) {
    await expect(chart.getByRole('table')).toBeVisible();
    expect(await chart.locator('rect').count()).toBeGreaterThan(1);
  }
});

test('the ten largest and the others add up to the total', async ({ page }) => {
  await openList(page, '?numAnoPub=2026&_aba=graficos');
  const lines = page.getByRole('figure').filter({ hasText: 'Valor por contratada' }).locator('tbody tr');
  await expect(lines).toHaveCount(11);
  await expect(lines.last()).toContainText('Demais');
  const cells = await lines.locator('td:nth-child(2)').allTextContents();
  const cents = cells.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0);
  await expect(figure(page, 'Valor atual')).toHaveText(inReais(cents / 100));
});

test('a bar leads to its rows', async ({ page }) => {
  await openList(page, '?numAnoPub=2026&_aba=graficos');
  const line = page.getByRole('figure').filter({ hasText: 'terminam em cada mês' }).locator('tbody tr').first();
  const count = await line.locator('td').first().textContent();
  await line.getByRole('link').click();
  await expect(page).toHaveURL(/dtFimVigencia\.gte=\d{4}-\d\d-01&dtFimVigencia\.lte=\d{4}-\d\d-\d\d&numAnoPub=2026$/);
  await settled(page);
  await expect(figure(page, 'Contratos')).toHaveText(count ?? '');
});
