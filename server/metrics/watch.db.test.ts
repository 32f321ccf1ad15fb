import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Portal, sharePortal } from '../../test/portal.ts';
import { Database } from '../database/db.ts';
import { buildPortal } from '../features.ts';
import { Downloads } from '../http/downloads.ts';
import { readSettings } from '../settings.ts';
import { PortalWatch } from '../watch.ts';

const OBSERVAR = resolve(import.meta.dirname, '../../deploy/observar');
const NAME = 'Aparecida Inexistente';

let portal: Portal;
let app: FastifyInstance;
let db: Database;
let origin: string;
let metrics: string;
let ends: () => Promise<void>;
const lines: string[] = [];

beforeAll(async () => {
  portal = await sharePortal();
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  db = new Database(portal.place);
  const settings = readSettings({ METRICS_PORT: String(port), SLOW_MS: '1', LOG_REQUESTS: '1', LOG_LEVEL: 'debug' });
  const watch = new PortalWatch(settings);
  const { log, ...meters } = watch.setting;
  app = await buildPortal({
    ...portal.setting,
    db,
    downloads: new Downloads(portal.setting.limits),
    ...meters,
    log: { ...log, stream: { write: (line) => void lines.push(line) } },
    proxy: ['127.0.0.9'],
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  ends = await watch.start({ app, db, cache: portal.setting.cache });
});

afterAll(async () => {
  await ends();
  await app.close();
  await db.close();
});

/** A port that nobody has: the metrics listen where they are told. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

const scrape = async (): Promise<string> => (await fetch(metrics)).text();

const logged = () => lines.map((line): Record<string, unknown> => JSON.parse(line));

describe('the metrics', () => {
  it('tell a request by the route that the program declares, and one from memory as such', async () => {
    const url = `${origin}/api/v1/contratos?_size=1&txtObjeto=${encodeURIComponent(NAME)}`;
    await (await fetch(url)).text();
    await (await fetch(url)).text();
    await expect.poll(scrape).toMatch(/portal_http_request_duration_seconds_count\{route="memoria",status="2xx"\} \d/);
    const text = await scrape();
    expect(text).toMatch(/portal_http_request_duration_seconds_count\{route="\/api\/v1\/[^"]*",status="2xx"\} \d/);
    expect(text).toContain('portal_http_requests_total{orgao="pmdemo",status="2xx"}');
    expect(text).not.toContain('Aparecida');
  });

  it('tell of each body how fresh its data are and what was loaded', async () => {
    const text = await scrape();
    for (const orgao of ['pmdemo', 'cmdemo']) {
      expect(text).toMatch(new RegExp(`portal_freshness_index\\{orgao="${orgao}"\\} [01]`));
      expect(text).toMatch(new RegExp(`portal_loads_total\\{orgao="${orgao}"\\} [1-9]`));
      expect(text).toContain(`portal_search_behind_datasets{orgao="${orgao}"} 0`);
    }
    expect(text).toContain('portal_database_up 1');
  });

  it('are on a port of their own alone', async () => {
    expect((await fetch(`${origin}/metrics`)).headers.get('content-type')).toMatch(/html/);
    expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(metrics, { method: 'POST' })).status).toBe(404);
  });

  it('name everything that the dashboard and the alerts ask for', async () => {
    const known = new Set([...(await scrape()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const panels: { targets: { expr: string }[] }[] = JSON.parse(
      readFileSync(`${OBSERVAR}/painel.json`, 'utf8'),
    ).panels;
    const { groups }: { groups: { rules: { expr: string }[] }[] } = parse(
      readFileSync(`${OBSERVAR}/alertas.yml`, 'utf8'),
    );
    const asked = [...panels.flatMap(({ targets }) => targets), ...groups.flatMap(({ rules }) => rules)]
      .flatMap(({ expr }) => expr.match(/\b(?:portal|process)_\w+/g) ?? [])
      .map((name) => name.replace(/_(?:bucket|sum|count)$/, ''));
    expect(asked.length).toBeGreaterThan(30);
    expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([]);
  });

  it.skipIf(spawnSync('promtool', ['--version']).status !== 0)('and the alerts are ones that promtool takes', () => {
    const { status, stderr } = spawnSync('promtool', ['check', 'rules', `${OBSERVAR}/alertas.yml`], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('the id of a request', () => {
  const inject = (headers: Record<string, string>, remoteAddress: string) =>
    app.inject({ url: '/api/v1/contratos?_size=2', headers: { host: 'localhost', ...headers }, remoteAddress });
  const GIVEN = '3f1f9a0c5b7d4e6f8a9b0c1d2e3f4a5b';

  it('is a proxy’s where the proxy is trusted and the id well formed, else a new one', async () => {
    const ids = await Promise.all([
      inject({ 'x-request-id': GIVEN }, '127.0.0.9'),
      inject({ 'x-request-id': GIVEN }, '127.0.0.1'),
      inject({ 'x-request-id': '52998224725' }, '127.0.0.9'),
      inject({ 'x-request-id': 'a b\tc"}{-----------' }, '127.0.0.9'),
    ]);
    const [kept, ...made] = ids.map(({ headers }) => String(headers['x-request-id']));
    expect(kept).toBe(GIVEN);
    for (const id of made) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(new Set(made).size).toBe(3);
  });

  it('is told to who meets a failure of ours, as the code that the log has', async () => {
    const failing = await buildPortal({
      ...portal.setting,
      db: Object.assign(Object.create(db), { read: () => Promise.reject(new Error('de propósito')) }),
      log: { stream: { write: (line) => void lines.push(line) } },
    });
    const { statusCode, headers, body } = await failing.inject({
      url: '/api/v1/contratos?_size=3',
      headers: { host: 'localhost' },
    });
    await failing.close();
    const { codigo, message } = JSON.parse(body);
    expect({ statusCode, codigo }).toEqual({ statusCode: 500, codigo: headers['x-request-id'] });
    expect(message).toContain(`Código do erro: ${codigo}.`);
    expect(logged().find(({ reqId, level }) => reqId === codigo && level === 50)).toBeDefined();
  });
});

describe('the log', () => {
  it('tells what was asked, of whom, how long it took and how much it was', async () => {
    const { headers } = await app.inject({ url: '/api/v1/contratos?_size=4', headers: { host: 'localhost' } });
    expect(headers['x-request-id']).toBeDefined();
    await (await fetch(`${origin}/api/v1/contratos?_size=5`)).text();
    await expect
      .poll(() => logged().find(({ route, status }) => status === 200 && route !== 'memoria'))
      .toEqual({
        level: 30,
        time: expect.any(Number),
        pid: process.pid,
        reqId: expect.any(String),
        method: 'GET',
        route: expect.stringMatching(/^\/api\/v1\//),
        orgao: 'pmdemo',
        status: 200,
        ms: expect.any(Number),
        bytes: expect.any(Number),
        cache: false,
      });
  });

  it('shows a slow statement with its plan, and no value of it', async () => {
    const url = `${origin}/api/v1/contratos?_size=6&txtObjeto=${encodeURIComponent(NAME)}`;
    await (await fetch(url)).text();
    await expect.poll(() => lines.filter((line) => line.includes('Consulta lenta')).join('')).toMatch(/cost=/);
    const told = logged().flatMap(({ consulta }) => (consulta ? [consulta] : []));
    expect(told[0]).toMatchObject({
      text: expect.stringMatching(/SELECT/),
      ms: expect.any(Number),
      orgao: 'pmdemo',
      tenant: 1,
    });
    expect(JSON.stringify(told)).not.toMatch(/aparecida|inexistente/i);
  });
});

/** What people send by mistake or on purpose, and must never be found in a log. */
const SECRETS = {
  cpf: `529.982.247${'-25'}`,
  digits: '52998224725',
  email: 'maria.dores@exemplo.test',
  token: `portal_${'s'.repeat(43)}`,
  message: 'Meu vizinho recebe sem trabalhar',
};

describe('what visitors type', () => {
  it('is in no line of the log, whatever it came by', async () => {
    const said = Object.values(SECRETS);
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`${origin}${path}`, init).then((answer) => answer.text());
    for (const one of said) {
      const typed = encodeURIComponent(one);
      await ask(`/api/v1/contratos?txtObjeto=${typed}&${typed}=1&_sort=${typed}`);
      await ask(`/api/v1/${typed}/${typed}`);
      await ask('/api/v1/contratos', {
        headers: { 'user-agent': typed, referer: `http://x/${typed}`, 'x-request-id': typed, cookie: typed },
      });
      await ask('/api/v1/atender', {
        headers: { authorization: `Bearer ${typed}`, 'x-forwarded-for': '203.0.113.77' },
      });
      await ask('/api/v1/envios', {
        method: 'POST',
        headers: { authorization: `Bearer ${one.replace(/\s/g, '')}` },
        body: one,
      });
      for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain'])
        await ask('/api/v1/mensagens', {
          method: 'POST',
          headers: { 'content-type': type },
          body: JSON.stringify({ texto: one, [one]: one }),
        });
      await ask('/api/v1/mensagens', { method: 'POST', headers: { 'content-type': 'application/json' }, body: one });
      await ask('/ouvidoria', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `texto=${typed}`,
      });
      await app.inject({
        url: '/api/v1',
        headers: { host: `${typed}.transparencia.localhost` },
        remoteAddress: '198.51.100.23',
      });
    }
    const all = encodeURIComponent(said.join(' '));
    for (const path of [`/${all}?q=${all}`, `/api/v1/busca?q=${all}`]) await ask(path);
    await expect.poll(() => lines.length).toBeGreaterThan(50);
    const text = lines.join('');
    for (const one of [...said, ...said.map(encodeURIComponent), '203.0.113.77', '198.51.100.23', 'vizinho'])
      expect(text.split(one).length - 1, one).toBe(0);
  });
});
