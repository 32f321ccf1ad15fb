import { cpf } from '../../catalog/samples/digits.ts';
import { pdf } from '../../demo/kit/pdf.ts';
import { faults } from '../axe.ts';
import { enterDesk, PMDEMO } from '../desk.ts';
import { address } from '../server.ts';
import { expect, fits, fresh } from '../steps.ts';

const CPF = cpf('123456789');

/** A name that no other run of the test has used. */
const tag = (): string => Math.random().toString(36).slice(2, 8);

const file = (name: string, line: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdf(name, [line]),
});

fresh('a publisher sends three documents at once, redacts one, publishes them and replaces one', async ({ page }) => {
  const [own, site] = [tag(), address(PMDEMO)];
  await enterDesk(page, ['publicador']);
  await page.goto(`${site}/painel/arquivos`);
  await expect(page.getByRole('heading', { name: 'Documentos', level: 1 })).toBeVisible();
  await page
    .getByLabel('Escolher arquivos')
    .and(page.locator('input'))
    .setInputFiles([
      file(`Relatório ${own} A.pdf`, `primeiro ${own}`),
      file(`Relatório ${own} B.pdf`, `segundo ${own}`),
      file(`Relatório ${own} C.pdf`, `Pago a Fulano, CPF ${CPF}, ${own}.`),
    ]);
  const drafts = page.getByRole('article', { name: own });
  await expect(drafts).toHaveCount(3);

  // Leaving and coming back loses nothing.
  await page.reload();
  await expect(drafts).toHaveCount(3);
  await page.getByText('Preencher todos de uma vez').click();
  const all = page.locator('details').filter({ hasText: 'Aplicar a todos' });
  await all.getByLabel('Categoria').selectOption('tabela-de-diarias');
  await all.getByLabel('Ano').fill('2026');
  await all.getByLabel('Ano').blur();
  await all.getByRole('button', { name: 'Aplicar a todos' }).click();
  await expect(drafts.getByText('Pronto', { exact: true })).toHaveCount(2);

  const shown = page.getByRole('article', { name: `Relatório ${own} C.pdf` });
  await expect(shown.getByText('Página 1:')).toBeVisible();
  await expect(shown).toContainText('***.456.789-**');
  await expect(page.locator('body')).not.toContainText(CPF);
  expect(await faults(page)).toEqual([]);
  await shown
    .locator('input[type=file]')
    .setInputFiles(file(`Relatório ${own} tarjado.pdf`, `Pago, CPF ***.456.789-**, ${own}.`));
  await expect(drafts.getByText('Pronto', { exact: true })).toHaveCount(3);
  await page.getByRole('button', { name: /^Publicar os prontos/ }).click();
  const outcome = page.getByRole('status', { name: 'Resultado da publicação' });
  const links = outcome.getByRole('link', { name: own });
  await expect(links).toHaveCount(3);
  await expect(drafts).toHaveCount(0);

  const published = (await links.first().getAttribute('href')) ?? '';
  await page.goto(`${site}${published.replace('/arquivos/', '/painel/arquivos/documentos/')}`);
  await page
    .getByLabel('Escolher a nova edição')
    .and(page.locator('input'))
    .setInputFiles(file(`Novo ${own}.pdf`, `terceiro ${own}`));
  const newer = page.getByRole('article', { name: `Novo ${own}.pdf` });
  await expect(newer.getByLabel('Categoria')).toHaveValue('tabela-de-diarias');
  await newer.getByLabel('Por que está sendo substituído').fill('Faltava a assinatura.');
  await newer.getByLabel('Por que está sendo substituído').press('Enter');
  await expect(newer.getByText('Pronto', { exact: true })).toBeVisible();
  await newer.getByRole('button', { name: 'Substituir' }).click();
  await expect(links).toHaveAttribute('href', published);

  await page.goto(`${site}${published.replace('/arquivos/', '/painel/arquivos/documentos/')}`);
  await expect(page.getByText('Edição substituída')).toBeVisible();
  await expect(page.getByText('Faltava a assinatura.').first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.goto(`${site}${published}`);
  await expect(page.getByText(`terceiro ${own}`)).toHaveCount(1);
});

fresh('the documents fit a phone and speak to everybody', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterDesk(page, ['publicador']);
  for (const path of ['', '/categorias/relatorio-resumido-da-execucao-orcamentaria-rreo']) {
    await page.goto(`${address(PMDEMO)}/painel/arquivos${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await fits(page);
    expect(await faults(page)).toEqual([]);
  }
});
