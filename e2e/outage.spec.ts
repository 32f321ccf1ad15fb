import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { visit } from './steps.ts';

const NOTICE = 'Dados de 17/11/2026 às 14h03: o banco de dados não está respondendo';

/** Marks the answers about contracts as the server does while its database is away. */
const markContracts = (page: Page) =>
  page.route('**/v1/contratos?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'dados-de': '2026-11-17T17:03:20.000Z',
        'access-control-expose-headers': 'dados-de',
      },
    });
  });

const step = (page: Page, to: string): Promise<void> =>
  page
    .locator(`a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test('a step to a page of copies tells their date, and the next step takes the notice away', async ({ page }) => {
  await markContracts(page);
  // The app asks for its frame anew once it has taken the page over.
  const taken = page.waitForResponse(/inicioasync/);
  await page.goto('/');
  await taken;
  const notice = page.getByRole('status').filter({ hasText: NOTICE });
  await expect(notice).toHaveCount(0);
  await step(page, '/contratos');
  await expect(page).toHaveTitle(/^Contratos/);
  await expect(notice).toBeVisible();
  await step(page, '/obras');
  await expect(page).toHaveTitle(/^Obras/);
  await expect(notice).toHaveCount(0);
});

test('a form that the database cannot take says when to send it again, and keeps what was typed across a reload', async ({
  page,
}) => {
  const message = 'O portal está em manutenção: dá para consultar, mas nada pode ser gravado.';
  await page.route('**/v1/mensagens', (route) =>
    route.fulfill({ status: 503, json: { ok: false, type: 'READ_ONLY', message, problems: [] } }),
  );
  await page.goto('/');
  await visit(page, '/ouvidoria');
  await page.getByRole('radio', { name: /Reclamação/ }).check({ force: true });
  await page.getByRole('radio', { name: /Sem me identificar/ }).check({ force: true });
  const text = page.locator('textarea[name="texto"]');
  await text.fill('O poste da praça apagou.');
  await page.getByRole('button', { name: /^Enviar/ }).click();
  await expect(page.getByRole('alert')).toContainText(`${message} Nada se perdeu: o que você escreveu continua aqui.`);
  await expect(text).toHaveValue('O poste da praça apagou.');
  await page.reload();
  await expect(text).toHaveValue('O poste da praça apagou.');
});
