import { address } from './server.ts';
import { expect, openList, rows, settled, someRow, test } from './steps.ts';

test('a row leads to its page, with what belongs to it, and back to where one was', async ({ page }) => {
  await openList(page, '?numAnoPub=2026&_sort=-vlrAcrescimos');
  const link = rows(page).first().getByRole('link').first();
  const number = await link.textContent();
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: `Contrato ${number}` });
  await expect(heading).toBeFocused();
  await settled(page);
  await expect(page).toHaveTitle(new RegExp(`^Contrato ${number} – `));
  await expect(page).toHaveURL(`/contratos/${encodeURIComponent(number ?? '')}/2026`);
  for (const part of ['Sobre o contrato', 'Como foi contratado', 'Aditivos de contratos', 'Fiscais de contratos']) {
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Pergunte sobre este registro' })).toHaveAttribute(
    'href',
    `/ouvidoria?sobre=${encodeURIComponent(new URL(page.url()).pathname)}`,
  );
  await page.goBack();
  await expect(page).toHaveURL('/contratos?numAnoPub=2026&_sort=-vlrAcrescimos');
});

test('its document opens', async ({ page, request }) => {
  const { numContrato = '' } = await someRow(request, 'numContrato');
  await page.goto(`/contratos/${encodeURIComponent(numContrato)}/${numContrato.split('/').at(-1)}`);
  await settled(page);
  const documents = page.getByRole('table', { name: 'Documentos de contratos' });
  const href = await documents.getByRole('link').first().getAttribute('href');
  const answer = await request.get(href ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('the record is there for programs, as JSON and as CSV', async ({ page, request }) => {
  const { numContrato = '' } = await someRow(request, 'numContrato');
  await page.goto(`/contratos/${encodeURIComponent(numContrato)}/${numContrato.split('/').at(-1)}`);
  await settled(page);
  for (const name of ['Este registro em JSON', 'Este registro em CSV']) {
    const answer = await request.get((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
    expect(await answer.text()).toContain(numContrato);
  }
});

test('its address can be copied', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { numContrato = '' } = await someRow(request, 'numContrato');
  const path = `/contratos/${encodeURIComponent(numContrato)}/${numContrato.split('/').at(-1)}`;
  await page.goto(path);
  await page.getByRole('button', { name: 'Copiar endereço' }).click();
  await expect(page.getByRole('button', { name: 'Endereço copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address() + path);
});

test('a page first opened leaves the focus where the reader expects it', async ({ page }) => {
  await openList(page, '?_page=1');
  await expect(page.locator('body')).toBeFocused();
});
