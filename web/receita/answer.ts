import type { Dados } from '../api.ts';

/** The sums of a place. What nobody forecast is null, which is not zero. */
export interface Figures {
  vlrPrevisaoInicial: number | null;
  vlrPrevisaoAtualizado: number | null;
  vlrLancado: number;
  vlrArrecadacao: number;
  vlrDeducao: number;
  vlrMes: number;
  pctRealizado: number | null;
}

export interface Child extends Figures {
  codigo: string;
  nome: string;
  no: string | null;
}

export interface Month {
  dtMes: string;
  vlrArrecadacao: number | null;
  vlrAcumulado: number | null;
}

export interface RevenueAnswer {
  no: string;
  por: string | null;
  divisoes: { id: string; rotulo: string }[];
  /** The last month that the figures reach. */
  mes: string;
  data: Child[];
  totals: Figures;
  meses: Month[];
  procedencia: { nome: string; vlrArrecadacao: number; lista: string }[];
  caminho: { dimensao: string; rotulo: string; codigo: string; nome: string; no: string }[];
  exercicios: { numExercicio: number; ate: string }[];
  listas: { arrecadado: string; deducoes: string; previsto: string | null };
  says: string;
  dados: Dados;
}
