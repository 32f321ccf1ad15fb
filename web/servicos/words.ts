import type { MediaDeNotas } from '../../catalog/servicos/answer.ts';
import { counted } from '../../catalog/texto/plural.ts';

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** A mean as it is read: `4,2`. */
export const sayMean = (media: number): string => media.toLocaleString('pt-BR', ONE_DECIMAL);

/** `Nota 4,2 de 5, em 31 avaliações` */
export const sayMarks = ({ media, respostas }: MediaDeNotas): string =>
  media === null
    ? 'Ainda sem avaliações'
    : `Nota ${sayMean(media)} de 5, em ${counted(respostas, 'avaliação', 'avaliações')}`;
