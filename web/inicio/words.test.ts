import { describe, expect, it } from 'vitest';
import { brazilianDay, exactMoney, shareText, shortMoney } from './words.ts';

describe('the figures of the first page', () => {
  it.each([
    [118_412_345.67, 'R$\u00a0118,4 milhões'],
    [24_999_127.02, 'R$\u00a025 milhões'],
    [1_000_000, 'R$\u00a01 milhão'],
    [1_240_000_000, 'R$\u00a01,2 bilhão'],
    [541_900, 'R$\u00a0541,9 mil'],
    [541.9, 'R$\u00a0541,90'],
    [0, 'R$\u00a00,00'],
  ])('%d is remembered as %s', (value, text) => {
    expect(shortMoney(value)).toBe(text);
  });

  it('are checked to the cent', () => {
    expect(exactMoney(24_999_127.02)).toBe('R$\u00a024.999.127,02');
    expect(shareText(24_999_127.02, 26_021_000)).toBe('96,1%');
  });

  it('are dated as people do', () => {
    expect(brazilianDay('2026-10-31')).toBe('31/10/2026');
  });
});
