import { dataset, type Rule } from '../dataset.ts';
import { code, date, money, taxId, text, year } from '../fields/index.ts';
import { EMPENHO, empenho } from './classificacao.ts';

/** The order of the stages of expense. Cents, because sums of decimals are not exact. */
const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100);

export const ORDER: Rule = {
  fields: ['vlrEmpenhado', 'vlrLiquidado', 'vlrPago'],
  holds: ({ vlrPago, vlrLiquidado, vlrEmpenhado }) =>
    cents(vlrPago) <= cents(vlrLiquidado) && cents(vlrLiquidado) <= cents(vlrEmpenhado),
  message: 'o pago passa do liquidado, ou o liquidado do empenhado',
};

export const execucao = dataset({
  id: 'emenda-execucao',
  title: 'Execução de emendas parlamentares',
  singular: 'Despesa de emenda',
  plural: 'despesas de emendas',
  about: 'Em que o dinheiro de cada emenda foi gasto: credor, empenho e o que foi empenhado, liquidado e pago.',
  law: ['CF, art. 163-A', 'LC 210/2024', 'STF, ADPF 854'],
  key: ['numEmenda', 'codOrgao', 'codUnidade', 'numDocEmpenho', 'numExercicio'],
  period: 'numAnoEmenda',
  bodies: {
    only: ['prefeitura', 'estado'],
    why: 'As emendas são recebidas e executadas pelo Executivo (CF, arts. 166 e 166-A): estão no portal da prefeitura.',
  },
  fields: {
    numEmenda: code({ label: 'Emenda', noun: 'a emenda', required: true }),
    numAnoEmenda: year({ label: 'Exercício da emenda', noun: 'o exercício da emenda', required: true }),
    ...empenho,
    dtEmpenho: date({ label: 'Data do empenho', noun: 'a data do empenho' }),
    txtCredor: text({ label: 'Credor', noun: 'o credor', required: true }),
    txtCpfCnpj: taxId({ label: 'CPF/CNPJ do credor', noun: 'CPF/CNPJ', privacy: 'mask' }),
    txtDescricao: text({ label: 'Despesa', noun: 'a despesa', required: true }),
    vlrEmpenhado: money({ label: 'Empenhado', noun: 'o valor empenhado', required: true }),
    vlrLiquidado: money({ label: 'Liquidado', noun: 'o valor liquidado' }),
    vlrPago: money({ label: 'Pago', noun: 'o valor pago' }),
  },
  rules: [ORDER],
  holders: { txtCredor: 'txtCpfCnpj' },
  list: {
    columns: [
      ['numDocEmpenho', 'numExercicio'],
      'dtEmpenho',
      ['txtCredor', 'txtCpfCnpj'],
      'txtDescricao',
      'vlrEmpenhado',
      'vlrLiquidado',
      'vlrPago',
    ],
    filters: {
      main: ['numAnoEmenda', 'numEmenda', 'txtCredor'],
      more: ['txtCpfCnpj', 'numDocEmpenho', 'vlrEmpenhado'],
    },
    sort: 'dtEmpenho',
    totals: ['vlrEmpenhado', 'vlrLiquidado', 'vlrPago'],
    charts: [],
  },
  links: { numDocEmpenho: EMPENHO },
  pntp: {
    '17.3': {
      filtros: ['numEmenda', 'txtCredor'],
      campos: ['numEmenda', 'txtCredor', 'txtDescricao', 'numDocEmpenho', 'vlrEmpenhado', 'vlrLiquidado', 'vlrPago'],
      exige: ['txtCpfCnpj', 'dtEmpenho'],
    },
  },
});
