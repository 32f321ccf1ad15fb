import type { Sanction } from '../../catalog/favorecidos/sancao.ts';
import type { Dados, Related } from '../api.ts';

/** Rows of one dataset, with the sums that its list at `query` has too. */
export interface Part extends Related {
  /** The field that names the payee there. */
  campo: string;
  totals: Record<string, number>;
}

export type Stage = 'vlrEmpenhado' | 'vlrReforco' | 'vlrAnulado' | 'vlrLiquidado' | 'vlrPago';

export interface Year extends Record<Stage, number> {
  ano: number;
  /** By dataset, the list of the year's documents. */
  listas: Record<string, string>;
}

export interface Punishment extends Sanction {
  vigente: boolean;
  /** What was signed or committed while it was in force. */
  durante: { dataset: string; total: number; query: string }[];
}

export interface PayeeAnswer {
  data: { chave: string; tipo: 'empresa' | 'pessoa' | 'sem-documento'; nome: string; documento: string | null }[];
  nomes: string[];
  anos: Year[];
  sancoes: Punishment[];
  related: Part[];
  dados: Dados;
}
