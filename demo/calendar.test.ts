import { expect, it } from 'vitest';
import { addMonths, brDate, dayOf, nextWorkingDay, workingDaysOf, yearOf } from './calendar.ts';

it('a day is written as people write it', () => {
  expect(brDate(dayOf('2024-02-29'))).toBe('29/02/2024');
  expect(yearOf(dayOf('2026-01-01'))).toBe(2026);
});

it.each([
  ['2025-01-31', 1, '28/02/2025'],
  ['2025-11-15', 3, '15/02/2026'],
  ['2024-02-29', 12, '28/02/2025'],
])('%s and %i months is %s', (from, months, to) => {
  expect(brDate(addMonths(dayOf(from), months))).toBe(to);
});

it('offices are closed on Saturdays and Sundays', () => {
  expect(brDate(nextWorkingDay(dayOf('2026-11-14')))).toBe('16/11/2026');
  expect(brDate(nextWorkingDay(dayOf('2026-11-16')))).toBe('16/11/2026');
  const days = workingDaysOf(2026, dayOf('2026-01-12'));
  expect(days.map(brDate)).toEqual(['02', '05', '06', '07', '08', '09', '12'].map((day) => `${day}/01/2026`));
  expect(workingDaysOf(2027, dayOf('2026-12-31'))).toEqual([]);
});
