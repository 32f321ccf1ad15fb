import { expect, it } from 'vitest';
import { rateHeaders } from './policy.ts';
import { BodyRates } from './rates.ts';

/** Counts so many requests to a body, each from the address that its number gives, and returns how many were refused. */
function ask(rates: BodyRates, many: number, addressOf: (i: number) => string, now = 0, body = 'pmdemo'): number {
  let refused = 0;
  for (let i = 0; i < many; i++) if (rates.count({ body, weight: 1, address: addressOf(i) }, now).isExceeded) refused++;
  return refused;
}

it('bounds what a body is asked from many addresses together, within ten seconds', () => {
  const rates = new BodyRates(600);
  expect(ask(rates, 5_000, (i) => `a${i % 20}`)).toBe(5_000 - 20 * 10);
  expect(ask(rates, 100, () => 'a1', 10_000)).toBe(0);
});

it('leaves a person who reads her pages while others crawl', () => {
  const rates = new BodyRates(600);
  ask(rates, 5_000, (i) => `a${i % 20}`);
  expect(ask(rates, 10, () => 'a person')).toBe(0);
  expect(ask(rates, 5, () => 'a person')).toBe(5);
});

it('bounds no other body, and gives a body of more weight more', () => {
  const rates = new BodyRates(600);
  ask(rates, 5_000, () => 'a');
  expect(ask(rates, 100, () => 'b', 0, 'cmdemo')).toBe(0);
  const heavy = { body: 'pmgrande', weight: 3, address: 'c' };
  expect(rates.count(heavy, 0).policy).toMatchObject({ quota: 300, remaining: 299 });
});

it('tells the body that asks for more than its part', () => {
  const rates = new BodyRates(6_000);
  ask(rates, 300, () => 'a');
  ask(rates, 10, () => 'b', 0, 'cmdemo');
  expect([rates.isAboveShare('pmdemo'), rates.isAboveShare('cmdemo')]).toEqual([true, false]);
});

it('is published as the draft of the IETF writes it', () => {
  const rates = new BodyRates(600);
  const { policy } = rates.count({ body: 'pmdemo', weight: 1, address: 'a' }, 3_000);
  const address = { name: 'endereco', quota: 1200, window: 60, remaining: 1187, seconds: 42 } as const;
  expect(rateHeaders([address, policy])).toEqual({
    'ratelimit-policy': '"endereco";q=1200;w=60, "orgao";q=100;w=10',
    ratelimit: '"endereco";r=1187;t=42, "orgao";r=99;t=10',
  });
});
