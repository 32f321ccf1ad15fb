import type { Page } from '@playwright/test';
import { faults, glance } from './axe.ts';
import { expect, fits, fresh, HAND, settled, someRow, test } from './steps.ts';

const send = (page: Page) => page.getByRole('button', { name: /^Enviar (?:mensagem|pedido)$/ });
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

for (const path of ['/ouvidoria', '/e-sic', '/fale-conosco', '/acompanhar']) {
  test(`${path} has no barrier, blank or refused, and fits the window`, HAND, async ({ page }) => {
    await open(page, path);
    await fits(page);
    expect(await glance(page)).toEqual([]);
    await page.getByRole('main').locator('form button[type="submit"]').click();
    const alert = page.getByRole('alert').filter({ hasText: 'Falta corrigir' });
    await expect(alert).toBeFocused();
    await fits(page);
    expect(await faults(page)).toEqual([]);
    // Each sentence leads to a field, which says the same and points at it.
    const link = alert.getByRole('link').last();
    const said = (await link.textContent()) ?? '';
    await link.click();
    const field = page.locator(':focus');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(said.replace(/[.?()]/g, '\\$&')));
    await expect(page).toHaveURL(path);
  });
}

test('a draft survives a reload with the record it is about, and goes when it is erased', async ({ page, request }) => {
  const { numContrato = '', numAnoPub } = await someRow(request, 'numContrato', 'numAnoPub');
  const record = `/contratos/${encodeURIComponent(numContrato)}/${numAnoPub}`;
  await open(page, `/ouvidoria?sobre=${encodeURIComponent(record)}`);
  const about = page.getByRole('region', { name: 'Registro que vai junto' });
  await expect(about).toContainText(`Contrato ${numContrato}`);
  await box(page, 'Nome').fill('Maria');
  await box(page, 'Mensagem').fill('A obra parou');
  await open(page, '/ouvidoria');
  await expect(box(page, 'Mensagem')).toHaveValue('A obra parou');
  await expect(about).toContainText(`Contrato ${numContrato}`);
  // Who chooses to have no name leaves none behind.
  await page.getByRole('radio', { name: /^Sem me identificar/ }).check();
  await expect(box(page, 'Nome')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Maria');
  await page.getByRole('button', { name: 'Apagar rascunho' }).click();
  await page.getByRole('button', { name: 'Sim, apagar' }).click();
  await expect(box(page, 'Mensagem')).toHaveValue('');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('A obra parou');
});

fresh(
  'a request is made, kept through a lost line and followed, by keyboard alone',
  async ({ page, context, complaints }) => {
    await open(page, '/e-sic');
    await box(page, 'Nome').focus();
    await page.keyboard.type('Maria da Silva');
    for (const text of ['', '', '', 'Compras de remédios', 'A lista de compras de remédios de 2026.']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await expect(page.getByText('Verificação contra robôs pronta.')).toBeVisible();
    await send(page).focus();
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Sem conexão' })).toBeFocused();
    await context.setOffline(false);
    await send(page).focus();
    await page.keyboard.press('Enter');
    const title = page.getByRole('heading', { level: 1, name: 'Pedido recebido' });
    await expect(title).toBeFocused();
    expect(await glance(page)).toEqual([]);
    const protocol = (await page.getByLabel('Protocolo', { exact: true }).textContent()) ?? '';
    const key = (await page.getByLabel('Chave', { exact: true }).textContent()) ?? '';
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
      /remédios|Maria/,
    );
    await page.getByRole('link', { name: 'Acompanhe este protocolo' }).press('Enter');
    await box(page, 'Chave').focus();
    await page.keyboard.type(key.toLowerCase().replaceAll('-', ' '));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Protocolo ${protocol}` })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Situação' })).toContainText('(faltam 20 dias)');
    expect(page.url()).not.toContain(key);
    expect(await faults(page)).toEqual([]);
    await box(page, 'O que você quer acrescentar').fill('E os de 2025.');
    await page.getByRole('button', { name: 'Enviar complemento' }).press('Enter');
    await expect(page.getByText('Você complementou')).toBeVisible();
    await page.getByRole('link', { name: 'Sair' }).press('Enter');
    await expect(page.getByText('E os de 2025.')).toHaveCount(0);
    complaints.length = 0;
  },
);

fresh('a part that does not come leaves the page and what was typed in it', async ({ page, context, complaints }) => {
  await page.clock.install();
  await open(page, '/fale-conosco');
  await box(page, 'Mensagem').fill('A feira de sábado muda de praça?');
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('robots.txt'));
  await page.clock.runFor(10_000);
  await lost;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(box(page, 'Mensagem')).toHaveValue('A feira de sábado muda de praça?');
  complaints.length = 0;
});

test('files say how far they are, why they may not come, and can be taken back', HAND, async ({ page, complaints }) => {
  await open(page, '/ouvidoria');
  const picker = page.getByLabel(/^Anexos/);
  await picker.setInputFiles([
    { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('A rua está sem luz desde segunda-feira.\n') },
    { name: 'conta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90\x00 this program cannot be run') },
    { name: 'vazio.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
  ]);
  await expect(page.getByText('“vazio.pdf” está vazio. Escolha outro arquivo.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'nota.txt' })).toContainText('Enviado');
  const refused = page.getByRole('listitem').filter({ hasText: 'conta.pdf' });
  await expect(refused.locator('p[data-bad="true"]')).toBeVisible();
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('“conta.pdf” não foi enviado');
  await fits(page);
  expect(await glance(page)).toEqual([]);
  await refused.getByRole('button', { name: 'Remover' }).click();
  // The list and the summary both let go of it.
  await expect(refused).toHaveCount(0);
  complaints.length = 0;
});

test('what is written before the program of the page arrives stays', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(/\/assets\/.*\.js/, (route) => arrived.then(() => route.continue()));
  await page.goto('/fale-conosco', { waitUntil: 'commit' });
  await box(page, 'Assunto').fill('Poda');
  await box(page, 'Mensagem').fill('A árvore da escola pede poda.');
  arrive();
  // The program is there once its check against robots is made, which begins with the first letter that it sees.
  await expect(async () => {
    await box(page, 'Nome').fill('');
    await box(page, 'Nome').fill('Rosa');
    await expect(page.getByText('Verificação contra robôs pronta.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(box(page, 'Nome')).toHaveValue('Rosa');
  await expect(box(page, 'Assunto')).toHaveValue('Poda');
  await expect(box(page, 'Mensagem')).toHaveValue('A árvore da escola pede poda.');
});
