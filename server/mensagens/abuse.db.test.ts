import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Acompanhada, Desafio } from '../../catalog/mensagens/answer.ts';
import { printChave } from '../../catalog/mensagens/protocolo.ts';
import { CM, complaint, PM, solve, ticketOf, Writer } from '../../test/messages.ts';
import { PDF } from '../../test/pdf.ts';
import { openBodies, type Portal } from '../../test/portal.ts';
import { buildPortal } from '../features.ts';

let portal: Portal;
let writer: Writer;

beforeAll(async () => {
  portal = await openBodies();
  writer = new Writer(portal);
});

afterAll(() => portal.close());

/** The same portal with limits that a few requests reach. */
async function strict(limits: Partial<Portal['setting']['messages']['limits']>): Promise<Writer> {
  const { messages } = portal.setting;
  const app = await buildPortal({
    ...portal.setting,
    messages: { ...messages, limits: { ...messages.limits, ...limits } },
  });
  return new Writer({ ...portal, app });
}

describe('under many hands', () => {
  it('keeps each of 200 messages that come at once, once, with its letters', async () => {
    const before = await portal.db.own((client) =>
      client.query('SELECT count(*)::int AS many FROM mensagens.recebidas'),
    );
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => writer.send({ ...complaint, texto: `Mensagem ${i}` })),
    );
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(new Set(answers.map(({ body }) => body.data.protocolo)).size).toBe(200);
    const { rows } = await portal.db.own((client) =>
      client.query(`SELECT (SELECT count(*)::int FROM mensagens.recebidas) AS mensagens,
        (SELECT count(*)::int FROM mensagens.correio) AS cartas`),
    );
    expect(rows[0]).toEqual({ mensagens: before.rows[0].many + 200, cartas: 400 });
  });

  it('refuses more messages from one address than a person sends, and keeps what is written', async () => {
    const limited = await strict({ envios: 3 });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await limited.send()).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  it('keeps the messages of a day from filling the disk of the operator, and no other body from its own', async () => {
    const { rows } = await portal.db.own((client) =>
      client.query<{ many: number }>(
        'SELECT max(many)::int AS many FROM (SELECT count(*) AS many FROM mensagens.recebidas GROUP BY tenant) t',
      ),
    );
    const limited = await strict({ orgaoDia: (rows[0]?.many ?? 0) + 250, parteMensagens: 0.01 });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await limited.send()).status);
    expect(statuses).toEqual([201, 201, 429]);
    expect((await limited.send(complaint, randomUUID(), CM)).status).toBe(201);
  });

  it('stops who guesses keys, while who has the right one still gets in elsewhere', async () => {
    const ticket = ticketOf(await writer.send());
    const limited = await strict({ consultas: 10 });
    const statuses: number[] = [];
    for (let i = 0; i < 15; i++) {
      const chave = printChave(String(i).padStart(16, '0'));
      statuses.push((await limited.post('mensagens/consulta', { ...ticket, chave })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(404), ...Array(5).fill(429)]);
    expect((await writer.post<Acompanhada>('mensagens/consulta', ticket)).status).toBe(200);
  });

  it('takes as long to refuse a key of a message as one of none', async () => {
    const { protocolo } = ticketOf(await writer.send());
    const time = async (number: string): Promise<number> => {
      const begun = performance.now();
      await writer.post('mensagens/consulta', { protocolo: number, chave: 'AAAA-AAAA-AAAA-AAAA' });
      return performance.now() - begun;
    };
    const there: number[] = [];
    const nowhere: number[] = [];
    // Taken by turns, so that whatever slows the machine slows both.
    for (let i = 0; i < 60; i++) {
      there.push(await time(protocolo));
      nowhere.push(await time('2020.00000000-6'));
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[30] ?? 0;
    expect(median(there) / median(nowhere)).toBeLessThan(3);
    expect(median(nowhere) / median(there)).toBeLessThan(3);
  });

  it('needs work that grows with the bits it asks for', async () => {
    const limited = await strict({ bits: 12 });
    const challenge = (await limited.get<Desafio>('mensagens/desafio')).body.data;
    expect(challenge.bits).toBe(12);
    const lazy = { desafio: challenge.desafio, n: 0 };
    const headers = { 'idempotency-key': randomUUID() };
    const refused = await limited.post('mensagens', { ...complaint, site: '', prova: lazy }, headers);
    // One in four thousand challenges is solved by the first number.
    if (solve(challenge).n !== 0) expect(refused.body.type).toBe('STALE_PROOF');
    const done = await limited.post('mensagens', { ...complaint, site: '', prova: solve(challenge) }, headers);
    expect(done.status).toBe(201);
  });

  it('does not let one message fill the mailbox of who reads it', async () => {
    const ticket = ticketOf(await writer.send());
    const pass = await writer.passTo('orgao', ticket.protocolo);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++)
      statuses.push((await writer.post('mensagens/complemento', { ...ticket, texto: `Mais ${i}` })).status);
    expect(statuses).toEqual([...Array(11).fill(200), 429]);
    const relinked = await writer.post('atender/link', {}, pass);
    expect([relinked.status, relinked.body.message]).toEqual([429, expect.stringContaining('muitos avisos')]);
    expect(await writer.letters(ticket.protocolo)).toHaveLength(13);
  });

  it('does not let files fill the disk, and hears messages without them', async () => {
    const limited = await strict({ orgaoBytes: 25 * PDF.length, parteArquivos: 0.1 });
    await portal.db.own((client) => client.query('DELETE FROM mensagens.anexos'));
    const uploads = [await limited.upload('a.pdf', PDF), await limited.upload('b.pdf', PDF)];
    expect(uploads.map(({ status }) => status)).toEqual([201, 201]);
    const full = await limited.upload('c.pdf', PDF);
    expect([full.status, full.body.message]).toEqual([429, expect.stringContaining('nas últimas 24 horas')]);
    expect((await limited.send()).status).toBe(201);
    await portal.db.own((client) =>
      client.query(`UPDATE mensagens.anexos SET "criadoEm" = now() - interval '25 hours'`),
    );
    // A process of the next day, which remembers no address.
    expect(
      (await (await strict({ orgaoBytes: 25 * PDF.length, parteArquivos: 0.1 })).upload('d.pdf', PDF)).status,
    ).toBe(201);
  });

  it('takes one file for one proof, also when two come at once', async () => {
    const { desafio, n } = await writer.prova(PM, 'anexo');
    const prova = `${desafio}.${n}`;
    const both = await Promise.all([writer.upload('a.pdf', PDF, prova), writer.upload('b.pdf', PDF, prova)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const later = await writer.upload('c.pdf', PDF, prova);
    expect([later.status, later.body.type]).toEqual([409, 'STALE_PROOF']);
  });

  it('does not take the proof of a message for a file, nor of a file for a message', async () => {
    const [message, file] = [await writer.prova(), await writer.prova(PM, 'anexo')];
    expect((await writer.upload('a.pdf', PDF, `${message.desafio}.${message.n}`)).status).toBe(409);
    const headers = { 'idempotency-key': randomUUID() };
    expect((await writer.post('mensagens', { ...complaint, site: '', prova: file }, headers)).status).toBe(409);
  });

  it('gives no answer that anybody on the way may keep', async () => {
    const ticket = ticketOf(await writer.send());
    const pass = await writer.passTo('orgao', ticket.protocolo);
    const answers = [
      await writer.get('mensagens/desafio'),
      await writer.send(),
      await writer.post('mensagens/consulta', ticket),
      await writer.get('atender', pass),
      await writer.get('atender'),
    ];
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
    expect(answers.every(({ headers }) => headers.etag === undefined)).toBe(true);
  });
});

describe('a failure of ours', () => {
  it('tells neither who asks nor the log a word of what was written, or of who wrote it', async () => {
    const lines: string[] = [];
    const app = await buildPortal({ ...portal.setting, log: { stream: { write: (line) => void lines.push(line) } } });
    const failing = new Writer({ ...portal, app });
    const broken = (what: string) => portal.db.own((client) => client.query(`ALTER TABLE mensagens.recebidas ${what}`));
    const ticket = ticketOf(await writer.send());
    const pass = await writer.passTo('orgao', ticket.protocolo);
    const pedido = randomUUID();
    await broken('ADD CONSTRAINT nunca CHECK (false) NOT VALID');
    const answers = [await failing.send(complaint, pedido), await failing.get('atender', pass)];
    await broken('DROP CONSTRAINT nunca');
    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    const told = `${lines.join('')}${JSON.stringify(answers.map(({ body }) => body))}`;
    expect(lines.filter((line) => line.includes('nunca'))).toHaveLength(2);
    const secrets = ['Maria', 'maria@', 'poste', pedido, ticket.chave, ticket.protocolo, '127.0.0.1'];
    for (const secret of [...secrets, pass.authorization.slice(7)]) expect(told).not.toContain(secret);
  });
});
