import type { EdicaoHead } from '../../../catalog/painel/textos/answer.ts';

/** Day and hour in Brasília, as people say it. */
export const momentWords = (iso: string): string =>
  new Date(iso).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' });

/** Who made a version, and when. */
export const editionWords = ({ quem, quando, volta }: EdicaoHead): string =>
  `${quem}, em ${momentWords(quando)}${volta === null ? '' : ` (volta à versão ${volta})`}`;
