const SHORT = new Intl.NumberFormat('pt-BR', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 1,
});
const EXACT = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const SHARE = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });

/** People copy and search with plain spaces. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** `R$ 118.412.345,67`: what one checks. */
export const exact = (value: number): string => plain(EXACT.format(value));

/** `R$ 118,4 milhões`: what one remembers. As money, `Intl` would cut the word to `mi`. */
export const short = (value: number): string =>
  Math.abs(value) < 1_000 ? exact(value) : plain(`R$ ${SHORT.format(value)}`);

export const percent = (value: number, whole: number): string => SHARE.format(value / whole);

export const count = (value: number, one: string, many: string): string =>
  `${value.toLocaleString('pt-BR')} ${value === 1 ? one : many}`;

/** `2026-10-31` → `31/10/2026` */
export const day = (iso: string): string => iso.split('-').reverse().join('/');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
