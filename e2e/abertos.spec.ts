import { scrutinise } from './axe.ts';
import { address } from './server.ts';
import { expect, fits, fresh, HAND, settled, test } from './steps.ts';

const CHAMBER = address('cmdemo.transparencia.localhost');

test('open data are found, narrowed by subject, and read field by field', HAND, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Dados abertos' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dados abertos');
  await page
    .getByRole('navigation', { name: 'Filtrar por assunto' })
    .getByRole('link', { name: /^Obras/ })
    .click();
  await expect(page).toHaveURL('/dados-abertos?assunto=Obras');
  await settled(page);
  await fits(page);
  expect(await scrutinise(page)).toEqual([]);
  await page.getByRole('region', { name: 'Obras' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^Dicionário: \d+ campos$/ })).toBeVisible();
  await page
    .getByText(/valores na tabela/)
    .first()
    .click();
  await settled(page);
  await fits(page);
  expect(await scrutinise(page)).toEqual([]);
});

test(
  'an address of the API is tried by keyboard, and what it answered can be shared',
  HAND,
  async ({ page, complaints }) => {
    await page.goto('/dados-abertos/api/get_contratos');
    await settled(page);
    await page.getByLabel('_size').fill('2');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Status 200' })).toContainText(' ms');
    await expect(page.getByLabel('Resposta')).toHaveValue(/"size": 2/);
    await expect(page).toHaveURL(/_size=2/);
    await expect(page.getByText(/^curl -i/)).toContainText('/api/v1/contratos?_size=2');
    await fits(page);
    expect(await scrutinise(page)).toEqual([]);
    await page.reload();
    await expect(page.getByLabel('Resposta')).toHaveValue(/"size": 2/);
    await page.getByLabel('_sort').fill('nada');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Status 400' })).toBeVisible();
    // The browser writes down every refusal, as it should.
    await expect.poll(() => complaints.join()).toContain('400');
    complaints.length = 0;
  },
);

test('what the body never loaded has a page all the same, and the reference reads well', async ({ page }) => {
  for (const path of ['/dados-abertos/obras', '/dados-abertos', '/dados-abertos/api']) {
    await page.goto(CHAMBER + path);
    await settled(page);
    expect(await scrutinise(page)).toEqual([]);
  }
});

fresh.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false });

  fresh('the form of an operation answers on its page, empty boxes and all', async ({ page }) => {
    await page.goto('/dados-abertos/api/get_contratos');
    await page.getByLabel('_size').fill('2');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('Status 200')).toBeVisible();
    await expect(page.getByLabel('Resposta')).toHaveValue(/"size": 2/);
    await expect(page.getByRole('link', { name: 'Abrir a resposta' })).toHaveAttribute(
      'href',
      '/api/v1/contratos?_size=2',
    );
  });
});
