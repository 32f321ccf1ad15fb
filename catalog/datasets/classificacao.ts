import { FUNCOES } from '../codes/funcoes.ts';
import { CATEGORIAS_ECONOMICAS, GRUPOS_DESPESA } from '../codes/naturezas.ts';
import { choice, code, flag, text, year } from '../fields/index.ts';

/** The whole classification of an expense, as the budget and every empenho carry it (Decreto 10.540/2020, art. 8º, I). */
export const classificacao = {
  codOrgao: code({ label: 'Código do órgão', noun: 'o código do órgão', required: true }),
  txtOrgao: text({ label: 'Órgão', noun: 'o órgão', listed: true }),
  codUnidade: code({ label: 'Código da unidade', noun: 'o código da unidade', required: true }),
  txtDescricaoUnidade: text({ label: 'Unidade', noun: 'a unidade', listed: true, term: 'Unidade orçamentária' }),
  codFuncao: code({ label: 'Código da função', noun: 'o código da função' }),
  txtDescricaoFuncao: choice({
    label: 'Função',
    noun: 'a função',
    options: Object.values(FUNCOES),
    open: true,
    term: 'Função de governo',
  }),
  codSubFuncao: code({ label: 'Código da subfunção', noun: 'o código da subfunção' }),
  txtDescricaoSubFuncao: text({ label: 'Subfunção', noun: 'a subfunção', listed: true }),
  codPrograma: code({ label: 'Código do programa', noun: 'o código do programa' }),
  txtDescricaoPrograma: text({ label: 'Programa', noun: 'o programa', listed: true }),
  codAcao: code({ label: 'Código da ação', noun: 'o código da ação' }),
  txtDescricaoAcao: text({ label: 'Ação', noun: 'a ação', listed: true, term: 'Ação orçamentária' }),
  txtCategoriaEconomica: choice({
    label: 'Categoria econômica',
    noun: 'a categoria econômica',
    options: Object.values(CATEGORIAS_ECONOMICAS),
    open: true,
  }),
  txtGrupoDespesa: choice({
    label: 'Grupo de despesa',
    noun: 'o grupo de despesa',
    options: Object.values(GRUPOS_DESPESA),
    open: true,
  }),
  codNaturezaDespesa: code({
    label: 'Natureza da despesa',
    noun: 'a natureza da despesa',
    term: 'Natureza da despesa',
  }),
  txtDescricaoElementoDespesa: text({ label: 'Elemento de despesa', noun: 'o elemento de despesa', listed: true }),
  codFonte: code({ label: 'Código da fonte', noun: 'o código da fonte' }),
  txtDescricaoFonteRecurso: text({
    label: 'Fonte de recurso',
    noun: 'a fonte de recurso',
    listed: true,
    term: 'Fonte de recurso',
  }),
} as const;

/** What says which empenho a document belongs to. */
export const empenho = {
  numExercicio: year({
    label: 'Exercício do empenho',
    noun: 'o exercício do empenho',
    required: true,
    term: 'Exercício financeiro',
  }),
  codOrgao: classificacao.codOrgao,
  codUnidade: classificacao.codUnidade,
  numDocEmpenho: code({ label: 'Empenho', noun: 'o empenho', required: true, term: 'Empenho' }),
} as const;

/** The part of the classification that lets every stage be added up by itself, without asking the empenho. */
export const estagio = {
  txtDescricaoUnidade: classificacao.txtDescricaoUnidade,
  codFuncao: classificacao.codFuncao,
  codSubFuncao: classificacao.codSubFuncao,
  codPrograma: classificacao.codPrograma,
  codAcao: classificacao.codAcao,
  codNaturezaDespesa: classificacao.codNaturezaDespesa,
  codFonte: classificacao.codFonte,
} as const;

/** Money spent against the pandemic is marked in every stage, so that each can be shown by itself. */
export const covid = {
  blnCovid: flag({ label: 'Enfrentamento da COVID-19', noun: 'enfrentamento da COVID-19' }),
} as const;

/** What every stage can be asked by, so that a node of the tree of expenses has its list. */
export const ESTAGIO = [
  'codFuncao',
  'codSubFuncao',
  'codPrograma',
  'codAcao',
  'codNaturezaDespesa',
  'codFonte',
] as const;

/** What an empenho is known by, from a row that names it with the same fields but perhaps another exercise. */
export const byEmpenho = (numExercicio = 'numExercicio') => ({
  codOrgao: 'codOrgao',
  codUnidade: 'codUnidade',
  numDocEmpenho: 'numDocEmpenho',
  numExercicio,
});

/** The records of an empenho, of a settlement and of a payment, from a row that names them with the same fields. */
export const EMPENHO = { dataset: 'empenhos', by: byEmpenho() };
export const LIQUIDACAO = { dataset: 'liquidacoes', by: { ...byEmpenho(), numDocLiq: 'numDocLiq' } };

export const LEIS_DESPESA = ['LC 101/2000, art. 48-A, I', 'Decreto 10.540/2020, art. 8º, I'] as const;
