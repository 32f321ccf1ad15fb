import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { PressureLevel } from '../limits/pressure.ts';
import { BodyRates } from '../limits/rates.ts';
import { costOf, shedUnderPressure } from './shed.ts';

const RULES = { urgent: [/^\/api\/v1\/mensagens/], costly: [/\.csv(?:\?|$)/, /\.has=/] };
const cost = (path: string, method = 'GET', agent?: string) => costOf({ method, path, agent }, RULES);

it('files and filters of texts are costly, lists and records are data, the rest are pages', () => {
  expect(['/api/v1/contratos.csv?a=1', '/api/v1/empenhos?txtHistorico.has=con'].map((path) => cost(path))).toEqual([
    'costly',
    'costly',
  ]);
  expect([cost('/api/v1/contratos?_page=2'), cost('/contratos')]).toEqual(['data', 'page']);
});

it('a crawler that follows filters is costly, and one that reads a page is not', () => {
  const agent = 'Mozilla/5.0 (compatible; AhrefsBot/7.0)';
  expect([cost('/contratos?_page=9', 'GET', agent), cost('/contratos', 'GET', agent)]).toEqual(['costly', 'page']);
});

it('what people send is never refused', () => {
  expect([cost('/api/v1/mensagens', 'POST'), cost('/ouvidoria', 'POST')]).toEqual(['free', 'free']);
});

describe('a portal under pressure', () => {
  const FILE = '/api/v1/contratos.csv';
  const DATA = '/api/v1/contratos';

  /** Statuses of a file, data, a page and a message of one body, after so many requests to each of two. */
  async function statuses(level: PressureLevel, asked: { own: number; other: number }) {
    const app = fastify();
    const rates = new BodyRates(6_000);
    for (let i = 0; i < asked.own; i++) rates.count({ body: 'own', weight: 1, address: 'a' });
    for (let i = 0; i < asked.other; i++) rates.count({ body: 'other', weight: 1, address: 'b' });
    const sample = { delayMs: 300, utilization: 1, memory: 0.85, heap: 0.3 };
    const judge = {
      shareOf: () => ({ body: 'own', weight: 1 }),
      isCountedApart: () => false,
      isOfBody: () => true,
      cost: RULES,
    };
    shedUnderPressure(app, { level, sample, close: () => undefined }, rates, judge);
    app.all('/*', async () => 'served');
    const answers = await Promise.all([
      ...[FILE, DATA, '/contratos'].map((url) => app.inject(url)),
      app.inject({ method: 'POST', url: '/api/v1/mensagens' }),
    ]);
    await app.close();
    return answers.map(({ statusCode }) => (statusCode === 200 ? 'served' : 'refused'));
  }

  const NOISY = { own: 100, other: 10 };
  const QUIET = { own: 10, other: 100 };

  it.each<[PressureLevel, string[]]>([
    [0, ['served', 'served', 'served', 'served']],
    [1, ['refused', 'served', 'served', 'served']],
    [2, ['refused', 'refused', 'served', 'served']],
    [3, ['refused', 'refused', 'refused', 'served']],
  ])('of level %i refuses files, then data, then pages, and never a message', async (level, expected) => {
    expect(await statuses(level, NOISY)).toEqual(expected);
  });

  it('refuses a body that asks for less than its part only when nothing else is left', async () => {
    expect(await statuses(2, QUIET)).toEqual(['served', 'served', 'served', 'served']);
    expect(await statuses(3, QUIET)).toEqual(['refused', 'refused', 'refused', 'served']);
  });
});
