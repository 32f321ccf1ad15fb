import { describe, expect, it } from 'vitest';
import { Random } from '../../demo/kit/random.ts';
import { ASSUMPTIONS, HOURS } from './assumptions.ts';
import { normalQuantile, populations } from './country.ts';
import { simulateDay } from './day.ts';
import { ADDRESSES, kindAt, type RequestCosts, ROBOTS, TRAFFIC_KINDS } from './kinds.ts';
import { MOST_USE, MOST_WAIT_MS, sizeFor } from './sizes.ts';

const costs = Object.fromEntries(
  TRAFFIC_KINDS.map((kind) => [kind, { hot: 0.5, cold: 200, bytes: kind === 'arquivo' ? 0 : 20_000 }]),
) as RequestCosts;

const whole = { requests: costs, rowBytes: 800, processBytes: 300e6 };

describe('the municipalities of the simulation', () => {
  it('have together the inhabitants of the country, and the middle one few', () => {
    const all = populations(ASSUMPTIONS.municipalities.value);
    const sum = all.reduce((total, one) => total + one, 0);
    expect(Math.abs(sum / ASSUMPTIONS.people.value - 1)).toBeLessThan(0.001);
    expect(all[all.length >> 1]).toBeGreaterThan(8_000);
    expect(all[all.length >> 1]).toBeLessThan(15_000);
  });

  it('follow a normal curve in their logarithms', () => {
    expect(normalQuantile(0.5)).toBeCloseTo(0, 8);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 5);
    expect(normalQuantile(0.001)).toBeCloseTo(-3.090232, 5);
  });
});

describe('a simulated day', () => {
  it('shares its visits out over its hours whole', () => {
    expect(HOURS).toHaveLength(24);
    expect(HOURS.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6);
  });

  it('draws every kind by its weight', () => {
    const drawn = Array.from({ length: 1_000 }, (_, i) => kindAt(ROBOTS, (i + 0.5) / 1_000));
    expect(drawn.filter((kind) => kind === 'detalhe')).toHaveLength(500);
    expect(drawn.filter((kind) => kind === 'lista')).toHaveLength(400);
    expect(drawn).not.toContain('arquivo');
    expect(Math.max(...Object.values(ADDRESSES))).toBeLessThan(100_000);
  });

  it('is the same at every run, and busier with more bodies', () => {
    const dayOf = (bodies: number) =>
      simulateDay(populations(bodies), { cores: 2, memory: 64e6, costs }, new Random(1));
    expect(dayOf(20)).toEqual(dayOf(20));
    expect(dayOf(40).use).toBeGreaterThan(dayOf(20).use);
    expect(dayOf(20).rate * 86_400).toBeGreaterThan(dayOf(20).requests);
  });

  it('waits longer on fewer cores, and finds less in less memory', () => {
    const dayOf = (cores: number, memory: number) =>
      simulateDay(populations(40), { cores, memory, costs }, new Random(1));
    expect(dayOf(1, 64e6).wait).toBeGreaterThan(dayOf(4, 64e6).wait);
    expect(dayOf(1, 1e6).hits).toBeLessThan(dayOf(1, 256e6).hits);
  });
});

it('the size of a machine is the smallest that keeps both bounds', () => {
  const size = sizeFor(100, whole, 0.1);
  expect(size.day.use).toBeLessThanOrEqual(MOST_USE);
  expect(size.day.wait).toBeLessThanOrEqual(MOST_WAIT_MS);
  expect(size.cores).toBeGreaterThan(1);
  const smaller = simulateDay(
    populations(100),
    { cores: size.cores - 1, memory: 64 * 2 ** 20, costs, surge: ASSUMPTIONS.surge.value },
    new Random(17),
  );
  expect(smaller.use > MOST_USE || smaller.wait > MOST_WAIT_MS).toBe(true);
});
