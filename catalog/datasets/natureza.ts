import { code, flag, text, year } from '../fields/index.ts';

/** The whole classification of a revenue, as its forecast and every collection carry it (Decreto 10.540/2020, art. 8º, II). */
export const natureza = {
  numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
  codUnidade: code({ label: 'Código da unidade', noun: 'o código da unidade', required: true }),
  txtDescricaoUnidade: text({ label: 'Unidade gestora', noun: 'a unidade gestora', listed: true }),
  codNaturezaReceita: code({
    label: 'Código da natureza',
    noun: 'o código da natureza',
    required: true,
    help: 'Como o órgão o escreve: categoria, origem, espécie, desdobramento e tipo.',
  }),
  txtClassificacao: text({ label: 'Natureza da receita', noun: 'a natureza da receita', search: 1 }),
  codCategoria: code({ label: 'Categoria econômica', noun: 'a categoria econômica' }),
  txtCategoria: text({ label: 'Nome da categoria econômica', noun: 'o nome da categoria econômica' }),
  codOrigem: code({ label: 'Origem', noun: 'a origem' }),
  txtOrigem: text({ label: 'Nome da origem', noun: 'o nome da origem' }),
  codEspecie: code({ label: 'Espécie', noun: 'a espécie' }),
  txtEspecie: text({ label: 'Nome da espécie', noun: 'o nome da espécie' }),
  codDesdobramento: code({ label: 'Desdobramento', noun: 'o desdobramento' }),
  txtDesdobramento: text({ label: 'Nome do desdobramento', noun: 'o nome do desdobramento' }),
  codTipo: code({ label: 'Tipo', noun: 'o tipo' }),
  codFonte: code({ label: 'Código da fonte', noun: 'o código da fonte', required: true }),
  txtDescricaoFonteRecurso: text({
    label: 'Fonte de recurso',
    noun: 'a fonte de recurso',
    listed: true,
    term: 'Fonte de recurso',
  }),
  blnDeducao: flag({
    label: 'Dedução',
    noun: 'dedução',
    help: 'Parcela do FUNDEB, restituição ou renúncia: diminui a receita e vem com sinal negativo.',
  }),
} as const;

/** The levels of a nature: its first digits, which the database reads from the code, and what each is called. */
export const NIVEIS = [
  'codCategoria',
  'txtCategoria',
  'codOrigem',
  'txtOrigem',
  'codEspecie',
  'txtEspecie',
  'codDesdobramento',
  'txtDesdobramento',
  'codTipo',
] as const;

export const LEIS_RECEITA = [
  'LC 101/2000, art. 48-A, II',
  'Decreto 10.540/2020, art. 8º, II',
  'Portaria Interministerial STN/SOF 163/2001',
] as const;

export const COLLECTORS = {
  only: ['prefeitura', 'fundo', 'autarquia', 'consorcio', 'estado'],
  why: 'A câmara não arrecada: vive dos duodécimos que a prefeitura lhe repassa (CF, arts. 29-A e 168).',
} as const;
