import { bound, reais } from '../../catalog/fields/money.ts';
import { shareOf } from '../../catalog/fields/percent.ts';

const SHORT = new Intl.NumberFormat('pt-BR', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 1,
});

/** The word may stand on the next line; the sign may not. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** `R$ 118.412.345,67`: what one checks. */
export const exact = reais;

/** `R$ 118,4 milhões`: what one remembers. As money, `Intl` would cut the word to `mi`. */
export const short = (value: number): string =>
  Math.abs(value) < 1_000 ? exact(value) : bound(plain(`R$ ${SHORT.format(value)}`));

export const percent = (value: number, whole: number): string => shareOf(value, whole) ?? '–';

/** `2026-10-31` → `31/10/2026` */
export const day = (iso: string): string => iso.split('-').reverse().join('/');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
