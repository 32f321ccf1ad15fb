import type { Passo } from './answer.ts';

/** The question that the body last asked and its author has not answered yet; null where none waits. */
export function pendingQuestion(passos: readonly Pick<Passo, 'acao' | 'texto'>[]): string | null {
  const last = passos.findLast(({ acao }) => acao === 'perguntada' || acao === 'esclarecida');
  return last?.acao === 'perguntada' ? last.texto : null;
}
