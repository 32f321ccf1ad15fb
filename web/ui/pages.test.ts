import { expect, test } from 'vitest';
import { pagesAround } from './pages.ts';

const shown = (page: number, last: number): string =>
  pagesAround(page, last)
    .map((target) => target ?? '…')
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 10, '1 2 … 10'],
  [5, 10, '1 … 4 5 6 … 10'],
  [4, 10, '1 2 3 4 5 … 10'],
  [10, 10, '1 … 9 10'],
  [7, 20_000, '1 … 6 7 8 … 20000'],
])('page %i of %i offers %s', (page, last, links) => {
  expect(shown(page, last)).toBe(links);
});

test('a page past the end still leads back', () => {
  expect(shown(12, 3)).toBe('1 2 3');
});
