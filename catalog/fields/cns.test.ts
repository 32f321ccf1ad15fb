import { expect, it } from 'vitest';
import { validCns } from './cns.ts';

it.each(['700000000000005', '898000000000002', '100000000000007'])('%s is a number of the health card', (digits) => {
  expect(validCns(digits)).toBe(true);
});

it.each(['700000000000006', '70000000000000', '300000000000004', '2026000000001270', ''])(
  '“%s” is none: a digit is wrong, or it begins or ends as no card does',
  (digits) => {
    expect(validCns(digits)).toBe(false);
  },
);
