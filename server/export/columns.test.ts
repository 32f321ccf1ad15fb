import { expect, test } from 'vitest';
import { CopiedColumns } from './columns.ts';

const read = (lines: string, cuts: number) => {
  const columns = new CopiedColumns(['text', 'integer', { digits: 18, places: 2 }, 'date', 'boolean']);
  const bytes = Buffer.from(lines);
  for (let at = 0; at < bytes.length; at += cuts) columns.add(bytes.subarray(at, at + cuts));
  return columns;
};

test.each([1, 3, 1_000])('rows are read wherever the bytes are cut, every %s of them', (cuts) => {
  const columns = read('Pão\\tde\\\\queijo\t2025\t-12.50\t1970-01-03\ttrue\n\\N\t\\N\t\\N\t\\N\t\\N\n', cuts);
  expect(columns.rows).toBe(2);
  expect(columns.take()).toEqual([
    ['Pão\tde\\queijo', null],
    [2025n, null],
    [-1250n, null],
    [2, null],
    [true, null],
  ]);
  expect(columns.rows).toBe(0);
});

test.each([
  ['0', 0n],
  ['7', 700n],
  ['-0.05', -5n],
  ['0.5', 50n],
  ['9999999999999.99', 999999999999999n],
])('an amount keeps its cents, however many the database wrote: %s', (text, cents) => {
  expect(read(`a\t1\t${text}\t1899-12-31\tfalse\n`, 9).take()[2]).toEqual([cents]);
});

test('days before 1970 are counted backwards', () => {
  expect(read('a\t1\t1\t1969-12-31\tfalse\n', 9).take()[3]).toEqual([-1]);
});
