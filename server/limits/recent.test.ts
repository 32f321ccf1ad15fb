import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecentUse } from './recent.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('counts each address at each body, until its time is over', () => {
  const use = new RecentUse(60_000);
  use.add(1, 'a', 2);
  use.add(1, 'a', 3);
  use.add(2, 'a', 7);
  expect([use.of(1, 'a'), use.of(2, 'a'), use.of(1, 'b')]).toEqual([5, 7, 0]);
  vi.advanceTimersByTime(60_000);
  expect([use.of(1, 'a'), use.of(2, 'a')]).toEqual([0, 0]);
  use.add(1, 'a', 1);
  expect(use.of(1, 'a')).toBe(1);
});

it('forgets the oldest addresses rather than growing without end', () => {
  const use = new RecentUse(60_000);
  use.add(1, 'first', 1);
  use.add(1, 'second', 1);
  for (let i = 0; i < 49_999; i++) use.add(1, String(i), 1);
  expect([use.of(1, 'first'), use.of(1, 'second'), use.of(1, '49998')]).toEqual([0, 1, 1]);
});
