import type { Locator } from '@playwright/test';
import { faults } from './axe.ts';
import { address } from './server.ts';
import { expect, figure, fits, HAND, inReais, openList, settled, test } from './steps.ts';

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

test('the scale is that of the named bars; the others are cut, and say so', async ({ page }) => {
  await page.goto('/servidores?dtMesAno=2026-09&txtTipoFolha=Mensal&_aba=graficos');
  await settled(page);
  const chart = page.getByRole('figure').filter({ hasText: 'Remuneração bruta por cargo' });
  const bars = chart.locator('li');
  await expect(bars).toHaveCount(11);
  await expect(bars.last()).toContainText('Demais');
  const width = async (bar: Locator) => (await bar.locator('rect').nth(1).boundingBox())?.width ?? 0;
  const track = (await bars.first().locator('rect').first().boundingBox())?.width ?? 0;
  expect(await width(bars.first())).toBeCloseTo(track, 0);
  expect(await width(bars.nth(9))).toBeGreaterThan(track / 20);
  await expect(chart.getByText('A barra “Demais” está cortada')).toBeVisible();
});

test('what was fixed and what came are in one chart, month by month', HAND, async ({ page }) => {
  await page.goto(`${address('cmdemo.transparencia.localhost')}/receita?numExercicio=2026&_aba=graficos`);
  await settled(page);
  const chart = page.getByRole('figure');
  await expect(chart).toHaveCount(1);
  const months = await chart.locator('tbody tr').count();
  await expect(chart.locator('svg rect')).toHaveCount(months * 2);
  await expect(chart.getByRole('columnheader')).toHaveText([
    'Mês',
    'Fixado',
    'Recebido pela câmara',
    '% do valor fixado',
  ]);
  const [drawing, table] = [
    await chart.locator('svg').first().boundingBox(),
    await chart.getByRole('table').boundingBox(),
  ];
  const narrow = (page.viewportSize()?.width ?? 0) < 640;
  if (narrow) expect((drawing?.y ?? 0) + (drawing?.height ?? 0)).toBeLessThan(table?.y ?? 0);
  await fits(page);
  expect(await faults(page)).toEqual([]);
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
