const SHARE = new Intl.NumberFormat('pt-BR', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A part of a whole, in words. Of nothing, or of less than nothing, there are no parts. */
export const share = (value: number, whole: number): string | undefined =>
  whole > 0 ? SHARE.format(value / whole) : undefined;
