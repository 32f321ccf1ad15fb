import { momentOf } from './moment.ts';

/** The notice over a page whose data could not be asked for anew: `Dados de 17/11/2026 às 14h03: …`. */
export const outageWords = (since: number): string =>
  `Dados de ${momentOf(new Date(since).toISOString()).replace(/:(?=\d\d$)/, 'h')}: o banco de dados não está respondendo; voltaremos a atualizar em instantes.`;
