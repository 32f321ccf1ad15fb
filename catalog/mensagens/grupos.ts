import type { Conta } from './relatorio.ts';

/** Groups of a profile with fewer people than this are shown as one. */
export const POUCOS = 5;
export const PEQUENOS = 'Grupos pequenos';

/**
 * Merges the groups of few people into one that holds several groups and at least that many people: otherwise whoever
 * knows the total could work out the group that is missing.
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
