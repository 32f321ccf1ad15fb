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
  /** All that came; each was answered, closed without an answer, or is under way. */
  recebidas: number;
  /** Answered, and of those within the deadline as it stood. */
  respondidas: number;
  noPrazo: number;
  semResposta: number;
  /** Not answered yet, and of those past the deadline. */
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
export const PEQUENOS = 'Grupos pequenos';

/**
 * Puts groups of few people into one, which is itself of several groups and of no few people: else who knows the total
 * would know the group that is missing.
 */
export function mergeSmallGroups(contas: readonly Conta[]): Conta[] {
  const rising = contas.filter(({ total }) => total > 0).sort((a, b) => a.total - b.total);
  const few = rising.filter(({ total }) => total < POUCOS);
  if (few.length === 0) return contas.filter(({ total }) => total > 0);
  for (const next of rising.slice(few.length)) {
    if (few.length > 1 && sum(few) >= POUCOS) break;
    few.push(next);
  }
  const rest = contas.filter((conta) => conta.total > 0 && !few.includes(conta));
  return [...rest, { rotulo: PEQUENOS, total: sum(few) }];
}

const sum = (contas: readonly Conta[]): number => contas.reduce((all, { total }) => all + total, 0);
