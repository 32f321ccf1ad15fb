import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { faults } from './axe.ts';
import { address } from './server.ts';
import { expect, fits, settled, test } from './steps.ts';

const RREO = '/arquivos/relatorio-resumido-da-execucao-orcamentaria-rreo';
const chamber = address('cmdemo.transparencia.localhost');

test.describe('published files', () => {
  test('are found by category, by year and by words, and each is what its sum says', async ({ page }) => {
    await page.goto('/arquivos');
    await settled(page);
    await fits(page);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Relatório Resumido da Execução Orçamentária' }).click();
    await expect(page).toHaveURL(RREO);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('(RREO)');
    await page.getByLabel('Ano').selectOption('2025');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await expect(page).toHaveURL(`${RREO}?ano=2025`);
    await expect(page.getByRole('region', { name: '2025' }).getByRole('listitem')).toHaveCount(6);
    await fits(page);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'RREO do 6º bimestre de 2025', exact: true }).click();
    await settled(page);
    const sum = await page
      .locator('dd')
      .filter({ hasText: /^[0-9a-f]{64}$/ })
      .innerText();
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Baixar/ }).click();
    const bytes = await readFile(await (await coming).path());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('tell what is due of each period, and each part of one with its file', async ({ page }) => {
      await page.goto(`${RREO}?ano=2025`);
      const due = page.getByRole('region', { name: 'Situação das publicações' });
      await expect(due.getByRole('row')).toHaveCount(5);
      await due.getByRole('link', { name: '(6º bimestre de 2025)' }).click();
      const parts = page.getByRole('region', { name: 'Parte por parte' });
      await expect(parts.getByRole('listitem')).toHaveCount(13);
      await expect(parts.getByText('Anexo 10 – Projeção atuarial')).toBeVisible();
      await page.goto('/arquivos/parecer-do-tribunal-de-contas');
      await expect(page.getByRole('region', { name: 'Contas que aguardam decisão' }).getByRole('listitem')).toHaveCount(
        2,
      );
      await expect(page.getByRole('link', { name: /^Parecer/ }).first()).toBeVisible();
    });
  });

  test('tell what a document says, and leave its text closed until it is asked for', async ({ page }) => {
    await page.goto('/arquivos/balanco-geral-de-2025');
    await settled(page);
    await fits(page);
    await expect(page.getByText('Balanço orçamentário (Lei 4.320/1964')).toBeHidden();
    await page.locator('summary', { hasText: 'Texto do documento' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Balanço orçamentário (Lei 4.320/1964')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  test('that nobody published, or that do not concern the body, say so', async ({ page, complaints }) => {
    await page.goto('/arquivos?termo=zzz');
    await expect(page.getByText('Nenhum título tem essas palavras')).toBeVisible();
    await page.goto(`${chamber}${RREO}`);
    await expect(page.getByText('Não se aplica a este órgão')).toBeVisible();
    await page.goto('/arquivos/nada-com-este-nome');
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    // The browser notes an address that is not there.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
  });
});

test.describe('the structure', () => {
  test('is a tree that folds by keyboard and leads to each unit', async ({ page }) => {
    await page.goto('/estrutura-organizacional');
    await settled(page);
    await fits(page);
    expect(await faults(page)).toEqual([]);
    const fold = page.getByRole('button', { name: 'Unidades de Secretaria Municipal de Educação' });
    const below = page.getByRole('link', { name: 'Departamento de Ensino' });
    await expect(below).toBeVisible();
    await fold.focus();
    await page.keyboard.press('Space');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(below).toBeHidden();
    await page.keyboard.press('Enter');
    await below.click();
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Departamento de Ensino');
    await page
      .getByRole('navigation', { name: 'Caminho' })
      .getByRole('link', { name: 'Secretaria Municipal de Educação' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secretaria Municipal de Educação (SME)');
  });

  test('of a unit says who answers for it and leads to its rows in the lists', async ({ page }) => {
    await page.goto('/estrutura-organizacional/Secretaria%20Municipal%20de%20Sa%C3%BAde');
    await settled(page);
    await expect(page.getByText('João Batista Guedes Lopes')).toBeVisible();
    await fits(page);
    await page.locator('main a[href^="/contratos?"]').click();
    await expect(page).toHaveURL(/txtUnidadeOrcamentaria=Fundo/);
    await expect(page.getByRole('list', { name: 'Filtros ativos' })).toContainText('Fundo Municipal de Saúde');
  });

  test('is searched by what units do', async ({ page }) => {
    await page.goto('/estrutura-organizacional');
    await page.getByLabel('Nome ou assunto').fill('MERENDA');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/estrutura-organizacional?termo=MERENDA');
    await expect(page.getByRole('link', { name: 'Coordenação de Merenda e Transporte Escolar' })).toBeVisible();
    await fits(page);
    expect(await faults(page)).toEqual([]);
  });

  test('of a câmara has its members, their parties and what they sit on', async ({ page }) => {
    await page.goto(`${chamber}/estrutura-organizacional`);
    await settled(page);
    await fits(page);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Gláucia de Nóbrega Maia' }).click();
    await settled(page);
    await expect(page.getByRole('heading', { name: 'Biografia' })).toBeVisible();
    await expect(page.getByText('REN').first()).toBeVisible();
    await fits(page);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Comissão de Finanças, Orçamento e Fiscalização' }).click();
    await expect(page.getByRole('heading', { name: 'Membros' })).toBeVisible();
  });
});
