/** Points as the auditors print them: two decimals at most. */
export const pointsText = (points: number): string => points.toLocaleString('pt-BR', { maximumFractionDigits: 2 });

/** The index as a share: `98,4%`. */
export const shareText = (share: number): string =>
  `${share.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}%`;
