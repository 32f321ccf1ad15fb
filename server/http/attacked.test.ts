import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { USUAL_LIMITS } from '../limits/limits.ts';
import { AnswerCache } from './cache.ts';
import { createPortalServer, type RequestJudge, type ServerSetting } from './server.ts';
import { SpentAddresses } from './spent.ts';

// The same attacks at their full size: `npm run faults -- slow half kept huge idle`.

let server: Server;
let sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  server.close();
});

const JUDGE: RequestJudge = {
  shareOf: () => ({ body: 'pmdemo', weight: 1 }),
  isCountedApart: () => false,
  isOfBody: () => true,
};

async function serve(setting: Partial<ServerSetting> = {}): Promise<void> {
  const usual = { cache: new AnswerCache(), limits: USUAL_LIMITS };
  server = createPortalServer({ ...usual, ...setting }, new SpentAddresses(), JUDGE, (_request, response) => {
    response.end('served');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** Opens connections of one of the machine's own addresses, which say nothing yet. */
async function dial(many: number, localAddress: string): Promise<Socket[]> {
  const { port } = server.address() as AddressInfo;
  const dialled = Array.from({ length: many }, () =>
    connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true })
      .on('error', () => undefined)
      .resume(),
  );
  sockets.push(...dialled);
  await Promise.all(dialled.map((socket) => once(socket, 'connect')));
  return dialled;
}

const ATTACKER = '127.0.0.2';

/** What a visitor of another address is answered, on a connection of its own. */
async function visit(headers = ''): Promise<string> {
  const [socket] = await dial(1, '127.0.0.9');
  if (!socket) return '';
  socket.write(`GET / HTTP/1.1\r\nHost: a.test\r\n${headers}Connection: close\r\n\r\n`);
  return text(socket).catch(() => '');
}

const open = (): number => sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length;
const QUICK = { headersTimeout: 200, keepAliveTimeout: 100, connectionsCheckingInterval: 50 };

describe('a visitor is served, and the attackers are cut,', () => {
  it.each([
    ['say nothing at all', ''],
    ['send their headers byte by byte', 'GET / HTTP/1.1\r\nHost: a.test\r\nX-Slow: a'],
    ['were answered and stay', 'GET / HTTP/1.1\r\nHost: a.test\r\n\r\n'],
  ])('while a hundred connections %s', async (_, said) => {
    await serve({ times: QUICK });
    for (const socket of await dial(100, ATTACKER)) socket.write(said);
    expect(await visit()).toContain('served');
    await expect.poll(open).toBe(0);
  });

  it('while a hundred connections send an empty line now and then, and no request', async () => {
    await serve({ times: QUICK });
    const attackers = await dial(100, ATTACKER);
    const timer = setInterval(() => attackers.forEach((socket) => void socket.write('\r\n')), 50);
    expect(await visit()).toContain('served');
    await expect.poll(open).toBe(0);
    clearInterval(timer);
  });

  it('while a hundred connections are closed on one side only', async () => {
    await serve({ times: QUICK });
    for (const socket of await dial(100, ATTACKER)) socket.end('GET / HTTP/1.1\r\nHost: a.test\r\nX-Half: ');
    expect(await visit()).toContain('served');
    await expect.poll(open).toBe(0);
  });
});

it('headers of a megabyte are refused before they are read', async () => {
  await serve();
  const [socket] = await dial(1, ATTACKER);
  let answer = '';
  socket?.on('data', (piece) => {
    answer += piece;
  });
  socket?.write(`GET / HTTP/1.1\r\nHost: a.test\r\nX-Huge: ${'a'.repeat(1_000_000)}\r\n\r\n`);
  await expect.poll(open).toBe(0);
  expect(answer).not.toContain('200 OK');
  expect(await visit(`X-Long: ${'a'.repeat(8_000)}\r\n`)).toContain('served');
});

describe('where every place is taken by idle connections,', () => {
  const FULL = { ...USUAL_LIMITS, sockets: 100, socketsPerAddress: 60 };

  it('a newcomer of another address takes one of the address that has most', async () => {
    await serve({ limits: FULL });
    await dial(60, ATTACKER);
    await dial(40, '127.0.0.3');
    expect(await visit()).toContain('served');
    await expect.poll(open).toBe(99);
  });

  it('a newcomer of that address itself finds none', async () => {
    await serve({ limits: FULL });
    await dial(50, ATTACKER);
    await dial(50, '127.0.0.3');
    const [late] = await dial(1, ATTACKER);
    await expect.poll(() => late?.readableEnded || late?.destroyed).toBe(true);
    expect(open()).toBe(100);
  });
});
