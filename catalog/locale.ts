import type { Operator } from './fields/field.ts';

/**
 * The strings of the reference system's pt-BR locale, in one place. Nothing here asks for a password, so the three
 * strengths have no screen yet; days are written dd/mm/aaaa and the week begins on Sunday, as browsers in pt-BR do.
 */
export const LOCALE = {
  sim: 'Sim',
  nao: 'Não',
  semResultado: 'Nenhum resultado encontrado',
  semOpcao: 'Nenhuma opção disponível',
  forca: ['Fraco', 'Médio', 'Forte'],
  operadores: {
    eq: 'igual a; repetido, um ou outro',
    gte: 'a partir de',
    lte: 'até',
    has: 'com estas palavras',
  } satisfies Record<Operator, string>,
} as const;
