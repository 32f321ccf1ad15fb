import { CONTAS_PRESTADAS, INSTRUMENTOS, SITUACOES_CONVENIO } from '../codes/parcerias.ts';
import type { Rule } from '../dataset.ts';
import { choice, code, date, file, link, money, text, year } from '../fields/index.ts';

/** What every instrument that carries money says of itself, whoever gives it. */
export const instrumento = {
  numConvenio: code({ label: 'Número', noun: 'o número', required: true, search: 1 }),
  numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
  txtTipoInstrumento: choice({
    label: 'Instrumento',
    noun: 'o instrumento',
    options: INSTRUMENTOS,
    open: true,
    term: 'Convênio',
  }),
  txtObjeto: text({ label: 'Objeto', noun: 'o objeto', required: true, search: 2 }),
  txtUnidadeOrcamentaria: text({ label: 'Unidade', noun: 'a unidade', listed: true, search: 3 }),
  txtFuncao: text({ label: 'Função', noun: 'a função', listed: true, term: 'Função de governo' }),
  txtPrograma: text({ label: 'Programa', noun: 'o programa', search: 3 }),
  numProcesso: code({ label: 'Processo', noun: 'o processo', search: 3 }),
  numEmenda: code({ label: 'Emenda', noun: 'a emenda', search: 3, term: 'Emenda parlamentar' }),
  dtAssinatura: date({ label: 'Assinatura', noun: 'a assinatura' }),
  dtPublicacao: date({ label: 'Publicação', noun: 'a publicação' }),
  dtInicioVigencia: date({ label: 'Início da vigência', noun: 'o início da vigência' }),
  dtVigencia: date({
    label: 'Fim da vigência',
    noun: 'o fim da vigência',
    required: true,
    awaited: true,
    term: 'Vigência',
  }),
  vlrTotal: money({ label: 'Valor total', noun: 'o valor total', required: true, term: 'Convênio' }),
  vlrContrapartida: money({ label: 'Contrapartida', noun: 'a contrapartida', term: 'Contrapartida' }),
  dtUltimoRepasse: date({ label: 'Último repasse', noun: 'o último repasse' }),
  txtContaEspecifica: text({ label: 'Conta específica', noun: 'a conta específica' }),
  txtSituacao: choice({
    label: 'Situação',
    noun: 'a situação',
    options: SITUACOES_CONVENIO,
    open: true,
    tones: { 'Em execução': 'good', Suspenso: 'warn', Rescindido: 'bad', Cancelado: 'bad' },
  }),
  txtPrestacaoContas: choice({
    label: 'Prestação de contas',
    noun: 'a prestação de contas',
    options: CONTAS_PRESTADAS,
    open: true,
    term: 'Prestação de contas',
  }),
  lnkTransferegov: link({ label: 'No Transferegov' }),
  arqIntegra: file({ label: 'Íntegra' }),
};

export const LEIS_INSTRUMENTO = ['Lei 12.527/2011, art. 8º, § 1º, II', 'Decreto 10.540/2020, art. 8º, I, f'] as const;

export const VIGENCIA: Rule = {
  fields: ['dtInicioVigencia', 'dtVigencia'],
  holds: ({ dtInicioVigencia: from, dtVigencia: to }) => !from || !to || from <= to,
  message: 'o fim da vigência vem antes do início',
};

export const CONTRAPARTIDA: Rule = {
  fields: ['vlrTotal', 'vlrContrapartida'],
  holds: ({ vlrContrapartida: own, vlrTotal: all }) => Number(own ?? 0) <= Number(all ?? 0),
  message: 'a contrapartida é maior que o valor total',
};

export const PRAZOS = ['dtAssinatura', 'dtPublicacao', 'dtInicioVigencia', 'dtVigencia', 'txtSituacao'] as const;

/** Where the money comes from and how it is answered for. */
export const DINHEIRO = [
  'numEmenda',
  'txtPrograma',
  'txtFuncao',
  'dtUltimoRepasse',
  'txtContaEspecifica',
  'txtPrestacaoContas',
  'lnkTransferegov',
] as const;

export const EMENDA = { dataset: 'emenda-parlamentar', by: { numEmenda: 'numEmenda' } } as const;
export const EMPENHOS = {
  dataset: 'empenhos',
  by: { numConvenio: 'numConvenio' },
  title: 'Empenhos deste instrumento',
} as const;
