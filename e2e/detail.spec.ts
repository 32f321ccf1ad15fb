import { address } from './server.ts';
import { expect, fits, fresh, HAND, openList, rows, settled, someRow, test } from './steps.ts';

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
  for (const part of ['Sobre o contrato', 'Como foi contratado', 'Fiscais de contratos', 'Documentos de contratos']) {
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

fresh('a record is there to cite, to open and for programs', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { numContrato = '', numAnoPub } = await someRow(request, 'numContrato', 'numAnoPub');
  const path = `/contratos/${encodeURIComponent(numContrato)}/${numAnoPub}`;
  await page.goto(path);
  await expect(async () => {
    await page.getByRole('button', { name: 'Copiar endereço' }).click();
    await expect(page.getByText('Endereço copiado')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address() + path);

  const documents = page.getByRole('table', { name: 'Documentos de contratos' });
  const file = await request.get((await documents.getByRole('link').first().getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  const record = async (name: string) =>
    request.get((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
  expect(await (await record('Este registro em JSON')).text()).toContain(numContrato);
  // A contract has parts, so that its tables come together in one ZIP.
  const packed = await (await record('Este registro em CSV')).body();
  expect(packed.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['contratos.csv', 'contratos-documentos.csv']) expect(packed.toString('latin1')).toContain(name);
});

test('a page first opened leaves the focus where the reader expects it', async ({ page }) => {
  await openList(page, '?_page=1');
  await expect(page.locator('body')).toBeFocused();
});

test(
  'a contract begins with its way, and its index stays in sight and says where one reads',
  HAND,
  async ({ page, request }) => {
    const { data } = await (await request.get('/api/v1/empenhos?_size=1000&_sort=-vlrPago')).json();
    const { numContrato, numAnoPub } = data.find((row: Record<string, unknown>) => row.numContrato && row.numCertame);
    await page.goto(`/contratos/${encodeURIComponent(numContrato)}/${numAnoPub}`);
    await settled(page);
    const way = page.getByRole('region', { name: 'O caminho do dinheiro' });
    await expect(way.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(5);
    await expect(way.locator('[data-step="contrato"] [aria-current]')).toContainText(`Contrato ${numContrato}`);
    const index = page.getByRole('navigation', { name: 'Nesta página' });
    const link = index.getByRole('link', { name: /^Empenhos/ });
    await link.click();
    await expect(page.locator('section:focus').getByRole('heading', { level: 2 })).toHaveText('Empenhos');
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(index).toBeInViewport({ ratio: 1 });
    await expect(page.locator('section:focus').getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    await fits(page);
    await page.reload();
    await expect(page.locator('section:focus').getByRole('heading', { level: 2 })).toHaveText('Empenhos');
  },
);

test('relatives without a record are one line, not a table each', async ({ page, request }) => {
  const { numContrato = '', numAnoPub } = await someRow(request, 'numContrato', 'numAnoPub');
  const path = `/contratos/${encodeURIComponent(numContrato)}/${numAnoPub}`;
  const { related } = await (await request.get(`/api/v1${path}`)).json();
  const full = related.filter(({ total }: { total: number }) => total > 0);
  expect(full.length).toBeLessThan(related.length);
  await page.goto(path);
  await settled(page);
  await expect(page.getByText('Sem registros publicados: ')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(full.length);
});

test('the page of a person bears the name', async ({ page, request }) => {
  const { data } = await (await request.get('/api/v1/servidores?_size=1')).json();
  const { txtNome, numMatricula, dtMesAno, idTipoFolha } = data[0];
  await page.goto(`/servidores/${encodeURIComponent(numMatricula)}/${dtMesAno}/${idTipoFolha}`);
  const name = `${txtNome} – matrícula ${numMatricula}`;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(`^${name} – `));
});
