import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '../../test/portal.ts';
import { openSmtp, type Smtp } from '../../test/smtp.ts';
import { about } from './about.ts';
import { deliverDue } from './deliver.ts';
import { Keyring } from './keyring.ts';
import { received } from './letters.ts';
import { type Mailer, mailerOf } from './mailer.ts';
import { enqueue, type Letter } from './outbox.ts';
import { take } from './post.ts';
import { deliver } from './postman.ts';

const TENANT = 1;
const keyring = new Keyring([randomBytes(32)]);
const ANA = 'ana@exemplo.com';
let portal: Portal;
let smtp: Smtp;
let mailer: Mailer;

const open = (env: Parameters<typeof mailerOf>[0]): Mailer => {
  const made = mailerOf(env);
  if (!made) throw new Error('no mail server');
  return made;
};

beforeAll(async () => {
  portal = await openPortal();
});
beforeEach(async () => {
  smtp = await openSmtp();
  mailer = open({ SMTP_URL: smtp.url });
});
afterEach(async () => {
  await smtp.stop();
  await portal.db.own((client) => client.query('DELETE FROM mensagens.correio; DELETE FROM mensagens.passos'));
});
afterAll(() => portal.close());

const letter = (changes: Partial<Letter> = {}): Letter => ({
  destino: 'cidadao',
  para: ANA,
  ...received(
    {
      orgao: 'Prefeitura Municipal de Vale Claro',
      canal: 'fale-conosco',
      tipo: 'mensagem',
      protocolo: '2026.48392017-5',
      prazo: null,
      site: 'https://pmdemo.transparencia.example',
      email: 'ouvidoria@valeclaro.example',
    },
    { nome: 'Ana Luísa', texto: 'O poste da praça está apagado.\n.\nObrigada.' },
  ),
  ...changes,
});

/** As the people-facing role does it, beside the message. */
const write = (changes: Partial<Letter> = {}, mensagem: string | null = null): Promise<void> =>
  portal.db.hear(TENANT, (client) => enqueue(client, keyring, TENANT, mensagem, letter(changes)));

const send = () => deliverDue(portal.db, keyring, mailer);

const rows = async () => {
  const { rows: found } = await portal.db.own((client) =>
    client.query(
      'SELECT *, extract(epoch FROM "proximaEm" - now())::float8 AS espera FROM mensagens.correio ORDER BY "criadaEm"',
    ),
  );
  return found;
};

/** Moves the clock: all that waits becomes due. */
const later = () =>
  portal.db.own((client) =>
    client.query('UPDATE mensagens.correio SET "proximaEm" = now() WHERE "proximaEm" IS NOT NULL'),
  );

describe('a letter', () => {
  it('arrives once, from the body, with nothing of it left behind', async () => {
    await write();
    expect(await send()).toEqual({ enviadas: 1, adiadas: 0, recusadas: 0 });
    expect(await send()).toEqual({ enviadas: 0, adiadas: 0, recusadas: 0 });
    const [mail] = smtp.to(ANA);
    const [row] = await rows();
    expect(smtp.letters).toHaveLength(1);
    expect(mail?.of('from')).toBe('Prefeitura Municipal de Vale Claro <nao-responda@pmdemo.transparencia.example>');
    expect(mail?.of('reply-to')).toBe('Prefeitura Municipal de Vale Claro <ouvidoria@valeclaro.example>');
    expect(mail?.of('auto-submitted')).toBe('auto-generated');
    expect(mail?.of('message-id')).toBe(`<${row.id}@pmdemo.transparencia.example>`);
    expect(mail?.of('content-type')).toBe('text/plain; charset=utf-8');
    expect(mail?.assunto).toBe('Fale conosco 2026.48392017-5: recebemos a sua mensagem');
    expect(mail?.texto).toContain('> O poste da praça está apagado.\n> .\n> Obrigada.');
    expect(row).toMatchObject({ carta: null, proximaEm: null, erro: null, enviadaEm: expect.any(Date) });
  });

  it('comes from the address that MAIL_FROM says, and keeps its name', async () => {
    mailer = open({ SMTP_URL: smtp.url, MAIL_FROM: 'portal@rn.example' });
    await write();
    await send();
    expect(smtp.letters[0]?.of('from')).toBe('Prefeitura Municipal de Vale Claro <portal@rn.example>');
    expect(smtp.letters[0]?.of('message-id')).toContain('@pmdemo.transparencia.example>');
  });

  it('is not there when what it tells of was undone', async () => {
    const undone = portal.db.hear(TENANT, async (client) => {
      await enqueue(client, keyring, TENANT, null, letter());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await rows()).toEqual([]);
  });

  it('lies in the database under seal', async () => {
    await write();
    const [row] = await rows();
    expect(row.carta.toString('latin1')).not.toContain('ana@');
    expect(keyring.openJson(row.carta, about.carta(TENANT, row.id))).toMatchObject({ para: ANA });
  });
});

const INJECTED = '\r\nBcc: outro@mal.example\r\n\r\nConteúdo falso';

describe('a head cannot be written into', () => {
  it.each(['assunto', 'orgao', 'texto'] as const)('through %s', async (field) => {
    await write({ [field]: `Olá${INJECTED}` });
    await send();
    const [mail] = smtp.letters;
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
    await expect(write({ para })).rejects.toThrow('a letter to no address');
    await expect(write({ responder: para })).rejects.toThrow('a letter to no address');
    expect(await rows()).toEqual([]);
  });
});

describe('a server that is down', () => {
  it('delays for an hour and loses nothing: then each letter comes once', async () => {
    await smtp.stop();
    const people = Array.from({ length: 6 }, (_, i) => `p${i}@exemplo.com`);
    for (const para of people) await write({ para });
    for (let round = 0; round < 6; round++) {
      expect((await send()).enviadas).toBe(0);
      await later();
    }
    const waiting = await rows();
    expect(waiting.every(({ erro }) => erro === 'O servidor de e-mail não atendeu (ESOCKET).' || erro === null)).toBe(
      true,
    );
    await smtp.start();
    expect(await send()).toEqual({ enviadas: 6, adiadas: 0, recusadas: 0 });
    expect(smtp.letters.flatMap(({ para }) => para).sort()).toEqual(people);
  });

  it('is asked less and less often, at most once an hour', async () => {
    await smtp.stop();
    await write();
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      await send();
      waits.push((await rows())[0].espera / 60);
      await later();
    }
    [1, 2, 4, 8, 16, 32, 60, 60].forEach((minutes, i) => {
      expect(waits[i]).toBeLessThanOrEqual(minutes);
      expect(waits[i]).toBeGreaterThan(minutes * 0.79 - 0.1);
    });
    await smtp.start();
  });

  it('is not asked for every letter that waits', async () => {
    await smtp.stop();
    for (let i = 0; i < 10; i++) await write();
    await send();
    expect((await rows()).filter(({ tentativas }) => tentativas > 0)).toHaveLength(4);
    await smtp.start();
  });
});

describe('never twice', () => {
  it('with several who send at the same time', async () => {
    smtp.slow = 50;
    const people = Array.from({ length: 12 }, (_, i) => `q${i}@exemplo.com`);
    await Promise.all(people.map((para) => write({ para })));
    const done = await Promise.all([send(), send(), send()]);
    expect(done.reduce((sum, { enviadas }) => sum + enviadas, 0)).toBe(12);
    expect(smtp.letters.flatMap(({ para }) => para).sort()).toEqual([...people].sort());
  });

  it('while a slow server still thinks', async () => {
    smtp.slow = 400;
    await write();
    const first = send();
    await setTimeout(100);
    expect((await send()).enviadas).toBe(0);
    expect((await first).enviadas).toBe(1);
    expect(smtp.letters).toHaveLength(1);
  });

  it('by one who died on the way: the letter waits for the end of the lease', async () => {
    await write();
    await portal.db.own((client) => take(client, 1));
    expect((await send()).enviadas).toBe(0);
    await later();
    expect((await send()).enviadas).toBe(1);
  });

  it('unnoticed: sent and not marked, it comes again under the same Message-ID', async () => {
    await write();
    const [due] = await portal.db.own((client) => take(client, 1));
    if (!due) throw new Error('nothing due');
    await mailer.send(due.id, keyring.openJson(due.carta, about.carta(TENANT, due.id)));
    await later();
    await send();
    expect(smtp.letters).toHaveLength(2);
    expect(new Set(smtp.letters.map((mail) => mail.of('message-id'))).size).toBe(1);
  });

  it('by trying again at once when the server hangs up without a word', async () => {
    smtp.hangups = 1;
    await write();
    expect(await send()).toEqual({ enviadas: 0, adiadas: 1, recusadas: 0 });
    expect(smtp.letters).toHaveLength(1);
    await later();
    expect((await send()).enviadas).toBe(1);
    expect(new Set(smtp.letters.map((mail) => mail.of('message-id'))).size).toBe(1);
  });
});

/** A message that letters tell of. */
async function message(): Promise<string> {
  const id = randomUUID();
  await portal.db.hear(TENANT, (client) =>
    client.query(
      `INSERT INTO mensagens.recebidas (tenant, id, protocolo, segredo, pedido, resumo, canal, tipo, identidade)
       VALUES ($1, $2::uuid, $2::text, '', $2::text, '', 'ouvidoria', 'denuncia', 'identificada')`,
      [TENANT, id],
    ),
  );
  return id;
}

const steps = async () => (await portal.db.own((client) => client.query('SELECT * FROM mensagens.passos'))).rows;

describe('a receiver that the server does not know', () => {
  it('is given up after a few tries, which the message tells without the address', async () => {
    smtp.refused.set(ANA, 550);
    const mensagem = await message();
    await write({}, mensagem);
    await write({ para: 'bia@exemplo.com' });
    expect(await send()).toEqual({ enviadas: 1, adiadas: 1, recusadas: 0 });
    await later();
    expect(await send()).toEqual({ enviadas: 0, adiadas: 1, recusadas: 0 });
    expect(await steps()).toEqual([]);
    await later();
    expect(await send()).toEqual({ enviadas: 0, adiadas: 0, recusadas: 1 });
    const [row] = (await rows()).filter(({ enviadaEm }) => enviadaEm === null);
    expect(row).toMatchObject({
      proximaEm: null,
      erro: 'O servidor de e-mail recusou o endereço do destinatário (550).',
    });
    const [step] = await steps();
    expect(step).toMatchObject({ mensagem, acao: 'email-falhou', autor: 'sistema', publico: false });
    const texto = keyring.open(step.texto, about.passo(TENANT, step.id)).toString();
    expect(texto).toBe(
      'O e-mail ao cidadão não pôde ser entregue. O servidor de e-mail recusou o endereço do destinatário (550).',
    );
    await later();
    expect(await send()).toEqual({ enviadas: 0, adiadas: 0, recusadas: 0 });
  });

  it.each([450, 451])('is tried for ever while the answer is %i', async (code) => {
    smtp.refused.set(ANA, code);
    await write({}, await message());
    for (let i = 0; i < 5; i++) {
      expect(await send()).toEqual({ enviadas: 0, adiadas: 1, recusadas: 0 });
      await later();
    }
    expect(await steps()).toEqual([]);
  });
});

describe('a letter whose key is not here', () => {
  it('waits, and holds up no other', async () => {
    const other = new Keyring([randomBytes(32)]);
    await portal.db.hear(TENANT, (client) => enqueue(client, other, TENANT, null, letter({ para: 'x@exemplo.com' })));
    await write();
    expect(await send()).toEqual({ enviadas: 1, adiadas: 1, recusadas: 0 });
    expect((await rows())[0]).toMatchObject({
      erro: expect.stringContaining('falta a chave'),
      carta: expect.any(Buffer),
    });
  });
});

describe('the postman', () => {
  const failed = (error: unknown): never => {
    throw error;
  };

  it('sends as soon as a letter is written, and ends after what it is sending', async () => {
    const close = await deliver({ db: portal.db, keyring, mailer, failed });
    await write();
    await smtp.arrived(ANA);
    smtp.slow = 300;
    await write({ para: 'bia@exemplo.com' });
    await expect.poll(async () => (await rows()).filter(({ tentativas }) => tentativas > 0).length).toBe(2);
    await close();
    expect((await rows()).map(({ enviadaEm }) => enviadaEm)).toEqual([expect.any(Date), expect.any(Date)]);
    await write({ para: 'caio@exemplo.com' });
    await setTimeout(100);
    expect(smtp.to('caio@exemplo.com')).toEqual([]);
  });

  it('hears again after the database was away', async () => {
    const close = await deliver({ db: portal.db, keyring, mailer, failed });
    await portal.db.own((client) =>
      client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN portal_correio%'"),
    );
    await write();
    await smtp.arrived(ANA);
    await close();
    expect(smtp.letters).toHaveLength(1);
  });

  it('keeps everything while there is no server to send to', async () => {
    const close = await deliver({ db: portal.db, keyring, mailer: null, failed });
    await write();
    await close();
    expect((await rows())[0]).toMatchObject({ tentativas: 0, enviadaEm: null });
  });
});
