import { describe, expect, it } from 'vitest';
import { exponentOf } from './fit.ts';

const SIZES = [100_000, 1_000_000, 10_000_000];

describe('the exponent of a growth', () => {
  it.each([
    ['what takes the same time at every size', () => 7, 0],
    ['what takes ten times the time for ten times the rows', (rows: number) => rows / 30_000, 1],
    ['what compares all with all', (rows: number) => rows * rows, 2],
  ])('of %s', (_, time, exponent) => {
    expect(exponentOf(SIZES.map((rows) => ({ rows, time: time(rows) })))).toBeCloseTo(exponent, 10);
  });

  it('of a logarithm is small', () => {
    const points = SIZES.map((rows) => ({ rows, time: Math.log2(rows) }));
    expect(exponentOf(points)).toBeLessThan(0.1);
    expect(exponentOf(points)).toBeGreaterThan(0);
  });
});
