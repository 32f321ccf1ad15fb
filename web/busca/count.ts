/** `12`, or `mais de 1.000` where nobody counted further. */
export const counted = ({ total, mais }: { total: number; mais: boolean }): string =>
  `${mais ? 'mais de ' : ''}${total.toLocaleString('pt-BR')}`;
