import { expect, it } from 'vitest';
import {
  addMonths,
  brDate,
  dayOf,
  isWorkingDay,
  nextWorkingDay,
  weekdayOf,
  workingDaysOf,
  yearOf,
} from './calendar.ts';
import { barList } from './words.ts';

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

it('offices are closed on holidays, also on those that move with Easter', () => {
  const closed = (year: number) =>
    Array.from({ length: 365 }, (_, i) => dayOf(`${year}-01-01`) + i)
      .filter((day) => ![0, 6].includes(weekdayOf(day)) && !isWorkingDay(day))
      .map((day) => brDate(day).slice(0, 5));
  expect(closed(2026)).toEqual(
    barList(
      '01/01 | 16/02 | 17/02 | 02/04 | 03/04 | 21/04 | 01/05 | 04/06 | 07/09 | 12/10 | 28/10 | 02/11 | 20/11 | 24/12 | 25/12',
    ),
  );
  const carnival = (year: number) => closed(year).filter((day) => day.endsWith('/02') || day.endsWith('/03'));
  expect([2023, 2024, 2025].map((year) => carnival(year).slice(0, 2).join(' '))).toEqual(
    barList('20/02 21/02 | 12/02 13/02 | 03/03 04/03'),
  );
  expect(brDate(nextWorkingDay(dayOf('2026-12-24')))).toBe('28/12/2026');
});
