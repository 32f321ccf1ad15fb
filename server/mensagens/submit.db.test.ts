import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Enviada } from '../../catalog/mensagens/answer.ts';
import { VAZIO } from '../../catalog/mensagens/rascunho.ts';
import { CM, complaint, PM, Writer } from '../../test/messages.ts';
import { openBodies, type Portal } from '../../test/portal.ts';

let portal: Portal;
let writer: Writer;

beforeAll(async () => {
  portal = await openBodies();
  writer = new Writer(portal);
});

afterAll(() => portal.close());

describe('a message', () => {
  it('is received with a protocol, a key that is told once, and the deadline of the law', async () => {
    const answer = await writer.send();
    expect(answer.status).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.data).toMatchObject({
      protocolo: expect.stringMatching(/^\d{4}\.\d{8}-\d$/),
      chave: expect.stringMatching(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/),
      copia: true,
    });
    const { rows } = await portal.db.own((client) =>
      client.query(
        `SELECT prazo - ("criadaEm" AT TIME ZONE 'America/Sao_Paulo')::date AS dias, r::text AS tudo
         FROM mensagens.recebidas r WHERE protocolo = $1`,
        [answer.body.data.protocolo],
      ),
    );
    expect(rows[0].dias).toBe(30);
    for (const secret of [answer.body.data.chave, 'Maria', 'maria@', 'poste'])
      expect(rows[0].tudo).not.toContain(secret);
  });

  it('is counted from the day of Brasília, and keeps nothing that a guess of its text could be held against', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2028-01-31T02:30:00Z') });
    try {
      const { data } = (await writer.send()).body;
      expect(data).toMatchObject({ criadaEm: '2028-01-31T02:30:00.000Z', prazo: '2028-02-29' });
    } finally {
      vi.useRealTimers();
    }
    const { rows } = await portal.db.own((client) =>
      client.query(
        "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'mensagens' AND column_name = 'resumo'",
      ),
    );
    expect(rows).toEqual([]);
  });

  it.each<['e-sic' | 'ouvidoria' | 'fale-conosco', string, string | null]>([
    ['e-sic', '2027-12-20T12:00:00Z', '2028-01-09'],
    ['e-sic', '2028-02-15T02:59:00Z', '2028-03-05'],
    ['ouvidoria', '2027-12-20T12:00:00Z', '2028-01-19'],
    ['fale-conosco', '2027-12-20T12:00:00Z', null],
  ])('of %s received at %s is to be answered by %s', async (canal, now, prazo) => {
    const drafts = {
      'e-sic': { ...VAZIO, canal, nome: 'Ana', assunto: 'Contratos', texto: 'Quero a cópia do contrato 1/2027.' },
      'fale-conosco': { ...VAZIO, canal, nome: 'Ana', email: 'ana@exemplo.test', assunto: 'Oi', texto: 'Bom dia.' },
      ouvidoria: complaint,
    };
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    try {
      const { status, body } = await writer.send(drafts[canal]);
      expect([status, body.data.prazo]).toEqual([201, prazo]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is one message however often the same is sent, also all at once', async () => {
    const pedido = randomUUID();
    const prova = await writer.prova();
    const payload = { ...complaint, texto: 'Dez vezes', site: '', prova };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => writer.post<Enviada>('mensagens', payload, { 'idempotency-key': pedido })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(await writer.letters(answers[0]?.body.data.protocolo ?? '')).toHaveLength(2);
    const other = await writer.post('mensagens', { ...payload, texto: 'Outra' }, { 'idempotency-key': pedido });
    expect([other.status, other.body.type]).toEqual([409, 'OTHER_CONTENT']);
  });

  it('keeps no name of who is anonymous, and refuses one that comes along', async () => {
    const anonymous = {
      ...VAZIO,
      canal: 'ouvidoria',
      tipo: 'denuncia',
      identidade: 'anonima',
      texto: 'Vi uma fraude.',
    };
    const answer = await writer.send(anonymous);
    expect(answer.status).toBe(201);
    expect((await writer.letters(answer.body.data.protocolo)).map(({ destino }) => destino)).toEqual(['orgao']);
    const { rows } = await portal.db.own((client) =>
      client.query('SELECT pessoa FROM mensagens.recebidas WHERE protocolo = $1', [answer.body.data.protocolo]),
    );
    expect(rows).toEqual([{ pessoa: null }]);
    const named = await writer.send({ ...anonymous, nome: 'Maria' });
    expect(named.body.problems).toEqual([{ field: 'nome', value: '', message: expect.any(String) }]);
  });

  it.each([
    [{ texto: '' }, 'texto', 'Escreva a sua mensagem'],
    [{ email: 'maria.exemplo.com' }, 'email', 'O e-mail precisa de um @, como nome@exemplo.com'],
    [{ email: 'a@b.test,c@d.test' }, 'email', 'Escreva um e-mail só, como nome@exemplo.com'],
    [{ nome: 'Maria\r\nBcc: todos@exemplo.test' }, 'nome', 'O nome fica em uma linha só, sem sinais de controle'],
    [{ texto: 'x'.repeat(10_001) }, 'texto', 'A mensagem tem 10.001 caracteres; o limite é 10.000'],
    [{ tipo: 'xingamento' }, 'tipo', 'Escolha o que você quer fazer'],
    [{ unidade: 'nenhuma' }, 'unidade', 'Escolha uma unidade da lista'],
    [{ sobre: '//outro.test/x' }, 'sobre', 'O registro é uma página deste portal'],
  ])('is sent back with its field and a sentence: %j', async (change, field, message) => {
    const answer = await writer.send({ ...complaint, ...change });
    expect([answer.status, answer.body.type]).toEqual([400, 'BAD_FIELDS']);
    expect(answer.body.problems).toEqual([{ field, value: '', message }]);
  });

  it('needs the work of a browser, once for each, for this body and not another', async () => {
    const prova = await writer.prova();
    const again = (given: object, host = PM) =>
      writer.post('mensagens', { ...complaint, site: '', prova: given }, { 'idempotency-key': randomUUID() }, host);
    expect((await again(prova)).status).toBe(201);
    expect((await again(prova)).body.type).toBe('STALE_PROOF');
    expect((await again({ desafio: 'nada', n: 1 })).body.type).toBe('STALE_PROOF');
    expect((await again(await writer.prova(), CM)).body.type).toBe('STALE_PROOF');
  });

  it.each([
    ['[[]]', 'O pedido não é um JSON.'],
    ['{"canal":"ouvidoria"}', 'prova é a verificação automática.'],
    ['{"canal":"ouvidoria","prova":{}}', 'prova.desafio é o texto do desafio. prova.n é o número inteiro achado.'],
    [`{"canal":"ouvidoria","prova":{"desafio":"x","n":1},"a":1,"b":1}`, 'a, b não é um nome deste pedido.'],
    [`"${'x'.repeat(300_000)}"`, 'O pedido é grande demais. Escreva um texto mais curto.'],
  ])('of another shape is refused in words: %.60s', async (payload, message) => {
    const headers = { host: PM, 'content-type': 'application/json' };
    const reply = await portal.app.inject({ method: 'POST', url: '/api/v1/mensagens', payload, headers });
    expect(reply.json().message).toBe(message);
  });

  it('that filled in what nobody sees is sent back with a sentence, not swallowed', async () => {
    const payload = { ...complaint, site: 'http://spam.test', prova: await writer.prova() };
    const answer = await writer.post('mensagens', payload, { 'idempotency-key': randomUUID() });
    expect([answer.status, answer.body.problems[0]?.field]).toEqual([400, 'site']);
  });
});
