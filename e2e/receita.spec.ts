import { glance } from './axe.ts';
import { address } from './server.ts';
import { expect, figure, fits, inReais, settled, test } from './steps.ts';

const chamber = address('cmdemo.transparencia.localhost');

test('revenue opens on the latest exercise, drills to a deep node and says the way there', async ({ page }) => {
  await page.goto('/receita');
  await expect(page).toHaveURL('/receita');
  await settled(page);
  await fits(page);
  expect(await glance(page)).toEqual([]);
  await page.getByRole('link', { name: 'Receitas correntes', exact: true }).click();
  await expect(page).toHaveURL('/receita/exercicio/2026/categoria/1');
  await page.getByRole('link', { name: 'Transferências correntes', exact: true }).click();
  await expect(page).toHaveURL('/receita/categoria/1/origem/1.7?exercicio=2026');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transferências correntes');
  const way = page.getByRole('navigation', { name: 'Caminho' }).getByRole('listitem');
  await expect(way).toHaveText(['Início', 'Receitas', '1 Receitas correntes', '1.7 Transferências correntes']);
  await settled(page);
  await fits(page);
});

test('a figure leads to the list that reproduces it', async ({ page, request }) => {
  const { totals } = await (await request.get('/api/v1/receita?no=2025-01-06~origem-1.1')).json();
  await page.goto('/receita/categoria/1/origem/1.1?exercicio=2025&meses=1-6');
  await settled(page);
  const said = inReais(totals.vlrArrecadacao);
  await expect(figure(page, 'Arrecadado no período')).toContainText(said);
  await figure(page, 'Arrecadado no período').getByRole('link').click();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arrecadação');
  await expect(figure(page, 'Arrecadado')).toHaveText(said);
});

test('the period and the division are chosen, and the address says them', async ({ page }) => {
  await page.goto('/receita?exercicio=2025');
  await settled(page);
  await page.getByLabel('Até', { exact: true }).selectOption('março');
  await page.getByLabel('Dividir por').selectOption('Fonte de recurso');
  await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
  await expect(page).toHaveURL('/receita?exercicio=2025&meses=1-3&por=fonte');
  await expect(page.getByRole('link', { name: 'Recursos não vinculados de impostos' })).toBeVisible();
  await page.goto('/receita?exercicio=ontem');
  await expect(page.getByRole('alert')).toContainText('Este endereço pede algo que o portal não pode mostrar');
});

test('interest is told by account, and what came for the pandemic is closed', async ({ page }) => {
  await page.goto('/remuneracao-deposito-bancario');
  await settled(page);
  await expect(page.getByRole('columnheader', { name: 'Conta bancária' })).toBeAttached();
  await fits(page);
  await page.goto('/covidreceita');
  await settled(page);
  await expect(page.getByText('Conjunto encerrado').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /SUS – transferências da União para custeio, COVID-19/ })).toBeVisible();
  await fits(page);
});

test('a câmara has none of it, and says why', async ({ page }) => {
  for (const path of ['/remuneracao-deposito-bancario', '/covidreceita', '/receita/categoria/1/origem/1.1']) {
    await page.goto(chamber + path);
    await expect(page.getByRole('heading', { name: 'Não se aplica a este órgão' })).toBeVisible();
  }
  await expect(page.locator('a[href="/covidreceita"]')).toHaveCount(0);
});
