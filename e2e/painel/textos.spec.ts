import type { Page } from '@playwright/test';
import { phoneJpeg } from '../../test/photos.ts';
import { faults } from '../axe.ts';
import { enterDesk, PMDEMO } from '../desk.ts';
import { address, expect, test } from '../server.ts';

const SITE = address(PMDEMO);

/** The public page of the questions as its HTML says it now. */
const published = (page: Page): Promise<string> => page.evaluate(async () => (await fetch('/perguntas')).text());

test('a question is written, previewed, published, and taken back to the version before', async ({ page }) => {
  await enterDesk(page, ['editor']);
  await page.goto(`${SITE}/painel/textos`);
  await page.getByRole('link', { name: 'Perguntas frequentes' }).click();
  await page.getByRole('button', { name: 'Acrescentar uma pergunta' }).click();
  await page.getByRole('button', { name: 'Salvar e publicar' }).click();
  await expect(page.getByRole('alert')).toContainText('Pergunta não pode ficar vazio.');

  await page.getByLabel('Pergunta', { exact: true }).last().fill('Onde fica o arquivo público?');
  await page.getByLabel('Resposta').last().fill('Na **praça**, ao lado do mercado.');
  await page.getByRole('button', { name: 'Como fica' }).last().click();
  await expect(page.locator('strong', { hasText: 'praça' })).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Pré-visualizar' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('Onde fica o arquivo público?').first()).toBeVisible();
  await expect(preview.getByText('só você vê esta página')).toBeVisible();
  expect(await published(page)).not.toContain('arquivo público');

  await page.getByRole('button', { name: 'Salvar e publicar' }).click();
  await expect(page.getByText('Salvo e publicado.')).toBeVisible();
  await expect.poll(() => published(page)).toContain('Onde fica o arquivo público?');

  await page.getByRole('link', { name: 'Versões' }).click();
  await page.getByRole('button', { name: 'O que mudou' }).first().click();
  await expect(page.locator('ins', { hasText: 'ao lado do mercado' })).toBeVisible();
  await page.getByRole('button', { name: /^Voltar a como era antes/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(page.getByText('Pronto: essa versão está no ar.')).toBeVisible();
  await expect.poll(() => published(page)).not.toContain('Onde fica o arquivo público?');
  expect(await faults(page)).toEqual([]);
});

/** Whether a draft has the second notice before the first. */
const isInOrder = (sent: string | null): boolean => /Segundo aviso.*Primeiro aviso/.test(sent ?? '');

test('a list is ordered by keyboard, and a draft waits for who comes back', async ({ page }) => {
  await enterDesk(page, ['editor']);
  await page.goto(`${SITE}/painel/textos/avisos`);
  for (const title of ['Primeiro aviso', 'Segundo aviso']) {
    await page.getByRole('button', { name: 'Acrescentar um aviso' }).click();
    await page.getByLabel('Título').last().fill(title);
    await page.getByRole('button', { name: title, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Subir Segundo aviso' }).focus();
  const kept = page.waitForResponse(
    (answer) => /rascunhos/.test(answer.url()) && isInOrder(answer.request().postData()),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Segundo aviso: lugar \d+ de \d+\./)).toBeAttached();
  await kept;
  await expect(page.getByText('Rascunho guardado em')).toBeVisible();
  await page.reload();
  const titles = page.getByRole('button', { name: /^(?:Primeiro|Segundo) aviso$/ });
  await expect(titles).toHaveText(['Segundo aviso', 'Primeiro aviso']);
  await page.getByRole('button', { name: 'Descartar o rascunho' }).click();
  await expect(page.getByRole('button', { name: 'Segundo aviso', exact: true })).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
});

test('a photo of who answers for a unit is sent from the form, and shown there', async ({ page }) => {
  await enterDesk(page, ['editor']);
  await page.goto(`${SITE}/painel/textos/estrutura`);
  await page.getByRole('button', { name: 'Gabinete do Prefeito', exact: true }).click();
  const photo = { name: 'ana.jpg', mimeType: 'image/jpeg', buffer: phoneJpeg(6) };
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await expect(page.getByAltText('A foto escolhida').first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
