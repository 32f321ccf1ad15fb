import { faults } from './axe.ts';
import { address } from './server.ts';
import { expect, fits, fresh, HAND, openList, settled, test } from './steps.ts';

fresh('the date of the data leads to the loads, and a load can be cited', HAND, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList(page, '?numAnoPub=2026');
  await page.getByRole('link', { name: /^Dados de 31\/10\/2026/ }).click();
  await expect(page).toHaveURL('/cargas/contratos');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Cargas de Contratos' })).toBeVisible();
  const load = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Carga \d+$/ }) });
  await expect(load).toHaveCount(1);
  await expect(load.getByText('Em vigor', { exact: true })).toBeVisible();
  await load.getByText('Como citar e conferir').click();
  await load.getByRole('button', { name: 'Copiar citação' }).click();
  await expect(page.getByText('Citação copiada')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^PREFEITURA MUNICIPAL .*\. Contratos: dados de 31\/10\/2026\..* Carga \d+, .* Disponível em: http.* Acesso em: /,
  );
  await fits(page);
  expect(await faults(page)).toEqual([]);
});

test('everything that a body publishes says how fresh it is, down to a statement that there was nothing', async ({
  page,
}) => {
  const site = address('cmdemo.transparencia.localhost');
  await page.goto(`${site}/mapa`);
  await page.getByRole('link', { name: 'Cargas de dados' }).click();
  await settled(page);
  const calls = page.getByRole('listitem').filter({ hasText: 'Chamamentos públicos' });
  await expect(calls).toContainText('Declaração de que não houve até');
  await fits(page);
  expect(await faults(page)).toEqual([]);
  await calls.getByRole('link').click();
  await settled(page);
  await expect(page.getByText('não realizou chamamento público em 2026')).toBeVisible();
  await fits(page);
});

test('the loads of a cut are those of what it is cut from, and of nothing there are none', async ({
  page,
  complaints,
}) => {
  await page.goto('/cargas/covidcontratos');
  await expect(page).toHaveURL('/cargas/contratos');
  const nothing = await page.goto('/cargas/xilofones');
  expect(nothing?.status()).toBe(404);
  expect(complaints.splice(0)).toHaveLength(1);
  await expect(page.getByText('Página não encontrada')).toBeVisible();
});
