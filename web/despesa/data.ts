import type { DespesaAnswer } from '../../catalog/despesa/answer.ts';
import type { Node } from '../../catalog/sums/node.ts';
import { printNode } from '../../catalog/sums/node.ts';
import { useAnswer } from '../dataset/data.ts';

/** The address of a node, of the screen and of the API alike. */
export const despesaSearch = (node: Node | string, by?: string | null, page = 1): string => {
  const no = typeof node === 'string' ? node : printNode(node);
  const parts = [`no=${encodeURIComponent(no)}`, by && `por=${by}`, page > 1 && `_page=${page}`];
  return `?${parts.filter(Boolean).join('&')}`;
};

export const useDespesa = (query: string | null) =>
  useAnswer<DespesaAnswer>(query === null ? null : `/despesa${query}`, true);
