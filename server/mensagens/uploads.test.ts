import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultOf } from '../http/fault.ts';
import { attachmentRoute, prepareMessageRoutes } from './requests.ts';
import { UploadRoom } from './uploads.ts';

const MB = 1024 ** 2;

let app: FastifyInstance;
let url: string;
let arrived: number[];

/** A server with room for two files at a time, one of each address. */
beforeEach(async () => {
  arrived = [];
  const room = new UploadRoom(2, 1);
  app = fastify({ trustProxy: true });
  app.setErrorHandler((error, _request, reply) => reply.code(faultOf(error).status).send());
  app.addHook('onRequest', async (asked) => void Object.assign(asked, { site: { tenant: { id: 1 } } }));
  app.register(async (routes) => {
    prepareMessageRoutes(routes);
    attachmentRoute(routes, {
      path: '/anexos',
      config: {},
      room,
      admit: () => undefined,
      proofOf: () => undefined,
      keep: async (_request, { length }) => {
        arrived.push(length);
        return { id: '', nome: '', tipo: '', tamanho: length, de: 'cidadao' };
      },
    });
  });
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/anexos`;
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

function upload(address: string, length: number): { going: ClientRequest; status: Promise<number | undefined> } {
  const headers = { 'content-type': 'application/octet-stream', 'x-forwarded-for': address, 'content-length': length };
  const going = request(url, { method: 'POST', headers });
  going.on('error', () => undefined);
  const status = once(going, 'response').then(([reply]: IncomingMessage[]) => reply?.statusCode);
  return { going, status };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('a file on its way', () => {
  it('arrives whole, in one piece or in many', async () => {
    const { going, status } = upload('10.0.0.1', 2 * MB);
    for (let i = 0; i < 1_024; i++) going.write(Buffer.alloc(2 * 1024));
    going.end();
    expect(await status).toBe(201);
    expect(arrived).toEqual([2 * MB]);
  });

  it('that stops is given up, and the next has its place', async () => {
    const silent = upload('10.0.0.1', MB);
    silent.going.write(Buffer.alloc(1_000));
    await soon();
    const next = upload('10.0.0.1', 10);
    next.going.end(Buffer.alloc(10));
    await soon();
    expect(arrived).toEqual([]);
    vi.advanceTimersByTime(31_000);
    expect([await silent.status, await next.status]).toEqual([408, 201]);
  });

  it('that only trickles gives way to one who waits, and not before', async () => {
    const slow = upload('10.0.0.1', MB);
    slow.going.write(Buffer.alloc(200 * 1024));
    await soon();
    vi.advanceTimersByTime(21_000);
    slow.going.write(Buffer.alloc(1_000));
    await soon();
    const next = upload('10.0.0.1', 10);
    next.going.end(Buffer.alloc(10));
    await soon();
    vi.advanceTimersByTime(1_000);
    expect([await slow.status, await next.status]).toEqual([408, 201]);
  });

  it('is refused when it is larger than any may be, before it is read', async () => {
    const { going, status } = upload('10.0.0.1', 11 * MB);
    going.flushHeaders();
    expect(await status).toBe(413);
    going.destroy();
  });
});
