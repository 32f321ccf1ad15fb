import type { Token } from './question.ts';

export interface Find {
  titulo: string;
  /** Label and value of what else is known of it. */
  partes: { label: string; text: string }[];
  para: string;
  ano: number | null;
  valor: { rotulo: string; texto: string } | null;
  /** How many rows it stands for. */
  linhas: number;
  nota: number;
  favorecido?: Payee | null;
}

export interface Payee {
  nome: string;
  documento: string;
  para: string;
}

export interface Group {
  tipo: string;
  titulo: string;
  total: number;
  /** There are more than were counted. */
  mais: boolean;
  data: Find[];
}

export interface Asked {
  termo: string;
  tokens: readonly Token[];
  tipo: string | null;
  ano: number | null;
  page: number;
  /** Any of the words will do, when nothing has them all. */
  any: boolean;
  /** The kind of answer that the way of asking calls for. */
  leans: string | null;
}

/** Beyond this nobody counts, and nobody reads. */
export const MOST = 1_000;
/** Finds of each kind when all are shown, and of a kind alone. */
export const FEW = 3;
export const SIZE = 20;
/** Rows whose answer is weighed word by word. */
export const WEIGHED = 40;
