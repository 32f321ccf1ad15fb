import { expect, it } from 'vitest';
import { type ProcessSample, pressureLevel, recoverySeconds } from './pressure.ts';

const CALM: ProcessSample = { delayMs: 3, utilization: 0.4, memory: 0.3, heap: 0.2 };
const BOUNDS = { delayMs: 2_000 };

it('a calm process refuses nothing', () => {
  expect(pressureLevel(CALM, BOUNDS)).toBe(0);
});

it.each<[keyof ProcessSample, number[]]>([
  ['delayMs', [200, 300, 1_100, 4_000]],
  ['memory', [0.79, 0.81, 0.91, 1.01]],
  ['heap', [0.7, 0.76, 0.86, 0.96]],
])('what costs most is refused first, then data, then pages, as %s grows', (name, values) => {
  expect(values.map((value) => pressureLevel({ ...CALM, [name]: value }, BOUNDS))).toEqual([0, 1, 2, 3]);
});

it('an event loop that does nothing but work refuses what costs most, and nothing else', () => {
  expect(pressureLevel({ ...CALM, utilization: 1 }, BOUNDS)).toBe(1);
});

it('a second without a measurement is no pressure', () => {
  expect(pressureLevel({ ...CALM, delayMs: Number.NaN }, BOUNDS)).toBe(0);
});

it('expects recovery later the worse it is, within a minute', () => {
  const seconds = [CALM, { ...CALM, delayMs: 500 }, { ...CALM, memory: 1 }, { ...CALM, delayMs: 1e6 }].map(
    recoverySeconds,
  );
  expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
  expect(seconds.at(-1)).toBe(60);
});
