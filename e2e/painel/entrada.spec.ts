import type { BrowserContext, Page } from '@playwright/test';
import { glance } from '../axe.ts';
import { correctContract, enterDesk, PMDEMO } from '../desk.ts';
import { lettersTo } from '../mail.ts';
import { address, expect, test } from '../server.ts';

const DESK = `${address(PMDEMO)}/painel`;

/** Gives a page a device that keeps passkeys and confirms every question. */
async function withDevice(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('WebAuthn.enable');
  await wire.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('without HTTPS the entrance says why nobody gets in, and spends no link', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && calls.push(request.url())));
  await page.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  await page.goto(`${DESK}/entrar#${'x'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('não usa HTTPS');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toHaveCount(0);
  expect(calls).toEqual([]);
});

const leave = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible();
};

/** The link of the newest letter to an address. */
async function linkTo(email: string): Promise<string> {
  const read = () => lettersTo(email).at(-1)?.texto ?? '';
  await expect.poll(read).toContain('/painel/entrar#');
  return /https?:\/\/\S+\/painel\/entrar#[\w-]+/.exec(read())?.[0] ?? '';
}

/** Opens the link of an invitation in a browser of its own, and presses its button. */
async function accept(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByText('Convite de')).toBeVisible();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sair', exact: true })).toBeVisible();
  return page;
}

test('after a link a passkey: offered, kept, used to come back, and removed', async ({ page }) => {
  await withDevice(page);
  await enterDesk(page, ['editor']);
  await page.getByRole('link', { name: 'Guardar uma passkey' }).click();
  await page.getByLabel('Nome do aparelho').fill('Notebook da recepção');
  await page.getByRole('button', { name: 'Guardar uma passkey' }).click();
  await expect(page.getByText('Notebook da recepção')).toBeVisible();
  expect(await glance(page)).toEqual([]);
  await leave(page);
  expect(await glance(page)).toEqual([]);
  await page.getByRole('button', { name: 'Entrar com passkey' }).click();
  await expect(page.getByRole('button', { name: 'Sair', exact: true })).toBeVisible();
  await page.goto(`${DESK}/conta`);
  await expect(page.getByText('Entrou com passkey')).toBeVisible();
  await page.getByRole('button', { name: 'Apagar a passkey Notebook da recepção' }).click();
  await page.getByRole('button', { name: 'Apagar', exact: true }).last().click();
  await expect(page.getByText('Você ainda não tem nenhuma.')).toBeVisible();
  await leave(page);
  await page.getByRole('button', { name: 'Entrar com passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('não foi aceita');
});

test('a person is invited by letter, comes in, and is out once removed', async ({ page, browser }) => {
  const email = `eva${Date.now()}@example.com`;
  await enterDesk(page, ['controle']);
  await page.goto(`${DESK}/pessoas`);
  await page.getByRole('button', { name: 'Convidar uma pessoa' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Eva Prado');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await expect(page.getByText('Rascunho guardado')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Convidar uma pessoa' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: 'Convidar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Escolha ao menos um papel');
  await page.getByRole('checkbox', { name: 'Editor' }).check();
  expect(await glance(page)).toEqual([]);
  await page.getByRole('button', { name: 'Convidar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Convite de Eva Prado' })).toBeVisible();
  const context = await browser.newContext();
  const hers = await accept(context, await linkTo(email));
  await page.getByRole('button', { name: 'Remover Eva Prado' }).click();
  await page.getByRole('form', { name: 'Remover Eva Prado' }).getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText(email)).toHaveCount(0);
  await hers.reload();
  await expect(hers.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible();
  await context.close();
});

test('an address of nothing says so under a title, and leads on', async ({ page }) => {
  await enterDesk(page, ['publicador']);
  for (const [path, title, way] of [
    ['cargas/contratos/999999999', 'Esta carga não está aqui', 'Ver as cargas do órgão'],
    ['nada', 'O painel não tem esta página', 'comece por Hoje'],
    ['orgaos', 'Esta parte é de outro papel', 'Voltar a Hoje'],
  ] as const) {
    await page.goto(`${DESK}/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: way })).toBeVisible();
  }
});

test('a refusal is led to, and a session that ends leaves a form as it is, with the way back in', async ({ page }) => {
  await enterDesk(page, ['publicador']);
  await correctContract(page);
  const value = page.getByLabel('Valor atual');
  await value.fill('abc');
  const ask = page.getByRole('button', { name: 'Ver o que mudaria' });
  await ask.click();
  // The button stands some screens below the sentence.
  await expect(page.getByRole('alert')).toBeFocused();
  await page.context().clearCookies({ name: '__Host-painel' });
  await ask.click();
  await expect(page.getByRole('link', { name: 'Entre de novo, em outra aba' })).toBeVisible();
  await expect(value).toHaveValue('abc');
});
