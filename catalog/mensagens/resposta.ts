import type { Problem } from '../query.ts';
import type { Canal, Resultado } from './canal.ts';
import { NO_TEXT } from './rascunho.ts';

/** What the person in charge writes, and what a citizen adds to what was sent. */
export const TEXTO = 20_000;
export const MOTIVO = 2_000;
export const COMENTARIO = 1_000;

/** The marks of the survey, the worst first. */
export const NOTAS = ['Muito insatisfeito', 'Insatisfeito', 'Mais ou menos', 'Satisfeito', 'Muito satisfeito'] as const;

const problem = (field: string, message: string): Problem => ({ field, value: '', message });

/** A text that must be there, not longer than it may be, and nothing but text. */
export function checkText(field: string, text: string, longest: number, missing: string): Problem[] {
  if (text.trim() === '') return [problem(field, missing)];
  if (NO_TEXT.test(text)) return [problem(field, 'O texto tem sinais que não são texto; cole-o de novo')];
  if (text.length <= longest) return [];
  return [
    problem(
      field,
      `O texto tem ${text.length.toLocaleString('pt-BR')} caracteres; o limite é ${longest.toLocaleString('pt-BR')}`,
    ),
  ];
}

/** Who did it, by name: the mailbox alone says nobody. */
export const checkAutor = (autor: string): Problem[] => {
  if (/\p{Cc}/u.test(autor)) return [problem('autor', 'O nome fica em uma linha só')];
  return checkText('autor', autor, 120, 'Escreva o seu nome: ele fica no registro deste passo');
};

export function checkResultado(canal: Canal, resultado: Resultado | ''): Problem[] {
  if (canal === 'e-sic') return resultado === '' ? [problem('resultado', 'Escolha como termina o pedido')] : [];
  return resultado === '' ? [] : [problem('resultado', 'Só um pedido do e-SIC tem resultado')];
}

export const checkNota = (nota: number): Problem[] =>
  Number.isInteger(nota) && nota >= 1 && nota <= NOTAS.length ? [] : [problem('nota', 'Escolha uma das notas')];
