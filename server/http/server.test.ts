import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { USUAL_LIMITS } from '../limits/limits.ts';
import { AnswerCache } from './cache.ts';
import { hotAddress } from './hot.ts';
import { parseTrustedProxies } from './proxy.ts';
import { packAnswer, readyAnswer } from './ready.ts';
import { createPortalServer, type RequestJudge, type ServerSetting } from './server.ts';
import { SpentAddresses } from './spent.ts';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const echo = (request: IncomingMessage, response: ServerResponse): void => {
  response.end(`${request.headers.host} ${request.url}`);
};

const SPENT = { name: 'endereco', quota: 1200, window: 60, remaining: 0 } as const;

const JUDGE: RequestJudge = {
  shareOf: ({ headers }) => ({ body: headers.host ?? '', weight: 1 }),
  isCountedApart: ({ url }) => url === '/envios',
  isOfBody: () => true,
};

async function serve(
  setting: Partial<ServerSetting> = {},
  handler = echo,
  spent = new SpentAddresses(),
): Promise<void> {
  const usual = { cache: new AnswerCache(), limits: USUAL_LIMITS };
  server = createPortalServer({ ...usual, ...setting }, spent, JUDGE, handler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

function dial(): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

/** The answer to bytes as they are, past every client that would tidy them. */
async function raw(target: string, ...headers: string[]): Promise<string> {
  const socket = dial();
  socket.write([`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  return text(socket);
}

describe('an address that spent its requests', () => {
  const spend = (): SpentAddresses => {
    const spent = new SpentAddresses(10);
    spent.add({ address: '127.0.0.1' }, { ...SPENT, seconds: 30 });
    return spent;
  };

  it('is refused by the server itself, with a sentence and when to come back', async () => {
    let asked = 0;
    await serve({}, () => void asked++, spend());
    const answer = await raw('/', 'Host: a.test');
    expect(answer).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 30[\s\S]*Foram muitos pedidos/);
    expect(answer).toContain('ratelimit-policy: "endereco";q=1200;w=60\r\nratelimit: "endereco";r=0;t=30');
    expect(asked).toBe(0);
  });

  it('is shown a page where it reads pages, with a way to try again', async () => {
    await serve({}, echo, spend());
    const answer = await raw('/x?a=1&b=%22', 'Host: a.test', 'Accept: text/html,*/*');
    expect(answer).toMatch(/content-type: text\/html[\s\S]*<p>Foram muitos pedidos deste endereço[^<]* 30 s/);
    expect(answer).toContain('<a href="/x?a=1&amp;b=%22">Tentar de novo</a>');
  });

  it('at one body is none at another', async () => {
    const spent = new SpentAddresses(10);
    spent.add({ address: '127.0.0.1', body: 'a.test' }, { ...SPENT, name: 'orgao', seconds: 30 });
    await serve({}, echo, spent);
    expect(await raw('/x', 'Host: a.test')).toMatch(/^HTTP\/1\.1 429 [\s\S]*Este portal recebe pedidos demais/);
    expect(await raw('/x', 'Host: b.test')).toContain('b.test /x');
  });

  it('still gets what is counted apart, and what is in memory', async () => {
    const cache = new AnswerCache();
    cache.trust(true);
    await cache.answer({ id: 1, weight: 1 }, 'q', 'http://a.test /', () => readyAnswer('from memory', []));
    await serve({ cache }, echo, spend());
    expect(await raw('/envios', 'Host: a.test')).toContain('a.test /envios');
    expect(await raw('/', 'Host: a.test')).toContain('from memory');
  });

  it('does not stand for all visitors when it is a trusted proxy', async () => {
    await serve({ proxy: parseTrustedProxies('127.0.0.1') }, echo, spend());
    expect(await raw('/x', 'Host: a.test')).toContain('a.test /x');
  });

  it('may ask again when its time is over', async () => {
    const spent = new SpentAddresses(10);
    spent.add({ address: '127.0.0.1' }, { ...SPENT, seconds: 0 });
    await serve({}, echo, spent);
    expect(await raw('/x', 'Host: a.test')).toContain('a.test /x');
  });
});

describe('a request', () => {
  it.each([
    ['Host: a.test', 'Host: b.test'],
    ['Host: a.test', 'X-Other: 1', 'HOST: a.test'],
  ])('with two Hosts is refused, with a sentence', async (...headers) => {
    await serve();
    expect(await raw('/', ...headers)).toMatch(/^HTTP\/1\.1 400 [\s\S]*O pedido traz mais de um Host\. Envie um só\./);
  });

  it('with two Hosts gets no answer from memory either', async () => {
    const cache = new AnswerCache();
    cache.trust(true);
    await cache.answer({ id: 1, weight: 1 }, 'q', 'http://a.test /', () => readyAnswer('from memory', []));
    await serve({ cache });
    expect(await raw('/', 'Host: a.test')).toContain('from memory');
    expect(await raw('/', 'Host: a.test', 'Host: b.test')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('that asks to send a file with two Hosts is refused before it sends', async () => {
    await serve();
    const answer = await raw('/', 'Host: a.test', 'Host: b.test', 'Expect: 100-continue', 'Content-Length: 5');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ['http://a.test/x?y=1', 'a.test /x?y=1'],
    ['HTTPS://A.test', 'a.test /'],
    ['http://a.test?y', 'a.test /?y'],
    ['/http://b.test/', 'a.test /http://b.test/'],
  ])('for the whole address %s of its Host is one for the path', async (target, found) => {
    await serve();
    expect(await raw(target, 'Host: a.test')).toMatch(new RegExp(`\\r\\n${found.replace(/[?.]/g, '\\$&')}`));
  });

  it.each(['http://b.test/', 'http://a.test@b.test/', 'http://a.test:81/', 'ftp://a.test/', 'http:///'])(
    'for the whole address %s of another host is refused',
    async (target) => {
      await serve();
      expect(await raw(target, 'Host: a.test')).toMatch(/^HTTP\/1\.1 400 /);
    },
  );
});

describe('connections', () => {
  const LIMITS = { ...USUAL_LIMITS, socketsPerAddress: 3 };
  const open = async (count: number) => {
    const sockets = Array.from({ length: count }, dial);
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    return sockets;
  };
  const asked = async (socket: Socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n');
    return text(socket).catch(() => '');
  };

  it('of one address are so many at once, however slowly they speak', async () => {
    await serve({ limits: LIMITS });
    const slow = await open(3);
    for (const socket of slow) socket.write('G');
    expect(await asked(dial())).toBe('');
    slow[0]?.destroy();
    await expect.poll(() => asked(dial())).toContain('200 OK');
  });

  it.each(['127.0.0.1', '127.0.0.0/8', '1'])('of a trusted proxy (%s) are as many as it needs', async (trusted) => {
    await serve({ limits: LIMITS, proxy: parseTrustedProxies(trusted) });
    await open(20);
    expect(await asked(dial())).toContain('200 OK');
  });

  it('have seconds to say what they want, not minutes', async () => {
    await serve();
    expect(server.headersTimeout).toBeLessThanOrEqual(20_000);
    expect(server.requestTimeout).toBeLessThanOrEqual(300_000);
    expect(server.keepAliveTimeout).toBeLessThanOrEqual(10_000);
  });

  it('whose reader takes nothing of the answer are cut', async () => {
    await serve({}, (request, response) => {
      request.socket.setTimeout(50);
      response.end(Buffer.alloc(50_000_000));
    });
    const [socket] = await open(1);
    socket?.pause();
    socket?.write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n');
    const [, response] = await once(server, 'request');
    await once(response, 'close');
    expect(socket?.bytesRead).toBeLessThan(50_000_000);
  });

  it('that wait for the portal’s own work are kept', async () => {
    await serve({}, (request, response) => {
      request.socket.setTimeout(50);
      setTimeout(() => response.end('at last'), 400);
    });
    expect(await asked(dial())).toContain('at last');
  });
});

describe('an answer in memory', () => {
  const HTML = ['content-type', 'text/html; charset=utf-8', 'content-security-policy', "default-src 'self'"];

  async function keepPage(): Promise<AnswerCache> {
    const cache = new AnswerCache();
    cache.trust(true);
    const make = () => packAnswer(Buffer.from('<p>uma página</p>'.repeat(200)), HTML, []);
    await cache.answer({ id: 1, weight: 1 }, 'pagina', hotAddress('https://a.test', '/x'), make);
    return cache;
  }

  it('may be a page: it leaves with the headers it was packed with, before anything else runs', async () => {
    await serve({ cache: await keepPage() });
    const page = await raw('/x', 'Host: a.test', 'X-Forwarded-Proto: https');
    expect(page).toMatch(/^HTTP\/1\.1 200 /);
    expect(page).toContain("content-security-policy: default-src 'self'");
    expect(page).toContain('<p>uma página</p>');
    expect(await raw('/x', 'Host: a.test')).toContain('a.test /x');
  });

  it('is sent as it is to a reader who takes no encoding, even one that names gzip to refuse it', async () => {
    await serve({ cache: await keepPage() });
    const page = await raw('/x', 'Host: a.test', 'X-Forwarded-Proto: https', 'Accept-Encoding: gzip;q=0, identity');
    expect(page).not.toContain('content-encoding');
    expect(page).toContain('<p>uma página</p>');
  });

  it('is kept in brotli too once it was asked for some times by readers who take it', async () => {
    const cache = await keepPage();
    const before = cache.bytes;
    await serve({ cache });
    const ask = () => raw('/x', 'Host: a.test', 'X-Forwarded-Proto: https', 'Accept-Encoding: gzip, br');
    expect(await ask()).toContain('content-encoding: gzip');
    await vi.waitFor(async () => expect(await ask()).toContain('content-encoding: br'));
    expect(cache.bytes).toBeGreaterThan(before);
    cache.forgetAll();
    expect(cache.bytes).toBe(0);
  });
});
