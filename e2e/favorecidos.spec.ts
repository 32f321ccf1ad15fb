import type { APIRequestContext } from '@playwright/test';
import { glance } from './axe.ts';
import { expect, fits, settled, test } from './steps.ts';

const read = async (request: APIRequestContext, path: string) => (await request.get(`/api/v1/${path}`)).json();

test('the name of a contractor leads to all there is of it, and each table to the list that has the same', async ({
  page,
  request,
}) => {
  const { data } = await read(request, 'contratos?_sort=-vlrContrato&_size=1');
  const { txtNomeRazaoContratada: name, txtCpfCnpjContratada: document } = data[0];
  await page.goto(`/contratos?txtCpfCnpjContratada=${document}`);
  await settled(page);
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(`/favorecidos/${document}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const contracts = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Contratos', exact: true }) });
  await expect(contracts).toContainText('Valor atual');
  const { total, totals } = await read(request, `contratos?txtCpfCnpjContratada=${document}`);
  const sum = totals.vlrContrato.toLocaleString('pt-BR', { minimumFractionDigits: 2 });
  await expect(contracts).toContainText(sum);
  await contracts.getByRole('link', { name: /ver todos/ }).click();
  await settled(page);
  const result = page.getByRole('region', { name: 'Resultado' });
  await expect(result).toContainText(sum);
  await expect(result.getByRole('row')).toHaveCount(Math.min(total, 50) + 1);
});

test('a barred company is shown with its sanction, and the page has no barriers', async ({ page, request }) => {
  const { data } = await read(
    request,
    'empresas-inidoneas?blnFornecedor=1&dtFim.gte=2027-01-01&_sort=-dtInicio&_size=1',
  );
  await page.goto(`/favorecidos/${data[0].txtCpfCnpj}`);
  await expect(page.getByRole('heading', { name: /sanç(?:ão|ões) em vigor/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(data[0].txtTipoSancao);
  await settled(page);
  await page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link').last().click();
  await expect(page.locator('section:focus')).toBeInViewport();
  await fits(page);
  expect(await glance(page)).toEqual([]);
});

test('a person is shown as the lists show them, and nobody has a page of their own', async ({
  page,
  request,
  complaints,
}) => {
  const { data } = await read(request, 'contratos?_por=txtCpfCnpjContratada&_size=1000');
  const masked = data.map(({ chave }: { chave: string }) => chave).find((chave: string) => chave?.startsWith('*'));
  await page.goto(`/contratos?txtCpfCnpjContratada=${encodeURIComponent(masked)}`);
  await settled(page);
  await page.getByRole('main').locator('a[href^="/favorecidos/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Ano a ano' })).toBeVisible();
  await expect(page).toHaveURL(/\/favorecidos\/\d{6}-[a-z0-9-]+$/);
  await expect(page.getByText(`CPF ${masked}`)).toBeVisible();
  expect(await page.getByRole('main').innerText()).not.toMatch(/(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/);
  // The server writes a CPF into no page, not even to say that it has none: the app says so.
  await page.goto('/favorecidos/52998224725');
  await expect(page.getByText('Favorecido não encontrado')).toBeVisible();
  complaints.length = 0;
});
