import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PM } from '../../../test/messages.ts';
import { openBodies, type Portal } from '../../../test/portal.ts';
import { buildPortal } from '../../features.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openBodies();
});

afterAll(() => portal.close());

type Fields = Readonly<Record<string, string>>;

interface Sender {
  app?: FastifyInstance;
  address?: string;
  headers?: Record<string, string>;
}

/** Sends a form as a browser without scripts does, and reads the page that comes back. */
async function post(path: string, fields: Fields, { app = portal.app, address = '10.0.0.1', headers }: Sender = {}) {
  const reply = await app.inject({
    method: 'POST',
    url: path,
    remoteAddress: address,
    headers: { host: PM, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(reply.body)?.[1] ?? '';
  const codes = [...reply.body.matchAll(/<output[^>]*>([^<]+)</g)].map(([, text = '']) => text);
  return { status: reply.statusCode, headers: reply.headers, text: reply.body, hidden, codes };
}

const anonymous = { tipo: 'reclamacao', identidade: 'anonima', nome: 'Maria Sem Nome', texto: 'Há um buraco na rua.' };

async function sent(fields: Fields, sender: Sender = {}) {
  const { hidden } = await post('/ouvidoria', fields, sender);
  return post('/ouvidoria', { ...fields, envio: hidden('envio') }, sender);
}

describe('a message sent without scripts', () => {
  it('comes back with its problems, and with what was typed', async () => {
    const { status, text, headers } = await post('/e-sic', { texto: 'Quanto custou a ponte?' });
    expect(status).toBe(400);
    expect(text).toContain('Escreva o seu nome');
    expect(text).toContain('Quanto custou a ponte?</textarea>');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    expect(headers.etag).toBeUndefined();
  });

  it('is shown once more, and then received once, however often it is sent', async () => {
    const first = await post('/ouvidoria', anonymous);
    expect([first.status, first.codes]).toEqual([200, []]);
    expect(first.text).toContain('Confira e envie');
    const both = [1, 2].map(() => post('/ouvidoria', { ...anonymous, envio: first.hidden('envio') }));
    const [one, again] = await Promise.all(both);
    expect([one?.status, again?.status]).toEqual([201, 201]);
    expect(one?.codes).toHaveLength(2);
    expect(again?.codes).toEqual(one?.codes);
  });

  it('keeps no name of who chose to have none', async () => {
    const { text, codes } = await sent(anonymous);
    expect(text).not.toContain('Maria Sem Nome');
    const [protocolo = '', chave = ''] = codes;
    const { text: shown } = await post('/acompanhar', { protocolo, chave });
    expect(shown).toContain('Há um buraco na rua.');
    expect(shown).not.toContain('Maria Sem Nome');
  });

  it('is refused from the page of another site, and where a machine filled in what nobody sees', async () => {
    expect((await post('/ouvidoria', anonymous, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    const { status, hidden } = await sent({ ...anonymous, site: 'https://spam.example' });
    expect([status, hidden('site')]).toEqual([400, '']);
  });

  it('has a room of its own: full, it is told so, and the way with a proof of work stays open', async () => {
    const { messages } = portal.setting;
    const limits = { ...messages.limits, orgaoFormularios: 3, parteFormularios: 1, formulariosDia: 2 };
    const app = await buildPortal({ ...portal.setting, messages: { ...messages, limits } });
    const from = async (address: string) => (await sent(anonymous, { app, address })).status;
    expect([await from('10.1.0.1'), await from('10.1.0.1'), await from('10.1.0.1')]).toEqual([201, 201, 429]);
    expect([await from('10.1.0.2'), await from('10.1.0.3')]).toEqual([201, 429]);
    const { text } = await sent(anonymous, { app, address: '10.1.0.3' });
    expect(text).toContain('Ligue o JavaScript');
    expect(text).toContain('Há um buraco na rua.</textarea>');
    const challenge = await app.inject({ url: '/api/v1/mensagens/desafio', headers: { host: PM } });
    expect(challenge.json().data.bits).toBe(limits.bits);
  });
});

describe('a protocol followed without scripts', () => {
  it('opens with its key alone, which goes into no address', async () => {
    const [protocolo = '', chave = ''] = (await sent(anonymous)).codes;
    const wrong = await post('/acompanhar', { protocolo, chave: 'AAAA-AAAA-AAAA-AAAA' });
    expect(wrong.status).toBe(404);
    expect(wrong.text).not.toContain('Há um buraco na rua.');
    const { status, text } = await post('/acompanhar', { protocolo, chave });
    expect(status).toBe(200);
    expect(text).not.toMatch(new RegExp(`(?:href|action)="[^"]*${chave}`));
  });

  it('takes what is added, or says in its form why not', async () => {
    const [protocolo = '', chave = ''] = (await sent(anonymous)).codes;
    const empty = await post('/acompanhar', { protocolo, chave, ato: 'complemento', complemento: ' ' });
    expect([empty.status, empty.text.includes('Escreva o que quer acrescentar')]).toEqual([400, true]);
    const added = await post('/acompanhar', { protocolo, chave, ato: 'complemento', complemento: 'É na esquina.' });
    expect([added.status, added.text.includes('É na esquina.')]).toEqual([200, true]);
  });
});
