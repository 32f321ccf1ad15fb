import { TIPOS_RESTOS } from '../codes/despesa.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, money, taxId, text, year } from '../fields/index.ts';
import { byEmpenho, classificacao, LEIS_DESPESA } from './classificacao.ts';

const { codOrgao, codUnidade, txtDescricaoUnidade, codNaturezaDespesa, txtDescricaoElementoDespesa } = classificacao;
const { codFonte, txtDescricaoFonteRecurso } = classificacao;

export const rppagos = dataset({
  id: 'rppagos',
  menu: 'Despesas',
  title: 'Restos a pagar pagos',
  singular: 'Resto a pagar',
  plural: 'restos a pagar',
  asked: 'restos a pagar',
  about: 'O que foi pago de empenhos de anos anteriores que passaram de 31 de dezembro sem pagamento.',
  law: [...LEIS_DESPESA, 'Lei 4.320/1964, art. 36', 'LC 101/2000, arts. 42 e 53, V'],
  key: ['numExercicio', 'numExercicioOrigem', 'numDocEmpenho', 'txtTipoResto'],
  period: 'numExercicio',
  date: 'dtPagamento',
  fields: {
    numExercicio: year({ label: 'Exercício do pagamento', noun: 'o exercício do pagamento', required: true }),
    numExercicioOrigem: year({ label: 'Exercício de origem', noun: 'o exercício de origem', required: true }),
    numDocEmpenho: code({ label: 'Empenho', noun: 'o empenho', required: true, search: 2, term: 'Empenho' }),
    txtTipoResto: choice({
      label: 'Tipo',
      noun: 'o tipo',
      options: TIPOS_RESTOS,
      open: true,
      required: true,
      term: 'Restos a pagar',
    }),
    txtCredor: text({ label: 'Credor', noun: 'o credor', required: true, search: 1 }),
    txtCpfCnpj: taxId({ label: 'CPF/CNPJ do credor', noun: 'CPF/CNPJ', privacy: 'mask', search: 1 }),
    codOrgao,
    codUnidade,
    txtDescricaoUnidade,
    codNaturezaDespesa,
    txtDescricaoElementoDespesa,
    codFonte,
    txtDescricaoFonteRecurso,
    vlrInscrito: money({ label: 'Inscrito', noun: 'o valor inscrito', required: true }),
    vlrCancelado: money({ label: 'Cancelado', noun: 'o valor cancelado' }),
    vlrLiquidado: money({ label: 'Liquidado no exercício', noun: 'o valor liquidado no exercício' }),
    vlrPago: money({ label: 'Pago', noun: 'o valor pago', required: true }),
    vlrSaldo: money({ label: 'Saldo a pagar', noun: 'o saldo a pagar', term: 'Restos a pagar' }),
    dtPagamento: date({ label: 'Último pagamento', noun: 'o último pagamento' }),
    numDocPag: code({ label: 'Documento do pagamento', noun: 'o documento do pagamento' }),
  },
  rules: [
    {
      fields: ['numExercicio', 'numExercicioOrigem'],
      holds: ({ numExercicioOrigem: from, numExercicio: to }) => Number(from) < Number(to),
      message: 'o exercício de origem não vem antes do exercício do pagamento',
    },
    {
      fields: ['vlrInscrito', 'vlrCancelado', 'vlrPago'],
      holds: ({ vlrPago: paid, vlrCancelado: cut, vlrInscrito: all }) =>
        Math.round((Number(paid ?? 0) + Number(cut ?? 0)) * 100) <= Math.round(Number(all ?? 0) * 100),
      message: 'pago e cancelado passam do valor inscrito',
    },
  ],
  holders: { txtCredor: 'txtCpfCnpj' },
  list: {
    columns: [
      ['numDocEmpenho', 'numExercicioOrigem'],
      'txtTipoResto',
      ['txtCredor', 'txtCpfCnpj'],
      ['txtDescricaoUnidade', 'txtDescricaoElementoDespesa'],
      'dtPagamento',
      ['vlrInscrito', 'vlrCancelado'],
      'vlrPago',
      'vlrSaldo',
    ],
    filters: {
      main: ['numExercicio', 'numExercicioOrigem', 'txtTipoResto', 'txtCredor'],
      more: [
        'txtCpfCnpj',
        'txtDescricaoUnidade',
        'txtDescricaoElementoDespesa',
        'txtDescricaoFonteRecurso',
        'numDocEmpenho',
        'dtPagamento',
        'vlrPago',
      ],
    },
    sort: '-dtPagamento',
    totals: ['vlrInscrito', 'vlrCancelado', 'vlrPago', 'vlrSaldo'],
    charts: [
      { title: 'Pago por tipo', by: 'txtTipoResto', sum: 'vlrPago', shape: 'bars' },
      { title: 'Pago em cada mês', by: 'dtPagamento.mes', sum: 'vlrPago', shape: 'columns' },
    ],
  },
  links: {
    numDocEmpenho: { dataset: 'empenhos', by: byEmpenho('numExercicioOrigem') },
    numDocPag: { dataset: 'pagamentos', by: { ...byEmpenho('numExercicioOrigem'), numDocPag: 'numDocPag' } },
  },
});
