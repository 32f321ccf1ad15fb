import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatDay } from '../catalog/fields/date.ts';
import { daysAfter } from '../catalog/mensagens/prazo.ts';
import { brasiliaToday } from '../catalog/texto/moment.ts';
import { PDF } from '../test/pdf.ts';
import { faults, glance } from './axe.ts';
import { letter, lettersOf } from './mail.ts';
import { settled, someRow } from './steps.ts';
import {
  attend,
  box,
  decide,
  expect,
  fill,
  follow,
  OMBUDSMAN,
  type ProtocolTicket,
  press,
  receipt,
  region,
  respond,
  site,
  test,
} from './talk.ts';

const NAME = 'Francisca Bezerra';
const EMAIL = 'francisca@exemplo.test';
const TEXT = 'O asfalto entregue é mais fino do que o contrato pede.';
const UNIT = 'Secretaria Municipal de Obras e Serviços Urbanos';

/** Saves what a button brings, and gives its name and content. */
async function take(page: Page, name: RegExp): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

async function accuse(page: Page, record: string): Promise<ProtocolTicket> {
  await page.goto(site() + record);
  await settled(page);
  await page.getByRole('link', { name: 'Pergunte sobre este registro' }).click();
  await page.getByRole('radio', { name: /^Denúncia/ }).check();
  await page.getByRole('radio', { name: /^Em sigilo/ }).check();
  await fill(page, { Nome: NAME, Mensagem: TEXT });
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(EMAIL);
  await page.getByLabel(/^Anexos/).setInputFiles({ name: 'medição.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByRole('listitem').filter({ hasText: 'medição.pdf' })).toContainText('Enviado');
  await press(page, 'Enviar mensagem');
  return receipt(page);
}

/** Folded away, as everything that is not done every day. */
async function unfold(desk: Page, name: string): Promise<void> {
  await desk.locator('summary').filter({ hasText: name }).click();
}

test('a denunciation in confidence goes to a unit and back, is answered, rated, appealed and answered again', async ({
  page,
  desk,
  request,
}) => {
  const { numContrato = '', numAnoPub } = await someRow(request, 'numContrato', 'numAnoPub');
  const ticket = await accuse(page, `/contratos/${encodeURIComponent(numContrato)}/${numAnoPub}`);
  const { protocol } = ticket;
  await expect(page.getByText(formatDay(daysAfter(brasiliaToday(), 30)))).toBeVisible();

  await test.step('the ombudsman sees who it is only by leaving a trace', async () => {
    const arrived = await letter(protocol, OMBUDSMAN, 'nova mensagem');
    expect(arrived.texto).not.toMatch(/Francisca|francisca|asfalto/);
    await attend(desk, arrived, ticket);
    await expect(desk.getByText(TEXT)).toBeVisible();
    await expect(desk.getByRole('link', { name: new RegExp(`Contrato ${numContrato}`) })).toBeVisible();
    await expect(desk.locator('body')).not.toContainText(/francisca/i);
    expect(await faults(desk)).toEqual([]);
    expect(await take(desk, /^medição\.pdf/)).toEqual({ name: 'medição.pdf', bytes: PDF });
    await box(desk, 'Seu nome').fill('Júlia da Ouvidoria');
    await press(desk, 'Ver quem enviou');
    await decide(desk, 'Ver, e registrar');
    await expect(region(desk, 'Quem enviou')).toContainText(NAME);
    await expect(region(desk, 'Andamento')).toContainText(/Identidade vista.*por Júlia da Ouvidoria · só o órgão vê/);
  });

  await test.step('a unit gives its opinion and never learns who it is', async () => {
    await unfold(desk, 'Encaminhar a uma unidade');
    await desk.getByRole('combobox', { name: 'Unidade' }).selectOption(UNIT);
    await box(desk, 'O que a unidade precisa responder').fill('Qual foi a espessura medida?');
    await press(desk, 'Encaminhar');
    await expect(region(desk, 'Andamento')).toContainText('Encaminhada a uma unidade');
    const forwarded = await letter(protocol, 'obras@valeclaro.example', 'mensagem encaminhada à sua unidade');
    expect(forwarded.texto).toContain('> Qual foi a espessura medida?');
    const unit = await desk.context().newPage();
    await attend(unit, forwarded, ticket);
    await expect(unit.getByText(TEXT)).toBeVisible();
    await expect(region(unit, 'Dar um parecer')).toContainText('Qual foi a espessura medida?');
    await expect(unit.locator('body')).not.toContainText(/francisca/i);
    await expect(region(unit, 'Andamento')).not.toContainText('Identidade vista');
    await expect(box(unit, 'Resposta')).toHaveCount(0);
    expect(await glance(unit)).toEqual([]);
    await fill(unit, { 'Seu nome': 'Zuleide das Obras', Parecer: 'Medimos 3 cm; o contrato pede 5.' });
    await press(unit, 'Enviar parecer');
    await expect(region(unit, 'Andamento')).toContainText('Medimos 3 cm; o contrato pede 5.');
    await unit.close();
  });

  await test.step('the ombudsman takes more time, and answers with a file', async () => {
    await attend(desk, await letter(protocol, OMBUDSMAN, 'a unidade se manifestou'), ticket);
    await expect(region(desk, 'Andamento')).toContainText('Medimos 3 cm; o contrato pede 5.');
    await unfold(desk, 'Prorrogar o prazo');
    const until = formatDay(daysAfter(brasiliaToday(), 60));
    await box(desk, 'Motivo').filter({ visible: true }).fill('Falta o laudo do laboratório.');
    await press(desk, `Prorrogar até ${until}`);
    await decide(desk, 'Sim');
    await expect(region(desk, 'Prazo')).toContainText(`${until}, já prorrogado`);
    const extended = await letter(protocol, EMAIL, 'o prazo da resposta foi prorrogado');
    expect(extended.texto).toContain(`foi prorrogado até ${until}`);
    expect(extended.texto).toContain('> Falta o laudo do laboratório.');
    await desk.getByLabel(/^Anexos/).setInputFiles({ name: 'laudo.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(desk.getByRole('listitem').filter({ hasText: 'laudo.pdf' })).toContainText('Enviado');
    await respond(desk, 'Júlia da Ouvidoria', 'A empresa refará o trecho até março.');
    await expect(region(desk, 'Resposta')).toContainText('laudo.pdf');
    expect(await faults(desk)).toEqual([]);
    const answered = await letter(protocol, EMAIL, 'sua mensagem foi respondida');
    expect(answered.texto).toContain('> A empresa refará o trecho até março.');
  });

  await test.step('who wrote reads it, takes the file, rates and appeals', async () => {
    await follow(page, ticket);
    await expect(region(page, 'Resposta')).toContainText('A empresa refará o trecho até março.');
    expect((await take(page, /^laudo\.pdf/)).bytes).toEqual(PDF);
    expect((await take(page, /^medição\.pdf/)).bytes).toEqual(PDF);
    const course = region(page, 'Andamento').getByRole('listitem');
    await expect(course.locator('b')).toHaveText([
      'Mensagem recebida',
      'Lida pelo órgão',
      'Prazo prorrogado',
      'Respondida',
    ]);
    await expect(page.getByRole('main')).not.toContainText(/Júlia|Zuleide|Medimos/);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Satisfeito', exact: true }).check();
    await press(page, 'Enviar avaliação');
    await expect(course.last()).toContainText('Você avaliou o atendimento');
    await box(page, 'Por que você recorre').fill('Março é depois das chuvas.');
    await press(page, 'Enviar recurso');
    await expect(page.getByRole('region', { name: 'Situação' })).toContainText('Em recurso');
  });

  await test.step('and the appeal is answered', async () => {
    await attend(desk, await letter(protocol, OMBUDSMAN, 'o cidadão entrou com recurso'), ticket);
    await expect(region(desk, 'Recurso de quem enviou')).toContainText('Março é depois das chuvas.');
    await expect(region(desk, 'Responder ao recurso')).toBeVisible();
    await respond(desk, 'Júlia da Ouvidoria', 'O trecho será refeito em janeiro.');
    const decided = await letter(protocol, EMAIL, 'seu recurso foi respondido');
    expect(decided.texto).toContain('> O trecho será refeito em janeiro.');
    await follow(page, ticket);
    await expect(region(page, 'Resposta ao recurso')).toContainText('O trecho será refeito em janeiro.');
    await expect(region(page, 'Resposta')).toContainText('A empresa refará o trecho até março.');
    // No mailbox of the body ever held the name.
    const told = lettersOf(protocol).filter(({ para }) => !para.includes(EMAIL));
    expect(told.map(({ texto }) => texto).join()).not.toMatch(/francisca|asfalto/i);
  });
});
