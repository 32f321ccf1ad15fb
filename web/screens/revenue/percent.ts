const SHARE = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Points of a hundred: 92,1 % */
export const percent = (points: number): string => `${SHARE.format(points)} %`;
