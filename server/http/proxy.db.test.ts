import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBodies, type Portal } from '../../test/portal.ts';
import { buildPortal } from '../features.ts';
import { type ProxyTrust, parseTrustedProxies } from './proxy.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openBodies();
});

afterAll(() => portal.close());

const NGINX = '10.0.0.7';
const SITE = 'pmdemo.transparencia.localhost';

/** A portal in which the third question a minute of one address is refused. */
async function behind(proxy: ProxyTrust) {
  const app = await buildPortal({ ...portal.setting, rate: 2, proxy });
  const get = (url: string, headers: Record<string, string>, remoteAddress = NGINX) =>
    app.inject({ url, remoteAddress, headers: { host: SITE, ...headers } });
  const statuses = async (visitors: readonly string[], from = NGINX) => {
    const found: number[] = [];
    for (const who of visitors)
      found.push((await get('/api/v1/estrutura', { 'x-forwarded-for': who }, from)).statusCode);
    return found;
  };
  return { get, statuses, close: () => app.close() };
}

describe('who is counted as one visitor', () => {
  const TOWN = ['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.2', '203.0.113.1'];
  const APART = [200, 200, 200, 200, 429];
  const TOGETHER = [200, 200, 429, 429, 429];

  it.each([
    ['whoever connects, when nobody else is trusted', undefined, NGINX, TOGETHER],
    ['whoever connects, when no proxy is trusted', '0', NGINX, TOGETHER],
    ['whom the one proxy before us names', '1', NGINX, APART],
    ['whom a proxy of a trusted address names', NGINX, NGINX, APART],
    ['whom a proxy of a trusted address names, on a connection of both families', NGINX, `::ffff:${NGINX}`, APART],
    ['whom a proxy of a trusted network names', 'fd00::/8, 10.0.0.0/8', NGINX, APART],
    ['whoever connects from outside the trusted network', '10.0.0.0/8', '198.51.100.9', TOGETHER],
  ])('is %s (TRUST_PROXY=%s)', async (_, text, from, expected) => {
    const site = await behind(parseTrustedProxies(text));
    expect(await site.statuses(TOWN, from)).toEqual(expected);
    await site.close();
  });

  it('cannot be chosen by writing addresses in front of the one that the proxy adds', async () => {
    for (const text of ['1', NGINX]) {
      const site = await behind(parseTrustedProxies(text));
      expect(await site.statuses(['1.1.1.1, 203.0.113.1', '2.2.2.2, 203.0.113.1', '3.3.3.3, 203.0.113.1'])).toEqual([
        200, 200, 429,
      ]);
      await site.close();
    }
  });

  it('is not the page itself, whoever says to be it', async () => {
    const site = await behind(parseTrustedProxies('1'));
    expect(await site.statuses(['inside', 'inside', 'inside'])).toEqual([200, 200, 429]);
    await site.close();
  });
});

describe('the limit of requests', () => {
  it.each([
    ['a host that nobody has', 'GET', '/api/v1/estrutura', 'nobody.example.com', 400],
    ['a page of a host that nobody has', 'GET', '/contratos', 'nobody.example.com', 400],
    ['a way of asking that nothing answers', 'POST', '/api/v1/contratos', SITE, 404],
    ['a path that is no page', 'GET', '/nada', SITE, 404],
    ['a file that the build does not have', 'GET', '/assets/nada.js', SITE, 404],
    ['what another site may do', 'OPTIONS', '/api/v1/contratos', SITE, 400],
  ] as const)('counts requests for %s', async (_, method, url, host, status) => {
    const app = await buildPortal({ ...portal.setting, rate: 2 });
    const ask = () => app.inject({ method, url, headers: { host } });
    const answers = [await ask(), await ask(), await ask()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, 429]);
    expect(answers[2]?.json().type).toBe('TOO_MANY_REQUESTS');
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    await app.close();
  });

  it.each([
    '/api/v1/contratos?_size=1',
    '/contratos',
    '/api/v1/contratos.csv?numAnoPub=2025',
    '/nada',
    '/assets/nada.js',
  ])('is told by every counted answer, as by that of %s', async (url) => {
    const app = await buildPortal({ ...portal.setting, rate: 50 });
    const { headers } = await app.inject({ url, headers: { host: SITE } });
    expect(headers['ratelimit-policy']).toMatch(/^"endereco";q=50;w=60(?:, "orgao";q=\d+;w=10)?$/);
    expect(headers.ratelimit).toMatch(/^"endereco";r=49;t=\d+(?:, "orgao";r=\d+;t=\d+)?$/);
    await app.close();
  });

  it('is told with a refusal too, which names its address or its body and when to come back', async () => {
    const limits = { ...portal.setting.limits, requestsPerBody: 60 };
    const app = await buildPortal({ ...portal.setting, rate: 12, limits });
    const ask = () => app.inject({ url: '/api/v1/estrutura', headers: { host: SITE, accept: 'text/html' } });
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    while (answers.length < 13) answers.push(await ask());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(200), 429, 429, 429]);
    expect(answers[10]?.payload).toMatch(
      /<p>Este portal recebe pedidos demais neste momento\. Espere \d+ s e tente de novo\.<\/p>/,
    );
    expect(answers[12]?.payload).toContain('Foram muitos pedidos deste endereço');
    expect(answers[12]?.headers.ratelimit).toMatch(/^"endereco";r=0;t=\d+, "orgao";r=0;t=\d+$/);
    await app.close();
  });

  it('counts all addresses of one subscriber together', async () => {
    const site = await behind(parseTrustedProxies('1'));
    expect(await site.statuses(['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'])).toEqual([
      200, 200, 429, 200,
    ]);
    await site.close();
  });
});

describe('a proxy that is trusted', () => {
  it('still chooses no body and names no address: the Host does', async () => {
    const site = await behind(parseTrustedProxies('1'));
    const told = { 'x-forwarded-host': 'cmdemo.transparencia.localhost', 'x-forwarded-proto': 'https' };
    const { payload } = await site.get('/robots.txt', told);
    expect(payload).toContain(`Sitemap: https://${SITE}/sitemap.xml`);
    const { data } = (await site.get('/api/v1/atendimento', told)).json();
    expect(data.canais.ouvidoria.unidade).toBe('Ouvidoria do Município');
    await site.close();
  });

  it('gives the address no other scheme than the two that there are', async () => {
    const site = await behind(parseTrustedProxies('1'));
    const { payload } = await site.get('/robots.txt', { 'x-forwarded-proto': 'javascript' });
    expect(payload).toContain(`Sitemap: http://${SITE}/sitemap.xml`);
    await site.close();
  });
});

describe('a proxy near by that nobody said to trust', () => {
  const logged = async (proxy: string | undefined, headers: Record<string, string>, remoteAddress = NGINX) => {
    const lines: string[] = [];
    const log = { stream: { write: (line: string) => void lines.push(line) } };
    const app = await buildPortal({ ...portal.setting, proxy: parseTrustedProxies(proxy), log });
    for (let i = 0; i < 3; i++)
      await app.inject({ url: '/api/v1/estrutura', remoteAddress, headers: { host: SITE, ...headers } });
    await app.close();
    return lines.filter((line) => line.includes('TRUST_PROXY'));
  };
  const FORWARDED = { 'x-forwarded-for': '203.0.113.1' };

  it('is told of once in the log', async () => {
    expect(await logged(undefined, FORWARDED)).toHaveLength(1);
  });

  it.each([
    ['it is trusted', NGINX, FORWARDED, NGINX],
    ['it forwards nobody', undefined, {}, NGINX],
    ['whoever says so comes from outside', undefined, FORWARDED, '198.51.100.9'],
  ])('is no news when %s', async (_, trusted, headers, from) => {
    expect(await logged(trusted, headers, from)).toEqual([]);
  });
});
