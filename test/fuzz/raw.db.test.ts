import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPortal } from '../../server/features.ts';
import { type Portal, sharePortal } from '../portal.ts';
import { hostileText } from './values.ts';

/** More of them, or others: FUZZ_RUNS=50000 FUZZ_SEED=7. */
const RUNS = Math.ceil(Number(process.env.FUZZ_RUNS ?? 1_200) / 4);
const SEED = Number(process.env.FUZZ_SEED ?? 17);

let portal: Portal;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  portal = await sharePortal();
  app = await buildPortal({ ...portal.setting, limits: { ...portal.setting.limits, socketsPerAddress: 1_000 } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});

afterAll(async () => {
  await app.close();
  await portal.close();
});

/** Milliseconds after which a server that waits for more has been heard. */
const PATIENCE = 400;

/** Sends bytes as they are, and reads all that comes back until the server ends or is silent. */
async function sent(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.setTimeout(PATIENCE, () => socket.destroy());
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return text;
}

const statuses = (text: string): number[] =>
  [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, code]) => Number(code));

/** Text as a socket carries it, byte by byte. */
const bytesOf = (text: string): string => Buffer.from(text.toWellFormed()).toString('latin1');

const host = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('localhost', 'cmdemo.transparencia.localhost', 'dadosabertos.transparencia.localhost'),
  },
  fc.constantFrom(
    '',
    '.',
    '..',
    'a'.repeat(300),
    '[::1]',
    '[::1',
    'localhost:99999',
    'LOCALHOST.',
    'xn--80ak6aa92e.com',
    '127.0.0.1:80:80',
    'cmdemo%2etransparencia.localhost',
  ),
  hostileText().map(bytesOf),
);
const path = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '/',
      '/api/v1',
      '/api/v1/contratos?_size=1',
      '/contratos',
      '/arquivos',
      '/sitemap.xml',
      '/robots.txt',
    ),
  },
  fc.constantFrom(
    '//',
    '/%',
    '/%zz',
    '/%00',
    '/%ff%fe',
    '/..%2f..%2fetc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/api/v1/arquivos/%2e%2e/%2e%2e',
    '*',
    'http://outro.test/',
    '/api//v1///contratos',
    '/api/v1/contratos?',
    '/api/v1/contratos?&&&=',
    '/api/v1/contratos?a[b]=1',
    `/${'a/'.repeat(2_000)}`,
    `/?${'a=1&'.repeat(3_000)}`,
    '/.well-known/security.txt',
  ),
  hostileText().map((text) => `/${bytesOf(text)}`),
);
const method = fc.oneof(
  { weight: 5, arbitrary: fc.constant('GET') },
  fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'get', 'G T', ''),
);
const header = fc.oneof(
  fc.constantFrom(
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 99999999999999',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'Expect: 100-continue',
    'Expect: nada',
    'Connection: upgrade\r\nUpgrade: websocket',
    'Upgrade: h2c',
    'Range: bytes=0-0,2-3',
    'If-None-Match: *',
    'Content-Type: multipart/form-data',
    'Content-Type: a/b; charset=x',
    'Content-Encoding: gzip',
    'Accept-Encoding: br;q=x',
    'Host: outro.test',
    'Cookie: a=b; a=c',
    'Origin: null',
    'X-Forwarded-For: 1.2.3.4, x',
    'Authorization: Basic OjpA',
    ': x',
    'a b: c',
  ),
  fc
    .tuple(
      fc.constantFrom('Accept', 'Referer', 'User-Agent', 'X-Request-Id', 'Authorization', 'If-Modified-Since'),
      hostileText(),
    )
    .map(([name, value]) => `${name}: ${bytesOf(value)}`),
);

it('bytes that no browser sends are answered without a failure of ours, or not at all, and the next visitor is served', async () => {
  const request = fc.record({
    method,
    path,
    host,
    headers: fc.array(header, { maxLength: 4 }),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/1', ''),
    body: fc.constantFrom('', '', '{}', 'abc', '5\r\nabcde\r\n0\r\n\r\n', 'zz\r\n', '{"a":'),
  });
  const many = fc.array(request, { minLength: 8, maxLength: 8 });
  const holds = fc.asyncProperty(many, async (requests) => {
    const answers = await Promise.all(
      requests.map(async (one) => {
        const lines = [
          `${one.method} ${one.path} ${one.version}`,
          `Host: ${one.host}`,
          'Connection: close',
          ...one.headers,
        ];
        return { one, codes: statuses(await sent(`${lines.join('\r\n')}\r\n\r\n${one.body}`)) };
      }),
    );
    const failed = answers.filter(({ codes }) => codes.some((code) => code >= 500 && code !== 503 && code !== 501));
    if (failed.length > 0) throw new Error(JSON.stringify(failed));
  });
  await fc.assert(holds, { numRuns: Math.ceil(RUNS / 8), seed: SEED, endOnFailure: false });
  expect(
    statuses(await sent('GET /api/v1/contratos?_size=1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')),
  ).toEqual([200]);
}, 3_700_000);
