import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Acompanhada, Anexo, Atendida, Desafio, Enviada } from '../../catalog/mensagem/answer.ts';
import { VAZIO } from '../../catalog/mensagem/rascunho.ts';
import { keyring, openBodies, type Portal } from '../../test/portal.ts';
import { about } from './about.ts';
import type { Sealed } from './outbox.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openBodies();
});

afterAll(() => portal.close());

const PM = 'localhost';
const CM = 'cmdemo.transparencia.localhost';

interface Answered<T> {
  status: number;
  headers: Record<string, unknown>;
  body: { ok: boolean; type: string; message: string; problems: { field: string; message: string }[]; data: T };
}

async function post<T>(path: string, payload: object, headers: object = {}, host = PM): Promise<Answered<T>> {
  const reply = await portal.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    payload,
    headers: { host, ...headers },
  });
  return { status: reply.statusCode, headers: reply.headers, body: JSON.parse(reply.payload || '{}') };
}

async function get<T>(path: string, headers: object = {}, host = PM): Promise<Answered<T>> {
  const reply = await portal.app.inject({ url: `/api/v1/${path}`, headers: { host, ...headers } });
  return { status: reply.statusCode, headers: reply.headers, body: JSON.parse(reply.payload) };
}

async function solve(host = PM): Promise<{ desafio: string; n: number }> {
  const { desafio, bits } = (await get<Desafio>('mensagens/desafio', {}, host)).body.data;
  for (let n = 0; ; n++) {
    const hash = createHash('sha256').update(`${desafio}.${n}`).digest();
    if (hash.readUInt32BE() >>> (32 - bits) === 0) return { desafio, n };
  }
}

const complaint = {
  ...VAZIO,
  canal: 'ouvidoria',
  tipo: 'reclamacao',
  identidade: 'identificada',
  nome: 'Maria das Dores',
  email: 'maria@exemplo.test',
  texto: 'O poste da Rua das Flores está apagado há um mês.',
};

async function send(draft: object = complaint, pedido: string = randomUUID(), host = PM): Promise<Answered<Enviada>> {
  const payload = { ...draft, site: '', prova: await solve(host) };
  return post<Enviada>('mensagens', payload, { 'idempotency-key': pedido }, host);
}

const ticketOf = ({ body: { data } }: Answered<Enviada>) => ({ protocolo: data.protocolo, chave: data.chave });

/** The letters that wait, opened. */
async function letters(protocolo: string): Promise<(Sealed & { destino: string })[]> {
  const { rows } = await portal.db.own((client) =>
    client.query(
      `SELECT c.tenant, c.id, c.destino, c.carta FROM mensagens.correio c JOIN mensagens.recebidas r ON r.id = c.mensagem
       WHERE r.protocolo = $1 ORDER BY c."criadaEm"`,
      [protocolo],
    ),
  );
  return rows.map(({ tenant, id, destino, carta }) => ({
    destino,
    ...keyring.openJson<Sealed>(carta, about.carta(tenant, id)),
  }));
}

/** The pass in the last letter to somebody. */
async function passTo(destino: string, protocolo: string): Promise<{ authorization: string }> {
  const letter = (await letters(protocolo)).filter((one) => one.destino === destino).at(-1);
  const [, pass = ''] = /\/atender#(\S+)/.exec(letter?.texto ?? '') ?? [];
  return { authorization: `Bearer ${pass}` };
}

describe('a message', () => {
  it('is received with a protocol, a key that is told once, and the deadline of the law', async () => {
    const answer = await send();
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

  it('counts twenty days for a request of information and none for a plain message', async () => {
    const asked = await send({ ...VAZIO, canal: 'e-sic', nome: 'Ana', assunto: 'Frota', texto: 'Quantos carros há?' });
    const plain = await send({
      ...VAZIO,
      canal: 'fale-conosco',
      nome: 'Ana',
      email: 'ana@exemplo.test',
      assunto: 'Oi',
      texto: 'Olá',
    });
    const days =
      (Date.parse(asked.body.data.prazo ?? '') - Date.parse(asked.body.data.criadaEm.slice(0, 10))) / 86_400_000;
    expect(Math.abs(days - 20)).toBeLessThanOrEqual(1);
    expect(plain.body.data.prazo).toBeNull();
  });

  it('is one message however often the same is sent, also all at once', async () => {
    const pedido = randomUUID();
    const prova = await solve();
    const payload = { ...complaint, texto: 'Dez vezes', site: '', prova };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post<Enviada>('mensagens', payload, { 'idempotency-key': pedido })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(await letters(answers[0]?.body.data.protocolo ?? '')).toHaveLength(2);
    const other = await post('mensagens', { ...payload, texto: 'Outra' }, { 'idempotency-key': pedido });
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
    const answer = await send(anonymous);
    expect(answer.status).toBe(201);
    expect((await letters(answer.body.data.protocolo)).map(({ destino }) => destino)).toEqual(['orgao']);
    const { rows } = await portal.db.own((client) =>
      client.query('SELECT pessoa FROM mensagens.recebidas WHERE protocolo = $1', [answer.body.data.protocolo]),
    );
    expect(rows).toEqual([{ pessoa: null }]);
    const named = await send({ ...anonymous, nome: 'Maria' });
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
    const answer = await send({ ...complaint, ...change });
    expect([answer.status, answer.body.type]).toEqual([400, 'BAD_FIELDS']);
    expect(answer.body.problems).toEqual([{ field, value: '', message }]);
  });

  it('needs the work of a browser, once for each, for this body and not another', async () => {
    const prova = await solve();
    const again = (given: object, host = PM) =>
      post('mensagens', { ...complaint, site: '', prova: given }, { 'idempotency-key': randomUUID() }, host);
    expect((await again(prova)).status).toBe(201);
    expect((await again(prova)).body.type).toBe('STALE_PROOF');
    expect((await again({ desafio: 'nada', n: 1 })).body.type).toBe('STALE_PROOF');
    expect((await again(await solve(), CM)).body.type).toBe('STALE_PROOF');
  });

  it('that filled in what nobody sees is sent back with a sentence, not swallowed', async () => {
    const payload = { ...complaint, site: 'http://spam.test', prova: await solve() };
    const answer = await post('mensagens', payload, { 'idempotency-key': randomUUID() });
    expect([answer.status, answer.body.problems[0]?.field]).toEqual([400, 'site']);
  });
});

describe('who wrote', () => {
  it('finds the message by protocol and key however they are typed', async () => {
    const { protocolo, chave } = ticketOf(await send());
    const typed = { protocolo: protocolo.replace(/\D/g, ' '), chave: chave.toLowerCase().replaceAll('-', ' ') };
    const { status, body } = await post<Acompanhada>('mensagens/consulta', typed);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ protocolo, situacao: 'recebida', texto: complaint.texto, atrasada: false });
    expect(body.data.passos.map(({ acao, autor }) => [acao, autor])).toEqual([['recebida', 'Você']]);
  });

  it('is told the same whether the number or the key is wrong', async () => {
    const { protocolo } = ticketOf(await send());
    const wrong = { protocolo, chave: 'AAAA-AAAA-AAAA-AAAA' };
    const nobody = { protocolo: '2020.00000000-0', chave: 'AAAA-AAAA-AAAA-AAAA' };
    const answers = await Promise.all([wrong, nobody].map((ticket) => post('mensagens/consulta', ticket)));
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      Array(2).fill([404, expect.stringContaining('não conferem')]),
    );
  });

  it('of one body is nobody at another', async () => {
    const ticket = ticketOf(await send());
    expect((await post('mensagens/consulta', ticket, {}, CM)).status).toBe(404);
  });

  it('adds to it, appeals against the answer in ten days, and says once how it was', async () => {
    const sent = await send();
    const ticket = ticketOf(sent);
    expect((await post('mensagens/recurso', { ...ticket, texto: 'Não!' })).status).toBe(409);
    const added = await post<Acompanhada>('mensagens/complemento', { ...ticket, texto: 'É o poste 14.' });
    expect(added.body.data.passos.at(-1)).toMatchObject({ acao: 'complementada', texto: 'É o poste 14.' });
    const pass = await passTo('orgao', ticket.protocolo);
    await post('atender/responder', { autor: 'João', texto: 'Trocamos a lâmpada.' }, pass);
    const seen = await post<Acompanhada>('mensagens/consulta', ticket);
    expect(seen.body.data).toMatchObject({
      situacao: 'respondida',
      recurso: { pode: true },
      avaliacao: { pode: true },
    });
    expect(seen.body.data.passos.at(-1)).toMatchObject({ acao: 'respondida', texto: 'Trocamos a lâmpada.' });
    expect(JSON.stringify(seen.body.data)).not.toContain('João');
    const marked = await post<Acompanhada>('mensagens/avaliacao', { ...ticket, nota: 2, comentario: 'Demorou' });
    expect(marked.body.data.avaliacao).toEqual({ pode: false, nota: 2 });
    expect((await post('mensagens/avaliacao', { ...ticket, nota: 5 })).status).toBe(409);
    const appealed = await post<Acompanhada>('mensagens/recurso', { ...ticket, texto: 'Apagou de novo.' });
    expect(appealed.body.data).toMatchObject({ situacao: 'em-recurso', recurso: { pode: false } });
    await post('atender/responder', { autor: 'João', texto: 'Trocamos o reator.' }, pass);
    const end = await post<Acompanhada>('mensagens/consulta', ticket);
    expect(end.body.data).toMatchObject({ situacao: 'encerrada', recurso: { pode: false } });
    expect((await post('mensagens/recurso', { ...ticket, texto: 'Mais uma vez' })).status).toBe(409);
  });

  it('may appeal against silence once the deadline is past, and no more when ten days have gone by after an answer', async () => {
    const late = ticketOf(await send());
    await set(late.protocolo, `prazo = current_date - 2`);
    expect((await post<Acompanhada>('mensagens/consulta', late)).body.data).toMatchObject({
      atrasada: true,
      recurso: { pode: true },
    });
    const old = ticketOf(await send());
    await post('atender/responder', { autor: 'João', texto: 'Feito.' }, await passTo('orgao', old.protocolo));
    await set(old.protocolo, `"respondidaEm" = now() - interval '12 days'`);
    expect((await post<Acompanhada>('mensagens/consulta', old)).body.data.recurso.pode).toBe(false);
  });
});

const set = (protocolo: string, what: string) =>
  portal.db.own((client) => client.query(`UPDATE mensagens.recebidas SET ${what} WHERE protocolo = $1`, [protocolo]));

describe('who answers for the body', () => {
  it('opens the message by the link of a letter, which who wrote then sees', async () => {
    const sent = await send();
    const pass = await passTo('orgao', sent.body.data.protocolo);
    const { body } = await get<Atendida>('atender', pass);
    expect(body.data).toMatchObject({
      papel: 'ouvidoria',
      situacao: 'em-tratamento',
      pessoa: { nome: 'Maria das Dores' },
    });
    const seen = await post<Acompanhada>('mensagens/consulta', ticketOf(sent));
    expect(seen.body.data.passos.map(({ acao }) => acao)).toEqual(['recebida', 'lida']);
  });

  it('extends the deadline once, with a reason that goes out', async () => {
    const { protocolo } = ticketOf(await send());
    const pass = await passTo('orgao', protocolo);
    const before = (await get<Atendida>('atender', pass)).body.data.prazo ?? '';
    expect((await post('atender/prorrogar', { autor: 'João', motivo: '' }, pass)).body.problems[0]?.field).toBe(
      'motivo',
    );
    const after = await post<Atendida>('atender/prorrogar', { autor: 'João', motivo: 'Falta a peça.' }, pass);
    expect((Date.parse(after.body.data.prazo ?? '') - Date.parse(before)) / 86_400_000).toBe(30);
    expect((await post('atender/prorrogar', { autor: 'João', motivo: 'De novo' }, pass)).status).toBe(409);
    expect((await letters(protocolo)).at(-1)).toMatchObject({
      destino: 'cidadao',
      texto: expect.stringContaining('Falta a peça.'),
    });
  });

  it('sees a confidential name only by asking, which leaves a trace, and a unit never does', async () => {
    const { protocolo } = ticketOf(await send({ ...complaint, identidade: 'sigilosa' }));
    const pass = await passTo('orgao', protocolo);
    const first = (await get<Atendida>('atender', pass)).body.data;
    expect([first.pessoa, first.oculta, first.pode.identidade]).toEqual([null, true, true]);
    const unit = first.unidades[0]?.slug;
    await post('atender/encaminhar', { autor: 'João', unidade: unit, texto: 'Verifiquem.' }, pass);
    const theirs = await passTo('unidade', protocolo);
    const seen = await get<Atendida>('atender', theirs);
    expect(seen.body.data).toMatchObject({
      papel: 'unidade',
      pessoa: null,
      oculta: true,
      pode: { responder: false, parecer: true },
    });
    expect(JSON.stringify(seen.body.data)).not.toContain('Maria');
    for (const path of ['identidade', 'responder', 'prorrogar', 'encerrar'])
      expect((await post(`atender/${path}`, { autor: 'Eva' }, theirs)).status).toBe(403);
    await post('atender/parecer', { autor: 'Eva', texto: 'É verdade.' }, theirs);
    const asked = await post<Atendida>('atender/identidade', { autor: 'João' }, pass);
    expect(asked.body.data.pessoa).toMatchObject({ nome: 'Maria das Dores' });
    expect(asked.body.data.passos.map(({ acao, autor }) => [acao, autor])).toEqual([
      ['recebida', 'cidadão'],
      ['lida', expect.any(String)],
      ['encaminhada', 'João'],
      ['parecer', 'Eva'],
      ['identidade-vista', 'João'],
    ]);
    for (const letter of await letters(protocolo))
      if (letter.destino !== 'cidadao') expect(letter.texto).not.toContain('Maria');
  });

  it('says how a request of information ends', async () => {
    const { protocolo } = ticketOf(
      await send({ ...VAZIO, canal: 'e-sic', nome: 'Ana', assunto: 'Frota', texto: 'Quantos?' }),
    );
    const pass = await passTo('orgao', protocolo);
    const bare = await post('atender/responder', { autor: 'João', texto: 'Doze.' }, pass);
    expect(bare.body.problems[0]?.field).toBe('resultado');
    const full = await post<Atendida>(
      'atender/responder',
      { autor: 'João', texto: 'Doze.', resultado: 'concedida' },
      pass,
    );
    expect(full.body.data).toMatchObject({ situacao: 'respondida', resultado: 'concedida' });
    expect((await post('atender/encerrar', { autor: 'João', motivo: 'x' }, pass)).status).toBe(409);
  });

  it('holds a link that opens nothing else, nothing elsewhere, and nothing when it was touched', async () => {
    const { protocolo } = ticketOf(await send());
    const { authorization } = await passTo('orgao', protocolo);
    expect((await get('atender', { authorization }, CM)).status).toBe(401);
    expect((await get('atender', { authorization: `${authorization}x` })).status).toBe(401);
    expect((await get('atender')).body.type).toBe('UNAUTHORIZED');
  });

  it('gets letters whose links lead to the portal, whatever host the sender claims', async () => {
    const answer = await send(complaint, randomUUID(), 'pmdemo.malvado.test');
    const sent = await letters(answer.body.data.protocolo);
    expect(sent).toHaveLength(2);
    for (const { texto } of sent) {
      expect(texto).toContain('http://pmdemo.transparencia.localhost:3000/');
      expect(texto).not.toContain('malvado');
    }
  });
});

describe('files', () => {
  const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
  const upload = async (nome: string, bytes: Buffer, prova?: string) => {
    const { desafio, n } = await solve();
    return portal.app.inject({
      method: 'POST',
      url: `/api/v1/mensagens/anexos?nome=${encodeURIComponent(nome)}`,
      payload: bytes,
      headers: { host: PM, 'content-type': 'application/octet-stream', 'x-prova': prova ?? `${desafio}.${n}` },
    });
  };
  const kept = async (nome: string, bytes = PDF): Promise<Anexo> =>
    JSON.parse((await upload(nome, bytes)).payload).data;

  it('come along with a message, sealed, and back to who holds its key', async () => {
    const anexo = await kept('../../etc/laudo "final".exe');
    expect(anexo).toMatchObject({ nome: 'laudo final.pdf', tipo: 'application/pdf', tamanho: PDF.length });
    const ticket = ticketOf(await send({ ...complaint, anexos: [anexo.id] }));
    const { body } = await post<Acompanhada>('mensagens/consulta', ticket);
    expect(body.data.anexos).toEqual([anexo]);
    const file = await portal.app.inject({
      method: 'POST',
      url: '/api/v1/mensagens/anexo',
      payload: { ...ticket, id: anexo.id },
      headers: { host: PM },
    });
    expect(file.rawPayload.equals(PDF)).toBe(true);
    expect(file.headers['content-disposition']).toMatch(/^attachment;/);
    const { rows } = await portal.db.own((client) =>
      client.query('SELECT dados, nome FROM mensagens.anexos WHERE id = $1', [anexo.id]),
    );
    expect(rows[0].dados.includes('%PDF')).toBe(false);
    expect(rows[0].nome.includes('laudo')).toBe(false);
    const again = await send({ ...complaint, anexos: [anexo.id] });
    expect(again.body.problems[0]?.field).toBe('anexos');
  });

  it.each([
    ['an executable called PDF', 'nota.pdf', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1')],
    ['a program of Linux', 'foto.jpg', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(64)])],
    ['a page', 'carta.txt', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that runs', 'mapa.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a script', 'nota.txt', Buffer.from('#!/bin/sh\nrm -rf /')],
    ['noise', 'dados.txt', Buffer.from([0, 1, 2, 3, 255])],
  ])('refuses %s, with a sentence that says what to send', async (_what, nome, bytes) => {
    const reply = await upload(nome, bytes);
    expect([reply.statusCode, JSON.parse(reply.payload).type]).toEqual([415, 'UNSUPPORTED_TYPE']);
    expect(JSON.parse(reply.payload).message).toContain('PDF, foto, planilha');
  });

  it('are refused when too large, empty, or without the work of a browser', async () => {
    const large = await upload('video.pdf', Buffer.concat([PDF, Buffer.alloc(25 * 1024 ** 2)]));
    expect([large.statusCode, JSON.parse(large.payload).type]).toEqual([413, 'TOO_LARGE']);
    expect(JSON.parse(large.payload).message).toContain('10 MB');
    expect((await upload('nada.pdf', Buffer.alloc(0))).statusCode).toBe(400);
    expect((await upload('nota.pdf', PDF, 'nada')).statusCode).toBe(409);
  });

  it('are no more than five, nor more than 25 MB together', async () => {
    const big = Buffer.concat([PDF, Buffer.alloc(9 * 1024 ** 2)]);
    const three = await Promise.all(['a', 'b', 'c'].map((name) => kept(`${name}.pdf`, big)));
    const refused = await send({ ...complaint, anexos: three.map(({ id }) => id) });
    expect(refused.body.problems).toEqual([{ field: 'anexos', value: '', message: expect.stringContaining('25 MB') }]);
    const six = await send({ ...complaint, anexos: Array.from({ length: 6 }, () => randomUUID()) });
    expect(six.body.problems).toEqual([{ field: 'anexos', value: '', message: expect.stringContaining('5 arquivos') }]);
    const two = await send({ ...complaint, anexos: three.slice(0, 2).map(({ id }) => id) });
    expect(two.status).toBe(201);
  });
});

describe('the wall of the messages', () => {
  let desk: pg.Client;

  beforeAll(async () => {
    await send();
    await send(complaint, randomUUID(), CM);
    desk = new pg.Client(portal.place.desk);
    await desk.connect();
  });

  afterAll(() => desk.end());

  const tables = ['recebidas', 'passos', 'anexos', 'provas'];

  it.each(tables)('shows the role of the messages one body of %s at a time', async (table) => {
    for (const tenant of [1, 2]) {
      await desk.query('BEGIN');
      await desk.query(`SET LOCAL app.tenant = ${tenant}`);
      const { rows } = await desk.query(`SELECT DISTINCT tenant FROM mensagens.${table}`);
      expect(rows.filter((row) => row.tenant !== tenant)).toEqual([]);
      if (table !== 'anexos') expect(rows).toHaveLength(1);
      await desk.query('ROLLBACK');
    }
    await expect(desk.query(`SELECT * FROM mensagens.${table}`)).rejects.toThrow(/app\.tenant|invalid input/);
  });

  it.each([
    'DELETE FROM mensagens.recebidas',
    'DELETE FROM mensagens.passos',
    "UPDATE mensagens.passos SET acao = 'x'",
    'SELECT * FROM mensagens.correio',
    'UPDATE mensagens.recebidas SET tenant = 2',
    'SELECT * FROM portal.tenants',
    'SELECT * FROM pub.contratos',
  ])('refuses: %s', async (text) => {
    await desk.query('BEGIN');
    await desk.query('SET LOCAL app.tenant = 1');
    await expect(desk.query(text)).rejects.toThrow(/permission denied|row-level security/);
    await desk.query('ROLLBACK');
  });

  it('keeps a file that belongs to a message', async () => {
    await desk.query('BEGIN');
    await desk.query('SET LOCAL app.tenant = 1');
    const { rows } = await desk.query('SELECT count(*)::int AS many FROM mensagens.anexos WHERE mensagem IS NOT NULL');
    expect(rows[0].many).toBeGreaterThan(0);
    expect((await desk.query('DELETE FROM mensagens.anexos WHERE mensagem IS NOT NULL')).rowCount).toBe(0);
    await desk.query('ROLLBACK');
  });

  it('keeps the web role out', async () => {
    await expect(portal.db.read(1, (client) => client.query('SELECT * FROM mensagens.recebidas'))).rejects.toThrow(
      /permission denied/,
    );
  });
});
