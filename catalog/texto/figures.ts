const REAL = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** `Intl` puts a no-break space after R$, and so it stays: a line never ends between the sign and its number. */
export const reais = (value: number): string => REAL.format(value);

/** Binds R$ to the number after it in a sentence that somebody wrote with a plain space. */
export const bound = (text: string): string => text.replace(/R\$ (?=\d)/g, 'R$\u00a0');

const SHARE = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Points of a hundred that the portal worked out: `92,1%`, the sign joined to its number as `Intl` writes it in pt-BR. */
export const inPercent = (points: number): string => `${SHARE.format(points)}%`;

/** A part of a whole, `92,1%`. Of nothing, or of less than nothing, there are no parts. */
export const shareOf = (part: number, whole: number): string | undefined =>
  whole > 0 ? inPercent((part / whole) * 100) : undefined;
