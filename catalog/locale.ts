/**
 * The reference system's pt-BR strings, in one place. The portal asks for no password, so the three strengths are here
 * for the parts that a body may add; dates are written with four digits in the year, and a week begins on Sunday.
 */
export const LOCALE = {
  sim: 'Sim',
  nao: 'Não',
  semResultado: 'Nenhum resultado encontrado',
  semOpcao: 'Nenhuma opção disponível',
  forca: ['Fraco', 'Médio', 'Forte'],
  operadores: { eq: 'Igual a', gte: 'A partir de', lte: 'Até', has: 'Contém' },
  data: 'dd/mm/aaaa',
  primeiroDia: 0,
} as const;
