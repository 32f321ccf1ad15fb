import { expect, figure, fits, rows, settled, test } from './steps.ts';

test('a tender is found by its three-part key, accents and slashes included, with what belongs to it', async ({
  page,
}) => {
  await page.goto('/licitacao?txtSituacao=Homologada');
  await settled(page);
  const link = rows(page).first().getByRole('link').first();
  const number = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Licitação ${number}`);
  await settled(page);
  const segments = new URL(page.url()).pathname.split('/').slice(2);
  expect(segments).toHaveLength(3);
  expect(decodeURIComponent(segments[0] ?? '')).toBe(number);
  for (const part of ['Itens', 'Participantes', 'Documentos'])
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(part) }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Licitação ${number}`);
  await fits(page);
});

test('the homologated total says which tenders it adds up, and adds up no other', async ({ page, request }) => {
  await page.goto('/licitacao?numExercicio=2025');
  await settled(page);
  await expect(figure(page, 'Valor homologado')).toContainText(/^R\$\s[\d.,]+só Homologada e Ratificada$/);
  const { data } = await (await request.get('/api/v1/licitacao?numExercicio=2025&_por=txtSituacao')).json();
  const failed = data.filter(({ chave }: { chave: string }) => /Deserta|Revogada|Fracassada/.test(chave));
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.map(({ vlrTotal }: { vlrTotal: number }) => vlrTotal)).toEqual(failed.map(() => 0));
});

test('a closed set says so on its list and on its records', async ({ page }) => {
  await page.goto('/covidcontratos');
  await settled(page);
  await expect(page.getByText('Conjunto encerrado').first()).toBeVisible();
  await rows(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/covidcontratos\/[^/]+\/\d{4}$/);
  await settled(page);
  await expect(page.getByText('Conjunto encerrado').first()).toBeVisible();
});
