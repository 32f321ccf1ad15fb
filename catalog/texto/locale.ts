import type { Operator } from '../fields/field.ts';

/**
 * The strings of the reference system's pt-BR locale, in one place. Nothing here asks for a password, so the three
 * strengths have no screen yet. Days are written dd/mm/aaaa and a week begins on Sunday, whatever the browser speaks;
 * the months are in `fields/month.ts`.
 */
export const LOCALE = {
  sim: 'Sim',
  nao: 'Não',
  semResultado: 'Nenhum resultado encontrado',
  semOpcao: 'Nenhuma opção disponível',
  dias: ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'],
  diasCurtos: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
  forca: ['Fraco', 'Médio', 'Forte'],
  operadores: {
    eq: 'igual a; repetido, um ou outro',
    gte: 'a partir de',
    lte: 'até',
    has: 'com estas palavras',
  } satisfies Record<Operator, string>,
} as const;
