import type { Node } from '../../catalog/node.ts';
import { printNode } from '../../catalog/node.ts';
import type { Dados } from '../api.ts';
import { useAnswer } from '../dataset/data.ts';

/** What a node adds up to. */
export interface Sums {
  vlrOrcamentoInicial: number;
  vlrOrcamentoAtualizado: number;
  vlrEmitido: number;
  vlrReforco: number;
  vlrAnulado: number;
  vlrEmpenhado: number;
  vlrLiquidado: number;
  vlrPago: number;
}

export interface Part extends Sums {
  codigo: string;
  nome: string;
  /** Its own node. */
  no: string;
}

export interface Month extends Omit<Sums, 'vlrOrcamentoInicial' | 'vlrOrcamentoAtualizado'> {
  mes: number;
}

export interface Way {
  dimensao: string;
  rotulo: string;
  codigo: string;
  nome: string;
  no: string;
}

export interface Expense {
  no: string;
  por: string | null;
  says: string;
  data: Part[];
  page: number;
  size: number;
  total: number;
  totals: Sums;
  meses: Month[];
  restos: { vlrPago: number };
  caminho: Way[];
  exercicios: number[];
  listas: Record<'orcamento' | 'empenhos' | 'empenhos-eventos' | 'liquidacoes' | 'pagamentos', string | null>;
  dados: Dados;
}

/** The address of a node, of the screen and of the API alike. */
export const despesaSearch = (node: Node | string, by?: string | null, page = 1): string => {
  const no = typeof node === 'string' ? node : printNode(node);
  const parts = [`no=${encodeURIComponent(no)}`, by && `por=${by}`, page > 1 && `_page=${page}`];
  return `?${parts.filter(Boolean).join('&')}`;
};

export const useDespesa = (query: string | null) =>
  useAnswer<Expense>(query === null ? null : `/despesa${query}`, true);
