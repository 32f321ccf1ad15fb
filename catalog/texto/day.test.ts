import { expect, it } from 'vitest';
import { isoDay, lastDayOf, plusDays } from './day.ts';

it.each([
  [2024, 2, '2024-02-29'],
  [2025, 2, '2025-02-28'],
  [2025, 12, '2025-12-31'],
])('month %i-%i ends on %s', (year, month, day) => {
  expect(lastDayOf(year, month)).toBe(day);
});

it('a day that runs over its month is of the next, and days are counted over the end of a year', () => {
  expect(isoDay(2025, 1, 32)).toBe('2025-02-01');
  expect(plusDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(plusDays('2024-03-01', -1)).toBe('2024-02-29');
});
