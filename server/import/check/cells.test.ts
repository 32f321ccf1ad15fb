import { expect, it } from 'vitest';
import { pagamentos } from '../../../catalog/datasets/pagamentos.ts';
import { BRAZILIAN } from '../../../catalog/fields/style.ts';
import { Random } from '../../../demo/kit/random.ts';
import { type CheckedCell, cellReader, rememberingReader } from './cells.ts';
import { printedColumns } from './print.ts';

/** A reader of one column of payments, and how often it was asked. */
function counting(name: string) {
  const column = printedColumns(pagamentos).find((one) => one.name === name);
  if (!column) throw new Error(name);
  const plain = cellReader(column, BRAZILIAN);
  const asked: string[] = [];
  const read = rememberingReader((text): CheckedCell => {
    asked.push(text);
    return plain(text);
  });
  return { plain, read, asked };
}

it('a cell that repeats is read once', () => {
  const { read, asked } = counting('txtCredor');
  for (let i = 0; i < 10_000; i++) read(`Fornecedor ${i % 50}`);
  expect(asked.length).toBeLessThan(100);
});

it('what is remembered is what reading anew would give, however many cells a column has', () => {
  const random = new Random(1);
  const { plain, read } = counting('vlrPago');
  for (let i = 0; i < 30_000; i++) {
    const cell = `${Math.floor(20_000 * random.next() ** 3)},${i % 7}`;
    expect(read(cell)).toEqual(plain(cell));
  }
});

it('a column that never repeats is soon read without looking back', () => {
  const { read, asked } = counting('numDocPag');
  for (let i = 0; i < 20_000; i++) read(String(i));
  read('19999');
  expect(asked.slice(-2)).toEqual(['19999', '19999']);
});
