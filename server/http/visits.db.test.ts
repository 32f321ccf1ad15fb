import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBodies, type Portal } from '../../test/portal.ts';
import { Database } from '../database/db.ts';
import { USUAL_LIMITS } from '../limits/limits.ts';
import { sendAnswer } from './answer.ts';
import { buildApp } from './app.ts';
import { PageAsker } from './internal.ts';

const PREFEITURA = 'pmdemo.transparencia.localhost';
const CAMARA = 'cmdemo.transparencia.localhost';
/** The window that the database has to end the work of who left. */
const WITHIN = { timeout: 2_000, interval: 50 };

let portal: Portal;
let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  portal = await openBodies();
});
afterAll(() => portal.close());
afterEach(async () => {
  await app.close();
  await db.close();
});

/** A portal with routes that take as long as they are told: a statement, statements in a row, a page's question. */
async function open(limits: Partial<typeof USUAL_LIMITS>): Promise<void> {
  const setting = { ...portal.setting, limits: { ...USUAL_LIMITS, ...limits } };
  db = new Database(portal.place, setting.limits);
  const sleep = (tenant: number, seconds: number, times = 1): Promise<{ ok: true }> =>
    db.read(tenant, async (client) => {
      for (let i = 0; i < times; i++) await client.query('SELECT pg_sleep($1)', [seconds]);
      return { ok: true };
    });
  const register = (made: FastifyInstance): void => {
    made.get<{ Params: { seconds: number } }>('/api/v1/one/:seconds', ({ site, params }) =>
      sleep(site.tenant.id, params.seconds),
    );
    made.get<{ Params: { seconds: number } }>('/api/v1/three/:seconds', ({ site, params }) =>
      sleep(site.tenant.id, params.seconds, 3),
    );
    made.get<{ Params: { seconds: number } }>('/api/v1/shared/:seconds', (request, reply) =>
      sendAnswer(setting, request, reply, { question: 'shared', datasets: [] }, () =>
        sleep(request.site.tenant.id, request.params.seconds),
      ),
    );
    made.get<{ Params: { seconds: number } }>('/api/v1/page/:seconds', (request) =>
      new PageAsker(made, setting.cache, request).ask(`/one/${request.params.seconds}`),
    );
  };
  app = await buildApp(setting, { urgent: [], costly: [], register });
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** A visitor at one of the machine's own addresses, with a connection of its own. */
function visit(path: string, { host = PREFEITURA, from = '127.0.0.1' } = {}) {
  const { port } = app.server.address() as AddressInfo;
  const request = get({ port, path: `/api/v1${path}`, headers: { host }, localAddress: from, agent: false });
  const gone = new Promise((resolve) => request.once('close', resolve));
  const answer = once(request, 'response').then(async ([response]: IncomingMessage[]) => ({
    status: response?.statusCode,
    body: response ? await text(response) : '',
  }));
  answer.catch(() => undefined);
  return { answer, hangUp: () => request.destroy(), gone };
}

/** Statements that sleep in the database at this moment. */
const sleeping = (): Promise<number> =>
  portal.db.own(async (client) => {
    const { rows } = await client.query<{ many: number }>(
      `SELECT count(*)::int AS many FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep%' AND state = 'active'`,
    );
    return rows[0]?.many ?? 0;
  });
const waitForSleeping = (many: number, within = { timeout: 30_000 }) =>
  vi.waitFor(async () => expect(await sleeping()).toBe(many), within);

describe('a visitor who hangs up', () => {
  it.each(['/one/60', '/three/20', '/page/60', '/shared/60'])('ends the work of %s in the database', async (path) => {
    await open({});
    const visitor = visit(path);
    await waitForSleeping(1);
    visitor.hangUp();
    await waitForSleeping(0, WITHIN);
  });

  it('gives up the turn that was waited for', async () => {
    await open({ readsPerAddress: 1 });
    const first = visit('/one/60');
    await waitForSleeping(1);
    const second = visit('/one/60');
    second.hangUp();
    await second.gone;
    first.hangUp();
    await waitForSleeping(0, WITHIN);
    expect((await visit('/one/0').answer).status).toBe(200);
  });

  it('leaves those who wait for the same answer theirs', async () => {
    await open({});
    const first = visit('/shared/4');
    await waitForSleeping(1);
    const second = visit('/shared/4', { from: '127.0.0.2' });
    first.hangUp();
    expect((await second.answer).status).toBe(200);
  });
});

describe('a request', () => {
  it('has one deadline for all its statements', async () => {
    await open({ requestSeconds: 1 });
    const { status, body } = await visit('/three/0.6').answer;
    expect(status).toBe(503);
    expect(JSON.parse(body).message).toMatch(/demorou demais/);
    await waitForSleeping(0, WITHIN);
  });

  it('has its deadline while it waits for its turn too', async () => {
    await open({ requestSeconds: 2, readsPerAddress: 1 });
    const first = visit('/one/60');
    await waitForSleeping(1);
    // What it waits and what it asks for fit into the deadline each, but not together.
    const second = visit('/one/1.9');
    expect([(await first.answer).status, (await second.answer).status]).toEqual([503, 503]);
  });
});

describe('an address that asks much at once', () => {
  it('waits for itself, while another address and another body are served', async () => {
    await open({ readsPerAddress: 2 });
    const greedy = Array.from({ length: 10 }, () => visit('/one/60'));
    await waitForSleeping(2);
    expect((await visit('/one/0', { from: '127.0.0.2' }).answer).status).toBe(200);
    expect((await visit('/one/0', { from: '127.0.0.3', host: CAMARA }).answer).status).toBe(200);
    expect(await sleeping()).toBe(2);
    for (const { hangUp } of greedy) hangUp();
    await waitForSleeping(0, { timeout: 5_000 });
  });

  it('is told so when too many wait', async () => {
    await open({ readsPerAddress: 1 });
    const greedy = Array.from({ length: 70 }, () => visit('/one/60'));
    const refused = await Promise.any(greedy.map(({ answer }) => answer));
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.body).message).toMatch(/deste endereço/);
    for (const { hangUp } of greedy) hangUp();
  });
});

describe('a crowd that asks one body', () => {
  it('leaves another body its first turn', async () => {
    await open({ reads: 3 });
    const crowd = Array.from({ length: 20 }, (_, i) => visit('/one/60', { from: `127.0.1.${i + 1}` }));
    await waitForSleeping(2);
    expect((await visit('/one/0', { host: CAMARA }).answer).status).toBe(200);
    for (const { hangUp } of crowd) hangUp();
  });
});
