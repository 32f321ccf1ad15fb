import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SenderPace, STALL_MS } from './pace.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Sends so many bytes every so many milliseconds, for some time. */
function sending(bytes: number, everyMs: number, forMs: number): SenderPace {
  const pace = new SenderPace();
  for (let at = 0; at < forMs; at += everyMs) {
    vi.advanceTimersByTime(everyMs);
    pace.add(bytes);
  }
  return pace;
}

it('gives up one who sends nothing for half a minute', () => {
  const pace = sending(1e6, 1_000, 5_000);
  vi.advanceTimersByTime(STALL_MS - 1);
  expect(pace.isStalled).toBe(false);
  vi.advanceTimersByTime(1);
  expect(pace.isStalled).toBe(true);
});

it('gives up one who sends a byte now and then to hold the place', () => {
  expect(sending(1, 29_000, 120_000).isStalled).toBe(true);
});

it('waits for a slow telephone, as long as nobody else does', () => {
  const phone = sending(8 * 1024, 1_000, 600_000);
  expect([phone.isStalled, phone.givesWay]).toEqual([false, true]);
  const better = sending(64 * 1024, 1_000, 60_000);
  expect([better.isStalled, better.givesWay]).toEqual([false, false]);
});

it('lets everybody begin', () => {
  const pace = sending(10, 1_000, 15_000);
  expect([pace.isStalled, pace.givesWay]).toEqual([false, false]);
});
