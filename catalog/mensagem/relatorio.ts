import type { Canal } from './canal.ts';

/** One line of a count: what, and how many. */
export interface Conta {
  rotulo: string;
  total: number;
}

/** A year of a channel in figures. Nobody can be told from them: groups of few people are not split. */
export interface Relatorio {
  canal: Canal;
  ano: number;
  /** The years that have messages, the latest first. */
  anos: number[];
  recebidas: number;
  /** Answered, and of those within the deadline as it stood. */
  respondidas: number;
  noPrazo: number;
  emAndamento: number;
  atrasadas: number;
  prorrogadas: number;
  recursos: number;
  /** Days to the answer, on average; null before the first. */
  dias: number | null;
  porMes: Conta[];
  porTipo: Conta[];
  porUnidade: Conta[];
  porSituacao: Conta[];
  porResultado: Conta[];
  /** By what requesters told of themselves. */
  perfil: { rotulo: string; contas: Conta[] }[];
  satisfacao: { respostas: number; media: number | null; notas: Conta[] };
}

/** Fewer than so many of a profile are told as one group. */
export const POUCOS = 5;
