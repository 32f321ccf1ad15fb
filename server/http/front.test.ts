import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNginx, type RunningNginx, startNginx } from '../../test/nginx.ts';
import { USUAL_LIMITS } from '../limits/limits.ts';
import { AnswerCache, cacheTag } from './cache.ts';
import { hotAddress } from './hot.ts';
import { parseTrustedProxies } from './proxy.ts';
import { readyAnswer } from './ready.ts';
import { createPortalServer, type RequestJudge } from './server.ts';
import { SpentAddresses } from './spent.ts';

const SECONDS = 1;
/** Milliseconds after which nginx asks again: it counts whole seconds, and so up to one more. */
const OVER_MS = (SECONDS + 1) * 1000 + 50;
/** Makes nginx say where each answer comes from, as the page for operators tells. */
const STATE = 'add_header X-Cache $upstream_cache_status always;';
const OWNER = { id: 1, weight: 1 };
const JUDGE: RequestJudge = {
  shareOf: () => ({ body: '', weight: 1 }),
  isCountedApart: () => false,
  isOfBody: () => true,
};

const isInstalled = hasNginx();
if (!isInstalled) console.warn('nginx is not installed: the documented cache in front is NOT tested here.');

describe.skipIf(!isInstalled)('the documented cache in front', () => {
  const cache = new AnswerCache();
  /** Requests that reached the portal past its memory. */
  const seen: string[] = [];
  let portal: Server;
  let nginx: RunningNginx;
  let base: string;

  beforeAll(async () => {
    cache.trust(true);
    const setting = { cache, limits: USUAL_LIMITS, proxy: parseTrustedProxies('127.0.0.1'), proxySeconds: SECONDS };
    portal = createPortalServer(setting, new SpentAddresses(), JUDGE, answerAnew);
    portal.listen(0, '127.0.0.1');
    await once(portal, 'listening');
    const port = await freePort();
    nginx = await startNginx(port, (portal.address() as AddressInfo).port, STATE);
    base = `http://127.0.0.1:${port}`;
  });

  afterAll(async () => {
    await nginx.stop();
    portal.closeAllConnections();
    portal.close();
  });

  /** What is not in memory: a personal page, a message, an answer for the first time. */
  function answerAnew(request: IncomingMessage, response: ServerResponse): void {
    seen.push(`${request.method} ${request.url} ${request.headers['x-forwarded-for']}`);
    response.writeHead(200, { 'cache-control': 'no-cache' }).end(`anew ${seen.length}`);
  }

  const keep = (path: string, text: string, host = new URL(base).host): Promise<unknown> =>
    cache.answer(OWNER, `${host}${path}`, hotAddress(`http://${host}`, path), () =>
      readyAnswer({ text }, [cacheTag(1, 'contratos')]),
    );

  async function ask(path: string, init: RequestInit = {}) {
    const response = await fetch(base + path, init);
    return { text: await response.text(), headers: response.headers, status: response.status };
  }

  const stateOf = async (path: string, init?: RequestInit) => (await ask(path, init)).headers.get('x-cache');

  it('answers what is in memory by itself, and does not tell visitors how it was told so', async () => {
    await keep('/api/a', 'um');
    expect(await stateOf('/api/a')).toBe('MISS');
    const again = await ask('/api/a');
    expect(again.headers.get('x-cache')).toBe('HIT');
    expect(again.headers.get('x-accel-expires')).toBeNull();
    expect(again.headers.get('cache-control')).toBe('no-cache');
    expect(JSON.parse(again.text)).toEqual({ text: 'um' });
  });

  it('two seconds after a load nobody gets what was before', async () => {
    await keep('/api/b', 'antes');
    expect((await ask('/api/b')).text).toContain('antes');
    cache.changed(1, 'contratos');
    await keep('/api/b', 'depois');
    await setTimeout(OVER_MS);
    expect((await ask('/api/b')).text).toContain('depois');
  });

  it('asks only whether an answer changed, once its second is over', async () => {
    await keep('/api/c', 'igual');
    await ask('/api/c');
    await setTimeout(OVER_MS);
    expect(await stateOf('/api/c')).toBe('REVALIDATED');
    expect(await stateOf('/api/c')).toBe('HIT');
  });

  it('keeps the bodies apart, and the encodings', async () => {
    const { port } = new URL(base);
    await keep('/api/d', 'daqui');
    await keep('/api/d', 'de lá', `localhost:${port}`);
    expect((await ask('/api/d')).text).toContain('daqui');
    const other = await fetch(`http://localhost:${port}/api/d`);
    expect(await other.text()).toContain('de lá');
    expect((await ask('/api/d')).headers.get('content-encoding')).toBe('gzip');
    const plain = await ask('/api/d', { headers: { 'accept-encoding': 'gzip;q=0, identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.text).toContain('daqui');
  });

  it('never keeps what is sent, nor what the portal does not have in memory', async () => {
    await keep('/api/e', 'lido');
    await ask('/api/e');
    const posts = await Promise.all([1, 2].map(() => ask('/api/e', { method: 'POST', body: 'x' })));
    const pages = [await ask('/protocolo'), await ask('/protocolo')];
    expect(new Set([...posts, ...pages].map(({ text }) => text)).size).toBe(4);
  });

  it('tells the portal whose each request is that it passes on', async () => {
    await ask('/quem');
    expect(seen.at(-1)).toBe('GET /quem 127.0.0.1');
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
