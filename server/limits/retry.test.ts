import { expect, it } from 'vitest';
import { retrySeconds, waitWords } from './retry.ts';

it('spreads those who were refused together, never before the expected time', () => {
  expect([0, 0.5, 0.999].map((drawn) => retrySeconds(20, () => drawn))).toEqual([20, 25, 30]);
  const drawn = Array.from({ length: 200 }, () => retrySeconds(40));
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(40);
  expect(new Set(drawn).size).toBeGreaterThan(5);
});

it('is a whole second at least and ten minutes at most', () => {
  expect(retrySeconds(0)).toBe(1);
  expect(retrySeconds(1e9)).toBe(600);
});

it('is told in seconds, and in minutes where it is long', () => {
  expect([8, 99, 100, 240].map(waitWords)).toEqual(['8 s', '99 s', '2 min', '4 min']);
});
