import { describe, expect, it } from 'vitest';
import { LOCALE } from '../../catalog/texto/locale.ts';
import { CALENDAR_KEYS, dayOf, nearestDay, plusMonths, sayDay, weeksOf } from './days.ts';

describe('a month of the calendar', () => {
  it('begins its weeks on Sunday', () => {
    expect(LOCALE.diasCurtos).toEqual(['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']);
    const [first, ...others] = weeksOf('2026-11-17');
    expect(first?.[0]).toBe('2026-11-01');
    expect(others.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
    expect(weeksOf('2026-08-01')[0]).toEqual([null, null, null, null, null, null, '2026-08-01']);
  });

  it.each([
    ['2026-02-01', 28, 4],
    ['2024-02-29', 29, 5],
    ['2026-12-31', 31, 5],
    ['1900-02-10', 28, 5],
  ])('of %s has %i days in %i weeks', (day, days, weeks) => {
    const cells = weeksOf(day);
    expect([cells.flat().filter(Boolean).length, cells.length]).toEqual([days, weeks]);
    expect(cells.every((week) => week.length === 7)).toBe(true);
  });
});

describe('a day', () => {
  it('is said whole, in Portuguese', () => {
    expect(sayDay('2026-11-17')).toBe('terça-feira, 17 de novembro de 2026');
    expect(sayDay('2026-03-01')).toBe('domingo, 1 de março de 2026');
  });

  it('of today is the reader’s, late in the evening too', () => {
    expect(dayOf(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  });

  it('of a longer month is the last of a shorter', () => {
    expect(plusMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(plusMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(plusMonths('2026-01-15', -1)).toBe('2025-12-15');
  });

  it('stays within its limits', () => {
    const limits = { min: '2026-01-10', max: '2026-01-20' };
    expect(['2026-01-01', '2026-01-15', '2027-01-01'].map((day) => nearestDay(day, limits))).toEqual([
      '2026-01-10',
      '2026-01-15',
      '2026-01-20',
    ]);
  });
});

it.each([
  ['ArrowLeft', false, '2026-11-16'],
  ['ArrowRight', false, '2026-11-18'],
  ['ArrowUp', false, '2026-11-10'],
  ['ArrowDown', false, '2026-11-24'],
  ['Home', false, '2026-11-15'],
  ['End', false, '2026-11-21'],
  ['PageUp', false, '2026-10-17'],
  ['PageDown', false, '2026-12-17'],
  ['PageUp', true, '2025-11-17'],
  ['PageDown', true, '2027-11-17'],
])('%s (with Shift: %s) leads from 17/11/2026 to %s', (key, shift, day) => {
  expect(CALENDAR_KEYS[key]?.('2026-11-17', shift)).toBe(day);
});
