import type { Arquivo } from '../../catalog/arquivos/answer.ts';

/** Where a file is, on this very host: only from there may a page show it inside itself. */
export const addressOf = ({ caminho }: Pick<Arquivo, 'caminho'>, save = false): string =>
  `/api/v1/arquivos/${caminho.split('/').map(encodeURIComponent).join('/')}${save ? '?baixar=1' : ''}`;
