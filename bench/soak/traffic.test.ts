import { expect, it } from 'vitest';
import { bodyTraffic, type KnownAddresses, TRAFFIC_WEIGHTS, type TrafficKind, type TrafficRequest } from './traffic.ts';

const KNOWN: KnownAddresses = { details: ['/contratos/1/2025'], assets: ['/assets/a.js'], years: [2026, 2025] };

function drawn(seed: number, many: number): TrafficRequest[] {
  const traffic = bodyTraffic(seed, KNOWN);
  return Array.from({ length: many }, () => traffic.next().value);
}

it('the same seed draws the same day, and another one another', () => {
  expect(drawn(7, 50)).toEqual(drawn(7, 50));
  expect(drawn(7, 50)).not.toEqual(drawn(8, 50));
});

it('draws every kind about as often as its weight says', () => {
  const found = drawn(1, 20_000);
  const sum = Object.values(TRAFFIC_WEIGHTS).reduce((all, one) => all + one, 0);
  for (const [kind, weight] of Object.entries(TRAFFIC_WEIGHTS) as [TrafficKind, number][]) {
    const share = found.filter((one) => one.kind === kind).length / found.length;
    expect(Math.abs(share - weight / sum)).toBeLessThan(0.01);
  }
});

it('asks a body that publishes nothing for its home page instead of a record', () => {
  const traffic = bodyTraffic(1, { details: [], assets: [], years: [] });
  const details = Array.from({ length: 200 }, () => traffic.next().value).filter(({ kind }) => kind === 'detalhe');
  expect(new Set(details.map(({ path }) => path))).toEqual(new Set(['/']));
});
