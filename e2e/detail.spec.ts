import { address } from './server.ts';
import { expect, openList, rows, settled, someRow, test } from './steps.ts';

test('a row leads to its page, with what belongs to it, and back to where one was', async ({ page }) => {
  await openList(page, '?numAnoPub=2026&_sort=-vlrAcrescimos');
  const link = rows(page).nth(4).getByRole('link').first();
  const number = await link.textContent();
  await link.scrollIntoViewIfNeeded();
  const line = await page.evaluate(() => window.scrollY);
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
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(line);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(line);
  // Asked for by its address, a page is new, wherever it was left in this window.
  await page.goto('about:blank');
  await openList(page, '?numAnoPub=2026&_sort=-vlrAcrescimos');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a record is there to cite, to open and for programs', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { numContrato = '', numAnoPub } = await someRow(request, 'numContrato', 'numAnoPub');
  const path = `/contratos/${encodeURIComponent(numContrato)}/${numAnoPub}`;
  await page.goto(path);
  await page.getByRole('button', { name: 'Copiar endereço' }).click();
  await expect(page.getByText('Endereço copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address() + path);

  const documents = page.getByRole('table', { name: 'Documentos de contratos' });
  const file = await request.get((await documents.getByRole('link').first().getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  for (const name of ['Este registro em JSON', 'Este registro em CSV']) {
    const answer = await request.get((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
    expect(await answer.text()).toContain(numContrato);
  }
});

test('a page first opened leaves the focus where the reader expects it', async ({ page }) => {
  await openList(page, '?_page=1');
  await expect(page.locator('body')).toBeFocused();
});
