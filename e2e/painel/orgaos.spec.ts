import type { Browser, Page } from '@playwright/test';
import { faults } from '../axe.ts';
import { enterDesk, PMDEMO } from '../desk.ts';
import { lettersTo } from '../mail.ts';
import { address, expect, test } from '../server.ts';
import { dropFile, interns, mendInterns, worked } from './interns.ts';

/** Fills the fields of a step and goes on to the next. */
async function step(page: Page, title: string, values: Readonly<Record<string, string>>): Promise<void> {
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** The step that the draft at the server is at: it is saved a moment after the last change. */
const draftStep = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { data } = await (await fetch('/painel/api/rascunhos/orgao-novo')).json();
    return data?.conteudo.passo ?? 0;
  });

/** Opens the letter of the first invitation, enters, and publishes a file with two rows to mend: all that a new town does. */
async function publishFirst(browser: Browser, host: string, email: string): Promise<void> {
  const letter = () => lettersTo(email).at(-1)?.texto ?? '';
  await expect.poll(letter).toContain('/painel/entrar#');
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto(/https?:\/\/\S+\/painel\/entrar#[\w-]+/.exec(letter())?.[0] ?? '');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeFocused();
  await page.getByRole('link', { name: 'Publicar dados: Publique o primeiro arquivo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Publicar dados' })).toBeFocused();
  await dropFile(page, 'estagiarios.csv', interns(2026, true));
  await worked(page.getByRole('heading', { name: '2 linhas recusadas' }));
  await mendInterns(page, 2026);
  await page.getByRole('button', { name: 'Conferir de novo' }).click();
  await worked(page.getByText('Publica 4 linhas de Estagiários.'));
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await worked(page.getByRole('heading', { level: 2, name: 'Publicado' }));
  await page.goto(`${address(host)}/estagiarios`);
  await expect(page.getByText('Helena Sales Couto').first()).toBeVisible();
  await context.close();
}

test('an operator adds a town in five steps; its controller, invited, publishes a first file', async ({
  page,
  browser,
}) => {
  test.slow();
  const slug = `pm${Date.now().toString(36)}`;
  const email = `bia@${slug}.rn.gov.br`;
  await enterDesk(page, ['operador'], { nome: 'Rui Operador' });
  await page.goto(`${address(PMDEMO)}/painel/orgaos`);
  await page.getByLabel('Procurar por nome ou endereço').fill('pmdemo');
  await expect(page.getByText('1 órgão', { exact: true })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Novo órgão' }).click();

  await page.getByLabel('Estado (sigla)').selectOption('RN');
  await step(page, 'O que é', {
    'Nome completo': 'Prefeitura de Serra Alta',
    CNPJ: '08.112.233/0001-98',
    Município: 'Serra Alta',
  });
  await step(page, 'Endereço na internet', { 'Nome no endereço': 'pmdemo' });
  await expect(page.getByRole('alert')).toContainText('já é de outro órgão');
  await step(page, 'Endereço na internet', { 'Nome no endereço': slug });

  // The draft is kept: who leaves comes back to the same step.
  await expect(page.getByRole('heading', { name: 'Contato', exact: true })).toBeVisible();
  await expect.poll(() => draftStep(page)).toBe(2);
  await page.reload();
  await step(page, 'Contato', {
    'Rua, avenida ou praça': 'Praça Central',
    Número: '1',
    CEP: '59000-000',
    'E-mail de contato': 'contato@serraalta.rn.gov.br',
    Telefone: '(84) 3000-0000',
    'Horário de atendimento': 'Segunda a sexta, das 8h às 14h',
  });
  await step(page, 'Aparência', {});
  await step(page, 'Quem cuida', {
    'Nome da pessoa': 'Bia Controladora',
    'E-mail da pessoa': email,
  });
  await expect(page.getByText(slug, { exact: true })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Criar o órgão' }).click();
  await expect(page.getByRole('heading', { name: 'Órgão criado' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(slug) })).toBeVisible();
  await page.goto(address(`${slug}.transparencia.localhost`));
  await expect(page.getByRole('banner')).toContainText('Prefeitura de Serra Alta');
  await publishFirst(browser, `${slug}.transparencia.localhost`, email);
});

test('who keeps a body makes a key, sees it once, and finds it in the log', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterDesk(page, ['controle'], { nome: 'Ana Chaveira' });
  await page.goto(`${address(PMDEMO)}/painel/chaves`);
  await page.getByRole('button', { name: 'Nova chave' }).click();
  await page.getByRole('button', { name: 'Criar chave' }).click();
  await expect(page.getByRole('alert')).toContainText('Diga quem vai usar a chave.');
  await page.getByLabel('Quem vai usar').fill('Sistema contábil');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Criar chave' }).click();
  await expect(page.getByText(/^portal_/)).toBeVisible();
  await page.getByRole('button', { name: 'Já guardei' }).press('Enter');
  await expect(page.getByText(/^portal_/)).toHaveCount(0);
  // The button is gone: a keyboard goes on from the title, not from nowhere.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Revogar Sistema contábil' }).first().click();
  await page.getByRole('button', { name: 'Revogar', exact: true }).last().click();
  await expect(page.getByText('Chave revogada.')).toBeVisible();

  await page.goto(`${address(PMDEMO)}/painel/registro`);
  await expect(page.getByText('Conferido: nenhum ato foi alterado.')).toBeVisible();
  await page.getByLabel('Pessoa').selectOption('Ana Chaveira');
  await expect(page.getByRole('heading', { name: 'Chave criada: Sistema contábil' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
