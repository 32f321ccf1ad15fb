import { ABRANGENCIAS, SITUACOES_SANCAO, TIPOS_SANCAO } from '../codes/sancoes.ts';
import type { Rule } from '../dataset.ts';
import { choice, code, date, money, number, taxId, text, year } from '../fields/index.ts';

/** What a sanction says of itself, whether a contract or a tender brought it about. */
export const sancao = {
  numExercicio: year({ label: 'Exercício da sanção', noun: 'o exercício da sanção', required: true }),
  txtNomeRazaoSocial: text({ label: 'Empresa', noun: 'a empresa', required: true, search: 1 }),
  txtCpfCnpj: taxId({ label: 'CPF/CNPJ', noun: 'CPF/CNPJ', privacy: 'mask', search: 1 }),
  txtTipoSancao: choice({
    label: 'Sanção',
    noun: 'a sanção',
    options: TIPOS_SANCAO,
    open: true,
    required: true,
    term: 'Sanção administrativa',
  }),
  txtMotivo: text({ label: 'Motivo', noun: 'o motivo', search: 3 }),
  txtFundamento: text({ label: 'Fundamento legal', noun: 'o fundamento legal' }),
  numProcesso: code({ label: 'Processo de apuração', noun: 'o processo', search: 3 }),
  dtInicio: date({ label: 'Início', noun: 'o início' }),
  dtFim: date({ label: 'Fim', noun: 'o fim', awaited: true }),
  qtdPrazoMeses: number({ label: 'Prazo (meses)', noun: 'o prazo' }),
  vlrMulta: money({ label: 'Multa', noun: 'a multa' }),
  txtAbrangencia: choice({ label: 'Vale', noun: 'a abrangência', options: ABRANGENCIAS, open: true }),
  txtOrgaoSancionador: text({ label: 'Órgão sancionador', noun: 'o órgão sancionador', listed: true }),
  dtPublicacao: date({ label: 'Publicação', noun: 'a publicação' }),
  txtVeiculo: text({ label: 'Publicado em', noun: 'a publicação oficial' }),
  txtSituacao: choice({
    label: 'Situação',
    noun: 'a situação',
    options: SITUACOES_SANCAO,
    open: true,
    tones: { Vigente: 'bad', Suspensa: 'warn', Reabilitada: 'good' },
  }),
  dtReabilitacao: date({ label: 'Reabilitação', noun: 'a reabilitação', term: 'Reabilitação' }),
};

export const SOBRE_SANCAO = [
  'txtTipoSancao',
  'txtMotivo',
  'txtFundamento',
  'numProcesso',
  'txtAbrangencia',
  'txtOrgaoSancionador',
] as const;

export const PRAZO_SANCAO = [
  'dtInicio',
  'dtFim',
  'qtdPrazoMeses',
  'dtPublicacao',
  'txtVeiculo',
  'txtSituacao',
  'dtReabilitacao',
] as const;

/** What PNTP's 8.7 looks for. */
export const CAMPOS_SANCAO = [
  'txtNomeRazaoSocial',
  'txtCpfCnpj',
  'txtTipoSancao',
  'txtFundamento',
  'numProcesso',
  'dtInicio',
  'dtFim',
  'txtAbrangencia',
  'txtOrgaoSancionador',
  'txtSituacao',
] as const;

export const DATAS_SANCAO: Rule = {
  fields: ['dtInicio', 'dtFim'],
  holds: ({ dtInicio: from, dtFim: to }) => !from || !to || from <= to,
  message: 'o fim da sanção vem antes do início',
};

export const REGRAS_SANCAO: readonly Rule[] = [
  DATAS_SANCAO,
  {
    fields: ['dtInicio', 'dtReabilitacao'],
    holds: ({ dtInicio: from, dtReabilitacao: back }) => !from || !back || from <= back,
    message: 'a reabilitação vem antes do início da sanção',
  },
  {
    fields: ['vlrMulta'],
    holds: ({ vlrMulta: fine }) => Number(fine ?? 0) >= 0,
    message: 'a multa é informada sem sinal',
  },
];
