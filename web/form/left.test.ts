import { expect, test } from 'vitest';
import { characterLimit, charactersLeft } from './left.ts';

test.each([
  [0, null],
  [799, null],
  [800, 'Restam 200 caracteres'],
  [999, 'Resta 1 caractere'],
  [1_000, 'Restam 0 caracteres'],
  [1_001, '1 caractere além do limite'],
  [2_500, '1.500 caracteres além do limite'],
])('after %i of 1.000 characters the reader is told: %s', (length, said) => {
  expect(charactersLeft(length, 1_000)).toBe(said);
});

test('far from it, the limit itself is said', () => {
  expect(characterLimit(5_000)).toBe('Até 5.000 caracteres.');
});
