import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Acompanhada, Anexo } from '../../catalog/mensagens/answer.ts';
import { complaint, PM, ticketOf, Writer } from '../../test/messages.ts';
import { PDF } from '../../test/pdf.ts';
import { PLAIN_JPEG, phoneHeic, phoneJpeg, phoneWebp, programPng, SECRETS } from '../../test/photos.ts';
import { keyring, openBodies, type Portal } from '../../test/portal.ts';
import { buildPortal } from '../features.ts';
import { sealContext } from '../seal/context.ts';
import { orientationOnly } from './metadata/orientation.ts';

let portal: Portal;
let writer: Writer;

beforeAll(async () => {
  portal = await openBodies();
  writer = new Writer(portal);
});

afterAll(() => portal.close());

describe('files', () => {
  const kept = async (nome: string, bytes: Buffer = PDF): Promise<Anexo> =>
    (await writer.upload(nome, bytes)).body.data;

  it('come along with a message, sealed, and back to who holds its key', async () => {
    const anexo = await kept('../../etc/laudo "final".exe');
    expect(anexo).toMatchObject({ nome: 'laudo final.pdf', tipo: 'application/pdf', tamanho: PDF.length });
    const ticket = ticketOf(await writer.send({ ...complaint, anexos: [anexo.id] }));
    const { body } = await writer.post<Acompanhada>('mensagens/consulta', ticket);
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
    const again = await writer.send({ ...complaint, anexos: [anexo.id] });
    expect(again.body.problems).toEqual([{ field: 'anexos', value: anexo.id, message: expect.any(String) }]);
  });

  it.each([
    ['foto.jpg', phoneJpeg(6)],
    ['foto.png', programPng(6)],
    ['foto.webp', phoneWebp(6)],
    ['foto.heic', phoneHeic()],
  ])('lose what the camera wrote into them before they are kept: %s', async (nome, photo) => {
    const anexo = await kept(nome, photo);
    const { rows } = await portal.db.own((client) =>
      client.query<{ tenant: number; dados: Buffer }>('SELECT tenant, dados FROM mensagens.anexos WHERE id = $1', [
        anexo.id,
      ]),
    );
    const stored = rows.map(({ tenant, dados }) => keyring.open(dados, sealContext.dados(tenant, anexo.id)));
    expect(stored.map(({ length }) => length)).toEqual([anexo.tamanho]);
    expect(SECRETS.filter((secret) => stored.some((bytes) => bytes.includes(secret)))).toEqual([]);
    if (anexo.tipo !== 'image/heic') expect(stored[0]?.includes(orientationOnly(6))).toBe(true);
  });

  it('may be the voice messages of a telephone', async () => {
    const page = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(64)]);
    expect(await kept('voz.opus', page)).toMatchObject({ nome: 'voz.ogg', tipo: 'audio/ogg' });
  });

  it('that are damaged photos are refused in words', async () => {
    const reply = await writer.upload('foto.jpg', PLAIN_JPEG.subarray(0, 300));
    expect([reply.status, reply.body.message]).toEqual([415, expect.stringContaining('“foto.jpg” está danificado')]);
  });

  it.each([
    ['an executable called PDF', 'nota.pdf', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1')],
    ['a program of Linux', 'foto.jpg', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(64)])],
    ['a page', 'carta.txt', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that runs', 'mapa.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a script', 'nota.txt', Buffer.from('#!/bin/sh\nrm -rf /')],
    ['noise', 'dados.txt', Buffer.from([0, 1, 2, 3, 255])],
  ])('refuses %s, with a sentence that says what to send', async (_what, nome, bytes) => {
    const reply = await writer.upload(nome, bytes);
    expect([reply.status, reply.body.type]).toEqual([415, 'UNSUPPORTED_TYPE']);
    expect(reply.body.message).toContain('PDF, foto, planilha');
  });

  it('are refused when too large, empty, or without the work of a browser', async () => {
    const large = await writer.upload('video.pdf', Buffer.concat([PDF, Buffer.alloc(25 * 1024 ** 2)]));
    expect([large.status, large.body.type]).toEqual([413, 'TOO_LARGE']);
    expect(large.body.message).toContain('10 MB');
    expect((await writer.upload('nada.pdf', Buffer.alloc(0))).status).toBe(400);
    expect((await writer.upload('nota.pdf', PDF, 'nada')).status).toBe(409);
  });

  it.each([
    ['application/json', '{"a":1}'],
    ['text/plain', 'texto'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('come as bytes and not as %s', async (type, payload) => {
    const { desafio, n } = await writer.prova(PM, 'anexo');
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/api/v1/mensagens/anexos?nome=a.txt',
      payload,
      headers: { host: PM, 'content-type': type, 'x-prova': `${desafio}.${n}` },
    });
    expect(reply.statusCode).toBe(415);
  });

  describe('that are announced', () => {
    let address: string;
    beforeAll(async () => {
      address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
    });

    /** Not a byte of what it announces follows: whoever waited for them would never answer. */
    function announce(path: string, headers: Record<string, string>, base = address): ClientRequest {
      const url = new URL(`/api/v1/${path}?nome=a.pdf`, base);
      const head = { ...headers, 'content-type': 'application/octet-stream', 'content-length': String(10 * 1024 ** 2) };
      const going = request(url, { method: 'POST', headers: head }).on('error', () => undefined);
      going.flushHeaders();
      return going;
    }

    it.each([
      ['mensagens/anexos', { 'x-prova': 'nada' }, 409],
      ['atender/anexos', { authorization: 'Bearer nada' }, 401],
    ] as const)('are not read before it is known who sends them: %s', async (path, headers, status) => {
      const going = announce(path, headers);
      const [reply] = (await once(going, 'response')) as [IncomingMessage];
      expect(reply.statusCode).toBe(status);
      going.destroy();
    });

    it('wait for a place, and have it when one who came before is through or gives up', async () => {
      const limits = { ...portal.setting.messages.limits, chegando: 1 };
      const app = await buildPortal({ ...portal.setting, messages: { ...portal.setting.messages, limits } });
      const base = await app.listen({ port: 0, host: '127.0.0.1' });
      const headers = async () => {
        const { desafio, n } = await writer.prova(PM, 'anexo');
        return { host: PM, 'x-prova': `${desafio}.${n}` };
      };
      const silent = announce('mensagens/anexos', await headers(), base);
      await once(silent, 'socket');
      const going = request(new URL('/api/v1/mensagens/anexos?nome=a.pdf', base), {
        method: 'POST',
        headers: { ...(await headers()), 'content-type': 'application/octet-stream' },
      });
      const answer = once(going, 'response') as Promise<[IncomingMessage]>;
      going.end(PDF);
      const waits = new Promise((resolve) => setTimeout(() => resolve('waits'), 500));
      expect(await Promise.race([answer, waits])).toBe('waits');
      silent.destroy();
      expect((await answer)[0].statusCode).toBe(201);
      await app.close();
    });
  });

  it('are no more than five, nor more than 25 MB together', async () => {
    const big = Buffer.concat([PDF, Buffer.alloc(9 * 1024 ** 2)]);
    const three = await Promise.all(['a', 'b', 'c'].map((name) => kept(`${name}.pdf`, big)));
    const refused = await writer.send({ ...complaint, anexos: three.map(({ id }) => id) });
    expect(refused.body.problems).toEqual([{ field: 'anexos', value: '', message: expect.stringContaining('25 MB') }]);
    const six = await writer.send({ ...complaint, anexos: Array.from({ length: 6 }, () => randomUUID()) });
    expect(six.body.problems).toEqual([{ field: 'anexos', value: '', message: expect.stringContaining('5 arquivos') }]);
    const two = await writer.send({ ...complaint, anexos: three.slice(0, 2).map(({ id }) => id) });
    expect(two.status).toBe(201);
  });
});
