import { address } from './server.ts';
import { expect, fits, openList, settled, test, visit } from './steps.ts';

test('an address that asks what there is not says so, ignores nothing and can be cleared', async ({ page }) => {
  await page.goto('/contratos?numAnoPub=20x5&foo=1&_page=0');
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('listitem')).toHaveText([
    'Exercício: “20x5” não é um ano como 2025.',
    '“foo” não é um campo de contratos.',
    '“_page” deve ser um número inteiro a partir de 1.',
  ]);
  await expect(page.getByRole('table')).toHaveCount(0);
  await fits(page);
  await alert.getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL('/contratos');
  await expect(page.getByRole('table')).toBeVisible();
});

test('a page past the end leads to the last one', async ({ page }) => {
  await openList(page, '?_page=99999');
  await expect(page.getByRole('heading', { name: 'A página 99.999 não existe' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para a última página' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a question without an answer says which question', async ({ page }) => {
  await openList(page, '?txtObjeto.has=xilofone');
  await expect(page.getByRole('heading', { name: 'Nenhum resultado encontrado' })).toBeVisible();
  await expect(page.getByText(/^Não há contratos com “xilofone” no objeto/)).toBeVisible();
});

test('an API that is out of reach is told, and tried again on request', async ({ page, complaints }) => {
  await page.goto('/mapa');
  await page.route('**/api/v1/contratos?**', (route) => route.abort());
  await visit(page, '/contratos?_page=1');
  const alert = page.getByRole('alert').first();
  await expect(alert).toContainText('Os dados não chegaram', { timeout: 30_000 });
  await page.unroute('**/api/v1/contratos?**');
  await alert.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  complaints.length = 0;
});

test('a key that finds nothing has a way back', async ({ page, complaints }) => {
  await page.goto('/contratos/000%2F1999/1999');
  await expect(page.getByRole('heading', { name: 'Registro não encontrado' })).toBeVisible();
  // The page says so by its status, and the API is not asked again.
  expect(complaints.splice(0)).toHaveLength(1);
  await page.getByRole('link', { name: 'Voltar para Contratos' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a key that cannot be read says what is wrong with it', async ({ page, complaints }) => {
  const answer = await page.goto('/contratos/1/dois-mil');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Este endereço não pode ser lido: Exercício: não é um ano como 2025.')).toBeVisible();
  expect(complaints.splice(0)).toHaveLength(1);
});

test('any other path is the 404 page, and the browser is told', async ({ page, complaints }) => {
  const answer = await page.goto('/nao/existe');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await expect(page.getByText('Página não encontrada', { exact: true })).toBeVisible();
  await expect(page.getByText('Lamentamos, não conseguimos encontrar a página que procura.')).toBeVisible();
  expect(complaints.splice(0)).toHaveLength(1);
  await page.getByRole('link', { name: 'Voltar para o Inicio' }).click();
  await expect(page).toHaveURL('/');
});

test('what is no page within the portal is the 404 page too', async ({ page, complaints }) => {
  await page.goto('/mapa');
  for (const path of [
    '/contratos/x',
    '/obras/1',
    '/despesa/empenhos/detalhe/2026',
    '/servidores/1/2',
    '/arquivos/nada',
    '/estrutura-organizacional/nada',
  ]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voltar para o Inicio' })).toHaveAttribute('href', '/');
    await visit(page, '/mapa');
    await expect(page.getByRole('heading', { level: 1, name: 'Mapa do Site' })).toBeVisible();
  }
  // Where only the API knows, it says so.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
});

test('an address in other letters leads to the right one, from outside and within the portal', async ({ page }) => {
  await page.goto('/Contratos?numAnoPub=2025');
  await expect(page).toHaveURL('/contratos?numAnoPub=2025');
  await visit(page, '/Obras?numExercicio=2025');
  await expect(page).toHaveURL('/obras?numExercicio=2025');
  await expect(page.getByRole('heading', { level: 1, name: 'Obras' })).toBeVisible();
});

test('a host that is nobody’s ends on a page without header, menu and footer', async ({ page, complaints }) => {
  await page.goto(`${address('ninguem.transparencia.localhost')}/contratos?numAnoPub=2026`);
  await expect(page).toHaveURL(`${address('ninguem.transparencia.localhost')}/tenant-not-found`);
  await expect(page.getByRole('heading', { level: 1, name: 'Órgão não encontrado' })).toBeVisible();
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0);
  // Nobody was ever at this host, so a banner would show if there were one.
  await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toHaveCount(0);
  await expect(page).toHaveTitle('Órgão não encontrado – Portal da Transparência');
  await expect(page.getByRole('button', { name: 'Alto contraste' })).toBeVisible();
  expect(complaints.splice(0)).toHaveLength(1);
});

test('a body that is gone while one reads ends there too', async ({ page, complaints }) => {
  const gone = { ok: false, type: 'TENANT_NOT_FOUND', message: 'Nenhum órgão publica neste endereço.', problems: [] };
  await page.goto('/mapa');
  await page.route('**/api/v1/contratos?**', (route) => route.fulfill({ status: 400, json: gone }));
  await visit(page, '/contratos?_page=1');
  await expect(page).toHaveURL('/tenant-not-found');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  complaints.length = 0;
});

test('a body’s own host asks the API’s twin of it', async ({ page }) => {
  await page.goto(`${address('cmdemo.transparencia.localhost')}/contratos`);
  await settled(page);
  const asked = page.waitForRequest(/\/v1\/contratos\?/);
  await page.getByRole('columnheader').getByRole('link').first().click();
  expect((await asked).url()).toContain(`${address('cmdemo.apitransparencia.localhost')}/v1/contratos?`);
  await expect(page.getByRole('banner')).toContainText('Câmara Municipal de Vale Claro');
  await expect(page).toHaveURL(/\/contratos\?/);
});
