import { expect, test } from 'vitest';
import { daysAhead } from './ahead.ts';

test('“nos próximos 60 dias” is two absolute days', () => {
  expect(daysAhead(new Date(2026, 10, 16, 9), 60)).toEqual(['2026-11-16', '2027-01-15']);
});

test('late in the evening today is still today', () => {
  expect(daysAhead(new Date(2026, 11, 31, 23, 59), 1)).toEqual(['2026-12-31', '2027-01-01']);
});
