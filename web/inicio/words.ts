import { bound, reais } from '../../catalog/fields/money.ts';
import { shareOf } from '../../catalog/fields/percent.ts';

const SHORT = new Intl.NumberFormat('pt-BR', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 1,
});

/** Replaces no-break spaces: `milhões` may stand on the next line, while `R$` is tied again by `bound`. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Money to the cent: `R$ 118.412.345,67`. */
export const exact = reais;

/** Money in short: `R$ 118,4 milhões`. As a currency, `Intl` would cut the word to `mi`. */
export const short = (value: number): string =>
  Math.abs(value) < 1_000 ? exact(value) : bound(plain(`R$ ${SHORT.format(value)}`));

export const percent = (value: number, whole: number): string => shareOf(value, whole) ?? '–';

export const count = (value: number, one: string, many: string): string =>
  `${value.toLocaleString('pt-BR')} ${value === 1 ? one : many}`;

/** A day as Brazil writes it: `2026-10-31` → `31/10/2026`. */
export const day = (iso: string): string => iso.split('-').reverse().join('/');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
