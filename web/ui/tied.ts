/** Keeps `R$` on the line of its number. */
export const tieCurrency = (text: string): string => text.replaceAll('R$ ', 'R$\u00a0');
