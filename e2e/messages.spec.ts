import { attendUrl, signAttendLink } from '../server/mensagens/attend/link.ts';
import { Keyring } from '../server/seal/keyring.ts';
import { faults, glance } from './axe.ts';
import { operate } from './database.ts';
import { letter, lettersOf, lettersTo } from './mail.ts';
import { fits, settled } from './steps.ts';
import { attend, box, expect, fill, follow, OMBUDSMAN, press, receipt, region, respond, site, test } from './talk.ts';

const ANA = { Nome: 'Ana Luísa Freire', 'E-mail': 'ana.freire@exemplo.test' };

test('a message to the body comes into its mailbox, and the answer to whoever wrote', async ({ page, desk }) => {
  await page.goto(`${site()}/fale-conosco`);
  await settled(page);
  await fill(page, { Assunto: 'Feira livre', ...ANA, Mensagem: 'A feira de sábado muda de praça?' });
  await press(page, 'Enviar mensagem');
  const ticket = await receipt(page);

  const copy = await letter(ticket.protocol, ANA['E-mail'], 'recebemos a sua mensagem');
  expect(copy.texto).toContain('> A feira de sábado muda de praça?');
  expect(copy.raw).not.toContain(ticket.key);
  const arrived = await letter(ticket.protocol, 'contato@valeclaro.example', 'nova mensagem');
  expect(arrived.texto).toContain('De: Ana Luísa Freire (ana.freire@exemplo.test)');
  expect(arrived.texto).toContain('Assunto: Feira livre');

  await attend(desk, arrived, ticket);
  await expect(region(desk, 'Quem enviou')).toContainText('Ana Luísa Freire');
  expect(await faults(desk)).toEqual([]);
  await respond(desk, 'Rui do Gabinete', 'Muda, sim: para a Praça do Mercado, a partir de maio.');
  await expect(region(desk, 'Esta mensagem já foi respondida')).toBeVisible();

  const answer = await letter(ticket.protocol, ANA['E-mail'], 'sua mensagem foi respondida');
  expect(answer.texto).toContain('> Muda, sim: para a Praça do Mercado, a partir de maio.');
  await follow(page, ticket);
  await expect(region(page, 'Resposta')).toContainText('Muda, sim: para a Praça do Mercado, a partir de maio.');
});

test.describe('in a hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('who tells no name gets no letter, and the answer all the same', async ({ page, desk }) => {
    await page.goto(`${site()}/ouvidoria`);
    await settled(page);
    await page.getByText('Sem me identificar', { exact: true }).tap();
    await page.getByText('Reclamação', { exact: true }).tap();
    await fill(page, { Mensagem: 'O posto de saúde fecha antes da hora.' });
    await page.getByRole('button', { name: 'Enviar mensagem' }).tap();
    const ticket = await receipt(page);
    await fits(page);

    await attend(desk, await letter(ticket.protocol, OMBUDSMAN, 'nova mensagem'), ticket);
    await expect(region(desk, 'Quem enviou')).toContainText('Anônima');
    await fits(desk);
    await respond(desk, 'Júlia', 'O posto passa a fechar às 17h, como diz a placa.');
    await expect(region(desk, 'Esta mensagem já foi respondida')).toBeVisible();

    await follow(page, ticket);
    await expect(region(page, 'Resposta')).toContainText('O posto passa a fechar às 17h');
    await fits(page);
    expect(await faults(page)).toEqual([]);
    await box(page, 'Por que você recorre').fill('Ontem fechou às 15h.');
    await page.getByRole('button', { name: 'Enviar recurso' }).tap();
    await expect(page.getByRole('heading', { level: 2, name: 'Em recurso' })).toBeVisible();

    // Letters go in the order in which they were written: after this one, no other is on its way.
    await letter(ticket.protocol, OMBUDSMAN, 'o cidadão entrou com recurso');
    expect(new Set(lettersOf(ticket.protocol).flatMap(({ para }) => para))).toEqual(new Set([OMBUDSMAN]));
  });
});

test('a hasty hand and a lost answer make one message', async ({ page, complaints }) => {
  const email = 'apressada@exemplo.test';
  const protocols: string[] = [];
  let lost = 0;
  await page.route(/\/v1\/mensagens$/, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    protocols.push(`${answer.status()} ${data.protocolo}`);
    // It arrived, and the line broke before the answer did.
    return lost++ === 0 ? route.abort() : route.fulfill({ response: answer });
  });
  await page.goto('/fale-conosco');
  await settled(page);
  await fill(page, { Assunto: 'Poda', Nome: 'Bia', 'E-mail': email, Mensagem: 'A árvore da escola pede poda.' });
  const send = page.getByRole('button', { name: 'Enviar mensagem' });
  await send.dblclick();
  await expect(page.getByRole('alert')).toContainText('Sem conexão');
  await expect(box(page, 'Mensagem')).toHaveValue('A árvore da escola pede poda.');
  await send.dblclick();
  const { protocol } = await receipt(page);
  expect(protocols).toEqual([`201 ${protocol}`, `200 ${protocol}`]);
  await letter(protocol, email, 'recebemos a sua mensagem');
  expect(lettersTo(email)).toHaveLength(1);
  complaints.length = 0;
});

test('an old link gives nothing away, and sends a new one to its own mailbox', async ({ desk, complaints }) => {
  const { id, protocolo } = await operate(async (client) => {
    const text = `SELECT id, protocolo FROM mensagens.recebidas WHERE tenant = 1 AND canal = 'ouvidoria' LIMIT 1`;
    return (await client.query<{ id: string; protocolo: string }>(text)).rows[0] ?? { id: '', protocolo: '' };
  });
  const keyring = new Keyring([Buffer.from(process.env.E2E_KEY ?? '', 'base64')]);
  const old = signAttendLink(keyring, { orgao: 'pmdemo', mensagem: id, papel: 'ouvidoria', setor: null }, -1);
  await desk.goto(attendUrl(site(), old));
  await expect(desk.getByRole('heading', { name: 'Este link venceu' })).toBeVisible();
  await expect(desk.getByRole('main')).not.toContainText(protocolo);
  expect(await glance(desk)).toEqual([]);
  await press(desk, 'Mandar um link novo');
  await expect(desk.getByRole('heading', { name: 'Um link novo está a caminho' })).toBeVisible();
  await attend(desk, await letter(protocolo, OMBUDSMAN, 'novo link de atendimento'), { protocol: protocolo, key: '' });
  // The browser says aloud that the old one was refused.
  complaints.length = 0;
});
