import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unguardFormula } from '../texto/formula.ts';
import { hideCpf } from '../texto/privacy.ts';
import { seenText } from '../texto/seen.ts';
import { decimal, tidyNumber } from './number.ts';
import { isPlainText, printCents, scanDecimal } from './scan.ts';

/** What the rules of a kind read in a cell; null where they refuse it. */
function byRules(cell: string, way: 'br' | 'us', places: number): number | null {
  const read = decimal(tidyNumber(cell, way), way === 'us' ? 'plain' : 'br', places);
  return read.ok ? read.value : null;
}

describe('a number read letter by letter', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'0123456789.,-'), maxLength: 14 });
  const amounts = fc
    .integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 })
    .map((cents) => (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 }));

  it.each(['br', 'us'] as const)('is what the rules read, or is left to them (%s)', (way) => {
    fc.assert(
      fc.property(fc.oneof(letters, amounts), fc.constantFrom(0, 2, 4), (cell, places) => {
        const scanned = scanDecimal(cell, way, places);
        if (scanned !== null) expect(scanned).toBe(byRules(cell, way, places));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['0,00', 0],
    ['-0,00', 0],
    ['1.234.567,89', 1_234_567.89],
    ['-51799,7', -51_799.7],
    ['007', 7],
  ])('takes %s by itself', (cell, value) => {
    expect(scanDecimal(cell, 'br', 2)).toBe(value);
  });

  it.each(['', '-', ',5', '5,', '1.23', '12.34,5', '1..234', '1,234', '1e5', 'R$ 1,00', '1 000', '99999999999999,99'])(
    'leaves %j to the rules',
    (cell) => expect(scanDecimal(cell, 'br', 2)).toBeNull(),
  );
});

it('an amount is printed as String writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (cents) => {
      expect(printCents(cents / 100)).toBe(String(cents / 100));
    }),
  );
  for (let cents = -1_100; cents <= 1_100; cents++) expect(printCents(cents / 100)).toBe(String(cents / 100));
});

it('a text is called plain only where nothing in it would be mended or hidden', () => {
  const text = fc.string({ unit: fc.constantFrom(..."a1.-/ =+@'çÇ÷\u00a0\u00ad\u200b\n0123456789"), maxLength: 24 });
  fc.assert(
    fc.property(text, (raw) => {
      if (isPlainText(raw, 24)) expect(unguardFormula(hideCpf(seenText(raw)))).toBe(raw);
    }),
    { numRuns: 5_000 },
  );
  expect(isPlainText('Serra Verde Gêneros Alimentícios Ltda', 200)).toBe(true);
  expect(isPlainText('Contrato 123.456.789-09', 200), 'eleven digits').toBe(false);
  expect(isPlainText('x'.repeat(201), 200)).toBe(false);
});
