import { expect, it } from 'vitest';
import { lapseDay, parseClock, plusWorkingDays, seriesYears } from './clock.ts';

it.each([
  ['30d', '2026-10-31', '2026-12-01'],
  ['15d', '2026-10-31', '2026-11-16'],
  ['1a', '2026-03-10', '2027-03-11'],
  ['1a-vigente', '2024-02-29', '2025-03-02'],
  ['45u', '2026-10-30', '2027-01-02'],
  ['ano-anterior', '2025-12-31', '2027-01-01'],
  ['ano-corrente', '2026-10-31', '2027-01-01'],
  ['vencido', '2026-10-31', null],
])('data of a term %s that are of %s hold until the day before %s', (term, newest, day) => {
  expect(lapseDay(parseClock(term), newest)).toBe(day);
});

it('refuses a term that it does not know', () => {
  expect(() => parseClock('quinzena')).toThrow('quinzena');
});

it('counts working days over a weekend', () => {
  expect(plusWorkingDays('2026-11-13', 1)).toBe('2026-11-16');
});

it.each([
  ['30d', '2026-10-31', [2025, 2024, 2023]],
  ['30d', '2025-10-31', [2025, 2024, 2023]],
  ['ano-anterior', '2026-10-31', [2025, 2024, 2023]],
  ['ano-anterior', '2025-12-31', [2024, 2023, 2022]],
] as const)('the series of a term %s, newest %s, is %j', (term, newest, years) => {
  expect(seriesYears(parseClock(term), newest, '2026-11-18')).toEqual(years);
});
