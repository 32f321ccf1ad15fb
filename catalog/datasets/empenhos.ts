import { MODALIDADES } from '../codes/contratos.ts';
import { TIPOS_EMPENHO } from '../codes/despesa.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, money, taxId, text, year } from '../fields/index.ts';
import { classificacao, LEIS_DESPESA } from './classificacao.ts';

export const empenhos = dataset({
  id: 'empenhos',
  title: 'Empenhos',
  singular: 'Empenho',
  plural: 'empenhos',
  about: 'Cada reserva de dinheiro do orçamento: para quem, para quê, como foi contratado e de que dotação saiu.',
  law: [...LEIS_DESPESA, 'Lei 4.320/1964, arts. 58 a 61'],
  key: ['codOrgao', 'codUnidade', 'numDocEmpenho', 'numExercicio'],
  period: 'numExercicio',
  date: 'dtEmpenho',
  fields: {
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    numDocEmpenho: code({ label: 'Empenho', noun: 'o número', required: true, search: 1, term: 'Empenho' }),
    dtEmpenho: date({ label: 'Data', noun: 'a data', required: true }),
    txtTipoEmpenho: choice({ label: 'Tipo', noun: 'o tipo', options: TIPOS_EMPENHO, open: true }),
    txtCredor: text({ label: 'Credor', noun: 'o credor', required: true, search: 1 }),
    txtCpfCnpj: taxId({ label: 'CPF/CNPJ do credor', noun: 'CPF/CNPJ', privacy: 'mask', search: 1 }),
    txtHistorico: text({ label: 'Histórico', noun: 'o histórico', required: true, search: 3 }),
    vlrEmpenhado: money({
      label: 'Valor empenhado',
      noun: 'o valor',
      required: true,
      help: 'Valor do documento original. Reforços e anulações vêm em eventos próprios.',
    }),
    ...classificacao,
    txtModalidadeLicit: choice({
      label: 'Modalidade',
      noun: 'a modalidade',
      options: [...MODALIDADES, 'Não se aplica'],
      open: true,
      term: 'Modalidade de licitação',
    }),
    numCertame: code({ label: 'Licitação', noun: 'a licitação' }),
    txtFundamento: text({ label: 'Fundamento legal', noun: 'o fundamento legal' }),
    numProcesso: code({ label: 'Processo', noun: 'o processo' }),
    numContrato: code({ label: 'Contrato', noun: 'o contrato' }),
    numAnoPub: year({ label: 'Exercício do contrato', noun: 'o exercício do contrato' }),
    numConvenio: code({ label: 'Convênio', noun: 'o convênio' }),
    numEmenda: code({ label: 'Emenda parlamentar', noun: 'a emenda', term: 'Emenda parlamentar' }),
  },
  rules: [
    {
      fields: ['vlrEmpenhado'],
      holds: ({ vlrEmpenhado }) => Number(vlrEmpenhado ?? 0) >= 0,
      message: 'é negativo: uma anulação é um evento do empenho, não outro empenho',
    },
    {
      fields: ['numExercicio', 'dtEmpenho'],
      holds: ({ dtEmpenho, numExercicio }) => String(dtEmpenho).slice(0, 4) === String(numExercicio),
      message: 'a data do empenho não é do exercício',
    },
  ],
  list: {
    columns: [
      ['numDocEmpenho', 'txtTipoEmpenho'],
      'dtEmpenho',
      ['txtCredor', 'txtCpfCnpj'],
      'txtHistorico',
      ['txtDescricaoUnidade', 'txtDescricaoFuncao'],
      ['txtDescricaoElementoDespesa', 'codNaturezaDespesa'],
      ['txtModalidadeLicit', 'numCertame'],
      'vlrEmpenhado',
    ],
    filters: {
      main: ['numExercicio', 'dtEmpenho', 'numDocEmpenho', 'txtCredor', 'txtCpfCnpj'],
      more: [
        'txtDescricaoUnidade',
        'txtDescricaoFuncao',
        'txtDescricaoSubFuncao',
        'txtDescricaoPrograma',
        'txtDescricaoAcao',
        'txtCategoriaEconomica',
        'txtGrupoDespesa',
        'txtDescricaoElementoDespesa',
        'txtDescricaoFonteRecurso',
        'txtModalidadeLicit',
        'numCertame',
        'numContrato',
        'numConvenio',
        'numEmenda',
        'txtHistorico',
        'vlrEmpenhado',
      ],
    },
    sort: '-dtEmpenho',
    totals: ['vlrEmpenhado'],
    charts: [
      { title: 'Valor empenhado por função', by: 'txtDescricaoFuncao', sum: 'vlrEmpenhado', shape: 'bars' },
      { title: 'Valor empenhado por mês', by: 'dtEmpenho.mes', sum: 'vlrEmpenhado', shape: 'columns' },
    ],
  },
  links: {
    numContrato: { dataset: 'contratos', by: { numContrato: 'numContrato', numAnoPub: 'numAnoPub' } },
    numCertame: {
      dataset: 'licitacao',
      by: {
        numCertame: 'numCertame',
        txtModalidadeLicit: 'txtModalidadeLicit',
        txtUnidadeOrcamentaria: 'txtDescricaoUnidade',
      },
    },
    numEmenda: { dataset: 'emenda-parlamentar', by: { numEmenda: 'numEmenda' } },
    numConvenio: { dataset: 'convenio', by: { numConvenio: 'numConvenio' } },
  },
  pntp: {
    '4.3': {
      filtros: ['numDocEmpenho', 'txtCredor', 'txtCpfCnpj', 'dtEmpenho', 'numExercicio'],
      campos: [
        'txtCredor',
        'txtCpfCnpj',
        'vlrEmpenhado',
        'txtHistorico',
        'txtModalidadeLicit',
        'numCertame',
        'txtFundamento',
      ],
    },
  },
});
