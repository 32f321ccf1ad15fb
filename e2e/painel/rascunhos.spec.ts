import type { Page } from '@playwright/test';
import { correctContract, enterDesk, PMDEMO } from '../desk.ts';
import { address } from '../server.ts';
import { expect, fresh as test } from '../steps.ts';

const kept = (page: Page) => page.getByText(/^Rascunho guardado em/);

test('what was typed into a small form of publishing is there when the page is opened again', async ({ page }) => {
  await enterDesk(page, ['publicador', 'operador']);

  await page.goto(`${address(PMDEMO)}/painel/declaracoes?dataset=obras`);
  await expect(page.getByLabel('Do que não houve')).toHaveValue('obras');
  const sentence = page.getByLabel('A frase, como o cidadão a lerá');
  await sentence.fill('Não houve obras paradas no período.');
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(sentence).toHaveValue('Não houve obras paradas no período.');

  await page.goto(`${address(PMDEMO)}/painel/orgaos/cmdemo`);
  const suspend = page.getByText('Suspender este portal', { exact: true });
  const reason = page.getByLabel('O que o público vai ler');
  await suspend.click();
  await reason.fill('A câmara muda de sistema nesta semana.');
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await suspend.click();
  await expect(reason).toHaveValue('A câmara muda de sistema nesta semana.');

  await page.goto(`${address(PMDEMO)}/painel/coletas`);
  await page.getByRole('button', { name: 'Nova coleta' }).click();
  const name = page.getByLabel('Nome', { exact: true });
  await name.fill('SAPL da câmara');
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('SAPL da câmara');
  // Left at once, before the server has taken the draft away.
  const dropped = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await dropped;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Nova coleta' })).toBeEnabled();
  await expect(name).toBeHidden();

  await correctContract(page);
  const object = page.getByLabel('Objeto', { exact: true });
  await object.fill('Aquisição de merenda escolar');
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(object).toHaveValue('Aquisição de merenda escolar');
  await page.getByRole('button', { name: 'Procurar outro' }).click();
  await expect(page.getByLabel('Palavras ou números do registro')).toHaveValue('2025');
});
