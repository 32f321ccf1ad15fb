import type { Correcao, Dados, Declaracao } from '../api.ts';

/** One file that a body published. */
export interface Load {
  carga: number;
  publicadaEm: string;
  referencia: string;
  periodo: string[];
  linhas: number;
  somas: Record<string, number>;
  arquivo: string;
  sha256: string;
  /** The loads whose periods it replaced, the periods of which it is still the last, and the load it went back to. */
  substitui: number[];
  vigente: string[];
  voltaA: number | null;
  /** Compressed; null where no file is kept. */
  bytes: number | null;
}

export interface LoadsAnswer {
  data: Load[];
  page: number;
  size: number;
  total: number;
  correcoes: Correcao[];
  declaracoes: Declaracao[];
  dados: Dados;
}

export interface LastAnswer {
  data: {
    dataset: string;
    title: string;
    carga: number | null;
    referencia: string | null;
    publicadaEm: string | null;
    linhas: number;
    cargas: number;
    declaracao: Declaracao | null;
  }[];
}
