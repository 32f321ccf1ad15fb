import { expect, test } from 'vitest';
import { acceptedCodings } from './coding.ts';

const CASES: [header: string | undefined, taken: string][] = [
  [undefined, ''],
  ['', ''],
  ['identity', ''],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'gzip br'],
  ['GZIP;q=0.5, BR;q=1.0', 'gzip br'],
  ['gzip;q=0, br;q=0', ''],
  ['gzip; q=0.000, br', 'br'],
  ['*', 'gzip br'],
  ['*;q=0', ''],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['x-gzip, brotli', ''],
];

test.each(CASES)('%j takes “%s”', (header, taken) => {
  const { gzip, br } = acceptedCodings(header);
  expect([gzip && 'gzip', br && 'br'].filter(Boolean).join(' ')).toBe(taken);
});

test('headers that nobody sends twice are not all remembered, and are still understood', () => {
  for (let i = 0; i < 1_000; i++) expect(acceptedCodings(`gzip;q=0.${i}1`).gzip).toBe(true);
});
