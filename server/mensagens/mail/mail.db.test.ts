import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANA, letter, PostOffice, TENANT } from '../../../test/office.ts';
import { enqueueLetter } from '../../mail/outbox.ts';
import { sealContext } from '../../seal/context.ts';

let services: PostOffice;

beforeAll(async () => {
  services = await PostOffice.open();
});
beforeEach(() => services.clear());
afterAll(() => services.close());

describe('a letter', () => {
  it('arrives once, from the body, with nothing of it left behind', async () => {
    await services.write();
    expect(await services.send()).toEqual({ enviadas: 1, adiadas: 0, recusadas: 0 });
    expect(await services.send()).toEqual({ enviadas: 0, adiadas: 0, recusadas: 0 });
    const [mail] = services.smtp.to(ANA);
    const [row] = await services.rows();
    expect(services.smtp.letters).toHaveLength(1);
    expect(mail?.of('from')).toBe('Prefeitura Municipal de Vale Claro <nao-responda@pmdemo.transparencia.example>');
    expect(mail?.of('reply-to')).toBe('Prefeitura Municipal de Vale Claro <ouvidoria@valeclaro.example>');
    expect(mail?.of('auto-submitted')).toBe('auto-generated');
    expect(mail?.of('message-id')).toBe(`<${row?.id}@pmdemo.transparencia.example>`);
    expect(mail?.of('content-type')).toBe('text/plain; charset=utf-8');
    expect(mail?.assunto).toBe('Fale conosco 2026.48392017-2: recebemos a sua mensagem');
    expect(mail?.texto).toContain('> O poste da praça está apagado.\n> .\n> Obrigada.');
    expect(row).toMatchObject({ carta: null, proximaEm: null, erro: null, enviadaEm: expect.any(Date) });
  });

  it('comes from the address that MAIL_FROM says, and keeps its name', async () => {
    await services.write();
    await services.send(services.mailer('portal@rn.example'));
    expect(services.smtp.letters[0]?.of('from')).toBe('Prefeitura Municipal de Vale Claro <portal@rn.example>');
    expect(services.smtp.letters[0]?.of('message-id')).toContain('@pmdemo.transparencia.example>');
  });

  it('is not there when what it tells of was undone', async () => {
    const undone = services.portal.db.hear(TENANT, async (client) => {
      await enqueueLetter(client, services.keyring, TENANT, null, letter());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await services.rows()).toEqual([]);
  });

  it('lies in the database under seal', async () => {
    await services.write();
    const [row] = await services.rows();
    expect(row?.carta.toString('latin1')).not.toContain('ana@');
    expect(services.keyring.openJson(row?.carta, sealContext.carta(TENANT, row?.id))).toMatchObject({ para: ANA });
  });
});

const INJECTED = '\r\nBcc: outro@mal.example\r\n\r\nConteúdo falso';

describe('a head cannot be written into', () => {
  it.each(['assunto', 'orgao', 'texto'] as const)('through %s', async (field) => {
    await services.write({ [field]: `Olá${INJECTED}` });
    await services.send();
    const [mail] = services.smtp.letters;
    expect(mail?.para).toEqual([ANA]);
    expect(mail?.head.map(({ name }) => name)).not.toContain('bcc');
    expect(mail?.raw.slice(0, mail.raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc/im);
    expect(mail?.of('auto-submitted')).toBe('auto-generated');
  });

  it.each([
    `${ANA}${INJECTED}`,
    `${ANA},outro@mal.example`,
    `${ANA}\u0000`,
    `Ana <${ANA}>`,
    'ana@exemplo.com>\r\nDATA',
    'sem arroba',
    '',
  ])('through an address like %j', async (para) => {
    await expect(services.write({ para })).rejects.toThrow('a letter to no address');
    await expect(services.write({ responder: para })).rejects.toThrow('a letter to no address');
    expect(await services.rows()).toEqual([]);
  });
});

describe('a server that is down', () => {
  it('delays for an hour and loses nothing: then each letter comes once', async () => {
    await services.smtp.stop();
    const people = Array.from({ length: 6 }, (_, i) => `p${i}@exemplo.com`);
    for (const para of people) await services.write({ para });
    for (let round = 0; round < 6; round++) {
      expect((await services.send()).enviadas).toBe(0);
      await services.later();
    }
    const waiting = await services.rows();
    expect(waiting.every(({ erro }) => erro === 'O servidor de e-mail não atendeu (ESOCKET).' || erro === null)).toBe(
      true,
    );
    await services.smtp.start();
    expect(await services.send()).toEqual({ enviadas: 6, adiadas: 0, recusadas: 0 });
    expect(services.smtp.letters.flatMap(({ para }) => para).sort()).toEqual(people);
  });

  it('is asked less and less often, at most once an hour', async () => {
    await services.smtp.stop();
    await services.write();
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      await services.send();
      waits.push((await services.rows())[0]?.espera / 60);
      await services.later();
    }
    [1, 2, 4, 8, 16, 32, 60, 60].forEach((minutes, i) => {
      expect(waits[i]).toBeLessThanOrEqual(minutes);
      expect(waits[i]).toBeGreaterThan(minutes * 0.79 - 0.1);
    });
    await services.smtp.start();
  });

  it('is not asked for every letter that waits', async () => {
    await services.smtp.stop();
    for (let i = 0; i < 10; i++) await services.write();
    await services.send();
    expect((await services.rows()).filter(({ tentativas }) => tentativas > 0)).toHaveLength(4);
    await services.smtp.start();
  });
});

/** A message that letters tell of. */
async function message(): Promise<string> {
  const id = randomUUID();
  await services.portal.db.hear(TENANT, (client) =>
    client.query(
      `INSERT INTO mensagens.recebidas (tenant, id, protocolo, segredo, pedido, canal, tipo, identidade)
       VALUES ($1, $2::uuid, $2::text, '', $2::text, 'ouvidoria', 'denuncia', 'identificada')`,
      [TENANT, id],
    ),
  );
  return id;
}

describe('a receiver that the server does not know', () => {
  it('is given up after a few tries, which the message tells without the address', async () => {
    services.smtp.refused.set(ANA, 550);
    const mensagem = await message();
    await services.write({}, mensagem);
    await services.write({ para: 'bia@exemplo.com' });
    expect(await services.send()).toEqual({ enviadas: 1, adiadas: 1, recusadas: 0 });
    await services.later();
    expect(await services.send()).toEqual({ enviadas: 0, adiadas: 1, recusadas: 0 });
    expect(await services.steps()).toEqual([]);
    await services.later();
    expect(await services.send()).toEqual({ enviadas: 0, adiadas: 0, recusadas: 1 });
    const [row] = (await services.rows()).filter(({ enviadaEm }) => enviadaEm === null);
    expect(row).toMatchObject({
      proximaEm: null,
      erro: 'O servidor de e-mail recusou o endereço do destinatário (550).',
    });
    const [step] = await services.steps();
    expect(step).toMatchObject({ mensagem, acao: 'email-falhou', autor: 'sistema', publico: false });
    const texto = services.keyring.open(step?.texto, sealContext.passo(TENANT, step?.id)).toString();
    expect(texto).toBe(
      'O e-mail ao cidadão não pôde ser entregue. O servidor de e-mail recusou o endereço do destinatário (550).',
    );
    await services.later();
    expect(await services.send()).toEqual({ enviadas: 0, adiadas: 0, recusadas: 0 });
  });

  it('is tried for ever while the answer is that it may be known later', async () => {
    services.smtp.refused.set(ANA, 450);
    await services.write({}, await message());
    for (let i = 0; i < 5; i++) {
      expect(await services.send()).toEqual({ enviadas: 0, adiadas: 1, recusadas: 0 });
      await services.later();
    }
    expect(await services.steps()).toEqual([]);
  });
});
