import type { Arquivo } from '../../catalog/arquivos/answer.ts';

/** The address of a file on this very host: only from there may a page show it inside itself. */
export const fileAddress = ({ caminho }: Pick<Arquivo, 'caminho'>, save = false): string =>
  `/api/v1/arquivos/${caminho.split('/').map(encodeURIComponent).join('/')}${save ? '?baixar=1' : ''}`;
