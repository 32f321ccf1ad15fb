import { expect, it } from 'vitest';
import { counted, countedRecords } from './plural.ts';

it.each([
  [0, '0 partes'],
  [1, '1 parte'],
  [2, '2 partes'],
  [1204, '1.204 partes'],
])('%i agrees with its noun: %s', (value, text) => {
  expect(counted(value, 'parte', 'partes')).toBe(text);
});

it('records are counted in agreement too', () => {
  expect([countedRecords(1), countedRecords(1_204)]).toEqual(['1 registro', '1.204 registros']);
});
