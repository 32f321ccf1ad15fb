import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardFormula, unguardFormula } from './formula.ts';

describe('a cell for a spreadsheet', () => {
  it.each([
    '=1+1',
    '+55 31 3222-0000',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '-R$ 1,00',
    '=',
    '+',
    '-1e5',
  ])('is guarded: %j', (cell) => expect(guardFormula(cell)).toBe(`'${cell}`));

  it.each(['-1.234,56', '-1234.5', '+5', '-0', '-', '--', '2026-03-01', '01/03/2026', "'aspas'", 'a=1', ' =1', ''])(
    'is left as it is: %j',
    (cell) => expect(guardFormula(cell)).toBe(cell),
  );
});

const cell = fc.string({ unit: fc.constantFrom(..."='+-@＝ \t\r\n1a,.") });

it('is read back as the same text, guarded or not', () => {
  fc.assert(fc.property(cell, (text) => unguardFormula(guardFormula(text)) === unguardFormula(text)));
});

it('keeps its own apostrophes, unless a formula follows', () => {
  expect(unguardFormula("'aspas'")).toBe("'aspas'");
  expect(unguardFormula("'=1")).toBe('=1');
});
