import { bound, reais, shareOf } from '../../catalog/texto/figures.ts';

const SHORT = new Intl.NumberFormat('pt-BR', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 1,
});

/** Replaces no-break spaces: `milhões` may stand on the next line, while `R$` is tied again by `bound`. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Money to the cent: `R$ 118.412.345,67`. */
export const exactMoney = reais;

/** Money in short: `R$ 118,4 milhões`. As a currency, `Intl` would cut the word to `mi`. */
export const shortMoney = (value: number): string =>
  Math.abs(value) < 1_000 ? exactMoney(value) : bound(plain(`R$ ${SHORT.format(value)}`));

export const shareText = (value: number, whole: number): string => shareOf(value, whole) ?? '–';

/** A day as Brazil writes it: `2026-10-31` → `31/10/2026`. Not the catalog's, which would bring all kinds of fields along. */
export const brazilianDay = (iso: string): string => iso.split('-').reverse().join('/');
