import { address } from './server.ts';
import { expect, figure, settled, test } from './steps.ts';

const chamber = address('cmdemo.transparencia.localhost');

test('what a câmara does not have says so, why, and what it has instead', async ({ page }) => {
  for (const path of ['/dividaativa', '/renuncias-fiscais', '/emenda-parlamentar', '/emenda-parlamentar/1']) {
    await page.goto(chamber + path);
    await expect(page.getByRole('heading', { name: 'Não se aplica a este órgão' })).toBeVisible();
    await expect(page.getByText(/^Base legal: /)).toBeVisible();
  }
  await page
    .getByRole('navigation', { name: /este órgão publica/ })
    .getByRole('link', { name: 'Duodécimos' })
    .click();
  await expect(page).toHaveURL(/\/duodecimos$/);
});

test('its menu and its map do not lead to such pages; the map says why', async ({ page }) => {
  await page.goto(`${chamber}/mapa`);
  await settled(page);
  await expect(page.getByRole('main')).toContainText(/Não se aplica a este órgão[\s\S]*Dívida ativa/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Verba indenizatória', exact: true })).toBeVisible();
  await expect(page.locator('a[href="/dividaativa"]')).toHaveCount(0);
  await page.goto('/mapa');
  await settled(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Dívida ativa' })).toBeVisible();
  await expect(page.locator('a[href="/verba-indenizatoria"]')).toHaveCount(0);
});

test('a câmara shows at /receita what the city hands over', async ({ page }) => {
  const answer = await page.goto(`${chamber}/receita`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(/\/receita$/);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Duodécimos');
  const here = await figure(page, 'Recebido pela câmara').textContent();
  await page.goto(`${chamber}/duodecimos${new URL(page.url()).search}`);
  await settled(page);
  await expect(figure(page, 'Recebido pela câmara')).toHaveText(here ?? '');
});

test('a body that had none says so itself, for which period and since when', async ({ page }) => {
  await page.goto(`${chamber}/convenio`);
  await settled(page);
  const said = page.getByRole('region', { name: 'Declaração do órgão' });
  await expect(said).toContainText(/Período\s*\d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}/);
  await expect(said).toContainText(/Publicado em\s*\d\d\/\d\d\/\d{4}/);
  await expect(page.getByText('Nenhum resultado encontrado')).toHaveCount(0);
});
