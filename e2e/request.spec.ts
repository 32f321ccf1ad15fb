import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Relatorio } from '../catalog/mensagens/relatorio.ts';
import { brasiliaToday } from '../catalog/texto/moment.ts';
import { faults } from './axe.ts';
import { letter } from './mail.ts';
import { settled } from './steps.ts';
import { attend, box, expect, follow, receipt, region, respond, site, test } from './talk.ts';

const SIC = 'esic@valeclaro.example';
const EMAIL = 'teresa@exemplo.test';

/** Goes there as who has no mouse does. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let steps = 0; steps < 120; steps++) {
    if (await place.evaluate((own) => own === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

async function type(page: Page, place: Locator, text: string): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.insertText(text);
}

async function report(request: APIRequestContext): Promise<Relatorio> {
  const answer = await request.get(`/api/v1/relatorios/e-sic?ano=${brasiliaToday().slice(0, 4)}`);
  return (await answer.json()).data;
}

const denied = ({ porResultado }: Relatorio): number =>
  porResultado.find(({ rotulo }) => rotulo === 'Acesso negado')?.total ?? 0;

test('a request made by keyboard is denied, appealed and counted', async ({ page, desk, request }) => {
  const before = await report(request);
  await page.goto(`${site()}/e-sic`);
  await settled(page);
  await type(page, box(page, 'Nome'), 'Teresa Nóbrega');
  await type(page, page.getByRole('textbox', { name: /^E-mail/ }), EMAIL);
  await type(page, page.getByRole('textbox', { name: /^Assunto/ }), 'Câmeras da praça');
  await type(page, box(page, 'Que informação você quer?'), 'Onde fica cada câmera?');
  await tabTo(page, page.getByRole('button', { name: 'Enviar pedido' }));
  await page.keyboard.press('Enter');
  const ticket = await receipt(page);

  await attend(desk, await letter(ticket.protocol, SIC, 'nova mensagem'), ticket);
  await desk.getByRole('radio', { name: /^Acesso negado/ }).check();
  expect(await faults(desk)).toEqual([]);
  await respond(desk, 'Marta do SIC', 'A posição das câmeras é reservada (Lei 12.527/2011, art. 23, VIII).');
  const answer = await letter(ticket.protocol, EMAIL, 'sua mensagem foi respondida');
  expect(answer.texto).toContain('Resultado: Acesso negado.');

  await follow(page, ticket);
  await expect(region(page, 'Resposta')).toContainText('Acesso negado');
  await type(page, box(page, 'Por que você recorre'), 'Basta o número de câmeras.');
  await tabTo(page, page.getByRole('button', { name: 'Enviar recurso' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Situação' })).toContainText('Em recurso');
  await letter(ticket.protocol, SIC, 'o cidadão entrou com recurso');

  const now = await report(request);
  expect(now.recebidas).toBeGreaterThan(before.recebidas);
  expect(now.recursos).toBeGreaterThan(before.recursos);
  expect(denied(now)).toBe(denied(before) + 1);
  await page.goto(`/e-sic/relatorio?ano=${now.ano}`);
  await settled(page);
  const figure = page.locator('dl > div').filter({ has: page.getByText('Negados', { exact: true }) });
  await expect(figure.locator('dd').first()).toHaveText(denied(now).toLocaleString('pt-BR'));
});

for (const path of ['/e-sic/relatorio', '/ouvidoria/relatorio']) {
  test(`${path} has no barrier`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    expect(await faults(page)).toEqual([]);
  });
}
