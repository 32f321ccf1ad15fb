import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { AlertDesk } from '../../test/alerts.ts';
import { row } from '../../test/loads.ts';
import { keyring } from '../../test/portal.ts';
import { buildPortal } from '../features.ts';
import { createToken, revokeToken } from '../remote/register.ts';
import { parseSiteUrl } from '../tenants/origin.ts';
import { type ResolveHost, resolveHost } from './address.ts';
import { deliverDueWebhooks } from './deliver.ts';
import { enqueueEvents } from './events.ts';
import { nextWait } from './queue.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A system that receives webhooks, and can behave badly. */
const received: Received[] = [];
let status = 200;
let receiver: Server;
let origin = '';
let desk: AlertDesk;
let app: FastifyInstance;
let token = '';
let tokenId = 0;
const said: string[] = [];

beforeAll(async () => {
  desk = await AlertDesk.open();
  receiver = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ path: request.url ?? '', headers: request.headers, body });
    reply.writeHead(status, { location: '/outro' }).end('x'.repeat(100_000));
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  origin = `http://receptor.exemplo:${(receiver.address() as AddressInfo).port}`;
  app = await buildPortal({ ...desk.portal.setting, network });
  const made = await desk.portal.db.own((client) =>
    createToken(client, datasets, { tenant: 1, name: 'Jornal', datasets: null, usos: ['webhooks'] }),
  );
  [token, tokenId] = [made.token, made.id];
});

afterAll(async () => {
  await app.close();
  receiver.close();
  await desk.close();
});

beforeEach(async () => {
  received.length = 0;
  said.length = 0;
  status = 200;
  await desk.own('DELETE FROM portal.webhooks');
  await desk.own(
    'TRUNCATE portal.cargas, portal.periodos, portal.arquivadas, portal.comparadas, dados._mudancas, dados.contratos',
  );
});

/** The receiver's name is answered by a resolver of ours, and its origin is one that the operator trusts. */
const resolve: ResolveHost = async () => [{ address: '127.0.0.1', family: 4 }];
const network = {
  get trusted() {
    return [origin];
  },
  resolve,
};

const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, bearer = token) => {
  const headers = { host: 'localhost', authorization: `Bearer ${bearer}` };
  const reply = await app.inject({ method, url: `/api/v1/webhooks${path}`, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.payload ? JSON.parse(reply.payload) : null };
};

const register = async (more: object = {}) => (await ask('POST', '', { url: `${origin}/avisos`, ...more })).body.data;

const enqueue = () => desk.portal.db.own((client) => enqueueEvents(client, datasets, parseSiteUrl(undefined, 3000)));

const deliver = (using = network) =>
  deliverDueWebhooks({ db: desk.portal.db, keyring, network: using, say: (line) => said.push(line) });

const later = () => desk.own(`UPDATE portal.entregas SET "proximaEm" = now() WHERE "proximaEm" IS NOT NULL`);

describe('a webhook', () => {
  it('is told what each load changed, signed so that a library of others verifies it', async () => {
    await desk.publish([row('1', '2025'), row('2', '2025')]);
    const { segredo } = await register({ conjuntos: ['contratos'] });
    await desk.publish([row('1', '2025', '2,00'), row('3', '2025')]);
    expect([await enqueue(), await deliver()]).toEqual([1, 1]);
    const [{ headers, body, path } = { headers: {}, body: '', path: '' }] = received;
    expect([path, headers.host, headers['content-type']]).toEqual([
      '/avisos',
      new URL(origin).host,
      'application/json; charset=utf-8',
    ]);
    expect(new Webhook(segredo).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'mudancas',
      data: { orgao: 'pmdemo', conjunto: 'contratos', contagem: { novo: 1, alterado: 1, retirado: 1 }, mais: null },
    });
    expect(() => new Webhook(segredo).verify(`${body} `, headers as Record<string, string>)).toThrow();
    expect([await enqueue(), await deliver()]).toEqual([0, 0]);
  });

  it('is told of loads, and of what its filter chooses alone', async () => {
    await register({ conjuntos: ['contratos'], eventos: ['carga', 'mudancas'], filtro: 'vlrContrato.gte=1000' });
    await desk.publish([row('1', '2025'), row('2', '2025', '5000,00')]);
    await enqueue();
    await deliver();
    const told = received.map(({ body }) => JSON.parse(body));
    expect(told.map(({ type }) => type)).toEqual(['carga', 'mudancas']);
    expect(told[0].data).toMatchObject({ conjunto: 'contratos', linhas: 2, periodo: ['2025'] });
    expect(told[1].data.mudancas.map(({ chave }: { chave: string[] }) => chave[0])).toEqual(['2']);
    expect(told[1].data.mudancas[0].para).toBe('http://pmdemo.transparencia.localhost:3000/contratos/2/2025');
  });

  it('gets a hundred changes at a time, and the address of the rest', async () => {
    await register({ conjuntos: ['contratos'] });
    await desk.publish(Array.from({ length: 120 }, (_, i) => row(String(i + 1), '2025')));
    await enqueue();
    await deliver();
    const { data } = JSON.parse(received[0]?.body ?? '{}');
    expect([data.contagem.novo, data.mudancas.length]).toEqual([120, 100]);
    expect(data.mais).toBe(`http://pmdemo.transparencia.localhost:3000/api/v1/contratos/mudancas?_carga=${data.carga}`);
  });

  it('that fails is tried again in order with the same id, given up after a day, kept, and sent again on demand', async () => {
    const { id } = await register({ conjuntos: ['contratos'] });
    await desk.publish([row('1', '2025')]);
    await enqueue();
    await desk.publish([row('1', '2025', '2,00')]);
    await enqueue();
    status = 500;
    for (let i = 0; i < 8; i++) {
      expect(await deliver()).toBe(0);
      expect(received).toHaveLength(i + 1);
      await later();
    }
    expect((await ask('GET', '')).body.data[0]).toMatchObject({ esperando: 2, desistidos: 0 });
    expect(await deliver()).toBe(0);
    // The ninth failure was the last of the first delivery: the second is tried at once.
    const ids = received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids.slice(0, 9)).size, new Set(ids).size]).toEqual([10, 1, 2]);
    await later();
    const [, dead] = (await ask('GET', `/${id}/entregas`)).body.data;
    expect(dead).toMatchObject({ estado: 'desistida', tentativas: 9, status: 500 });
    status = 200;
    expect(await deliver()).toBe(1);
    expect((await ask('POST', `/${id}/entregas/${dead.id}/repetir`)).status).toBe(202);
    expect(await deliver()).toBe(1);
    expect(received.at(-1)?.headers['webhook-id']).toBe(dead.id);
  });

  it('waits longer each time, about a day in all', () => {
    const waits = Array.from({ length: 9 }, (_, i) => nextWait(i + 1, 0));
    expect(waits.at(-1)).toBeNull();
    const sum = waits.reduce<number>((all, wait) => all + (wait ?? 0), 0);
    expect(sum / 3_600).toBeGreaterThan(20);
    expect(sum / 3_600).toBeLessThan(28);
    expect(nextWait(4, 1)).toBeLessThan(nextWait(4, 0) ?? 0);
  });

  it('follows no redirect, and one that is gone is switched off with a word to the operator', async () => {
    const { id } = await register({ conjuntos: ['contratos'] });
    await desk.publish([row('1', '2025')]);
    await enqueue();
    status = 302;
    expect(await deliver()).toBe(0);
    expect(received.map(({ path }) => path)).toEqual(['/avisos']);
    status = 410;
    await later();
    await deliver();
    expect(said.join()).toContain('410');
    expect((await ask('GET', '')).body.data[0]).toMatchObject({ ligado: false });
    status = 200;
    expect((await ask('POST', `/${id}/teste`)).status).toBe(202);
    await deliver();
    expect((await ask('GET', '')).body.data[0]).toMatchObject({ ligado: true });
  });

  it('that failed for days is switched off, and collects no more', async () => {
    await register({ conjuntos: ['contratos'] });
    await desk.publish([row('1', '2025')]);
    await enqueue();
    await desk.own(`UPDATE portal.webhooks SET "falhaDesde" = now() - interval '4 days'`);
    status = 500;
    await deliver();
    expect(said.join()).toContain('3 dias');
    await desk.publish([row('1', '2025', '9,00')]);
    expect(await enqueue()).toBe(0);
  });

  it('that died on its way is sent again after its lease, with the same id', async () => {
    await register({ conjuntos: ['contratos'] });
    await desk.publish([row('1', '2025')]);
    await enqueue();
    const { takeDueDeliveries } = await import('./queue.ts');
    const [taken] = await desk.portal.db.own((client) => takeDueDeliveries(client, 4));
    expect(await deliver()).toBe(0);
    await later();
    expect(await deliver()).toBe(1);
    expect(received[0]?.headers['webhook-id']).toBe(taken?.id);
  });
});

describe('the network of the operator', () => {
  it('is out of reach: registered or moved there later, nothing is sent into it', async () => {
    const inner = await ask('POST', '', { url: 'https://interno.exemplo/avisos' });
    expect([inner.status, inner.body.type]).toEqual([400, 'BAD_WEBHOOK']);
    expect(inner.body.message).toContain('rede interna');
    await register({ conjuntos: ['contratos'] });
    await desk.publish([row('1', '2025')]);
    await enqueue();
    expect(await deliver({ trusted: [], resolve })).toBe(0);
    expect(received).toEqual([]);
    const [{ erro }] = await desk.own('SELECT erro FROM portal.entregas');
    expect(erro).toContain('rede interna');
  });

  it('is refused by the name that every machine has for itself', async () => {
    const local = await buildPortal({ ...desk.portal.setting, network: { trusted: [], resolve: resolveHost } });
    const headers = { host: 'localhost', authorization: `Bearer ${token}` };
    const payload = { url: 'https://localhost/' };
    const reply = await local.inject({ method: 'POST', url: '/api/v1/webhooks', headers, payload });
    expect([reply.statusCode, reply.json().type]).toEqual([400, 'BAD_WEBHOOK']);
    await local.close();
  });
});

describe('a key', () => {
  it('for webhooks sees its own alone, has ten at most, and publishes nothing', async () => {
    const other = await desk.portal.db.own((client) =>
      createToken(client, datasets, { tenant: 1, name: 'Outro', datasets: null, usos: ['webhooks'] }),
    );
    const { id, segredo } = await register();
    expect(segredo).toMatch(/^whsec_/);
    expect((await ask('GET', '', undefined, other.token)).body.data).toEqual([]);
    expect((await ask('DELETE', `/${id}`, undefined, other.token)).status).toBe(404);
    for (let i = 0; i < 9; i++) await register();
    expect((await ask('POST', '', { url: `${origin}/` })).status).toBe(429);
    const upload = await app.inject({
      method: 'PUT',
      url: '/api/v1/envios/contratos/a.csv',
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
      payload: 'x',
    });
    expect(upload.statusCode).toBe(403);
    expect((await ask('DELETE', `/${id}`)).status).toBe(204);
  });

  it('to publish registers no webhook', async () => {
    const publisher = await desk.portal.db.own((client) =>
      createToken(client, datasets, { tenant: 1, name: 'Sistema', datasets: null }),
    );
    expect((await ask('GET', '', undefined, publisher.token)).status).toBe(403);
  });

  it('names what is wrong with a webhook', async () => {
    expect((await ask('POST', '', { url: `${origin}/`, filtro: 'vlrContrato.gte=1' })).body.message).toContain(
      'um só conjunto',
    );
    const bad = { url: `${origin}/`, conjuntos: ['contratos'], filtro: 'vlrContrato.gte=muito' };
    expect((await ask('POST', '', bad)).body.message).toContain('“muito”');
    expect((await ask('POST', '', { url: `${origin}/`, conjuntos: ['nada'] })).body.message).toContain('“nada”');
    expect((await ask('POST', '', { url: `${origin}/`, eventos: ['x'] })).status).toBe(400);
  });

  it('that was revoked is told nothing more', async () => {
    await register({ conjuntos: ['contratos'] });
    await desk.portal.db.own((client) => revokeToken(client, 1, tokenId));
    await desk.publish([row('1', '2025')]);
    expect(await enqueue()).toBe(0);
  });

  it('keeps its secrets sealed', async () => {
    await desk.own('UPDATE portal.chaves SET "revogadaEm" = NULL');
    const { segredo } = await register();
    const [{ text }] = await desk.own('SELECT w::text AS text FROM portal.webhooks w');
    expect(text).not.toContain(segredo.slice('whsec_'.length, 30));
    expect(text).not.toContain(Buffer.from(segredo).toString('hex'));
  });
});
