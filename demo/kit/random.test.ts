import { describe, expect, it } from 'vitest';
import { hash, Random } from './random.ts';

describe('chance', () => {
  it('falls the same way for the same seed', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, () => new Random(seed).between(1, 1_000));
    const random = new Random(hash('a', 1));
    expect(draw(7)).toEqual(draw(7));
    expect([random.between(1, 1_000), random.between(1, 1_000), random.between(1, 1_000)]).toEqual([82, 76, 119]);
  });

  it('tells apart what is written differently', () => {
    const seeds = [hash('a', 1), hash('a', 2), hash('b', 1), hash('a1'), hash('a', '1', ''), hash(1, 'a')];
    expect(new Set(seeds).size).toBe(6);
  });

  it('reaches both ends and favours none', () => {
    const random = new Random(1);
    const drawn = Array.from({ length: 10_000 }, () => random.between(1, 10));
    for (let value = 1; value <= 10; value++)
      expect(drawn.filter((one) => one === value).length / 1_000).toBeCloseTo(1, 0);
  });

  it('spreads values between the smallest and the largest, the small ones oftener', () => {
    const random = new Random(1);
    const drawn = Array.from({ length: 1_000 }, () => random.spread(100, 10_000)).sort((a, b) => a - b);
    expect(drawn[0]).toBeGreaterThanOrEqual(100);
    expect(drawn.at(-1)).toBeLessThanOrEqual(10_000);
    expect(drawn[500]).toBeLessThan(2_000);
  });
});
