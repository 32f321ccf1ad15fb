import { dataset } from '../dataset.ts';
import { code, date, flag, money, taxId, text } from '../fields/index.ts';
import { covid, EMPENHO, ESTAGIO, empenho, estagio, LEIS_DESPESA, LIQUIDACAO } from './classificacao.ts';

export const pagamentos = dataset({
  id: 'pagamentos',
  menu: 'Despesas',
  title: 'Pagamentos',
  singular: 'Pagamento',
  plural: 'pagamentos',
  about: 'Cada saída de dinheiro: a quem, quando, de que conta do órgão e por conta de que empenho.',
  law: [...LEIS_DESPESA, 'Lei 4.320/1964, arts. 62 a 65'],
  key: ['codOrgao', 'codUnidade', 'numDocEmpenho', 'numExercicio', 'numDocPag'],
  name: 'numDocPag',
  period: 'numExercicio',
  date: 'dtPagamento',
  fields: {
    ...empenho,
    numDocLiq: code({ label: 'Liquidação', noun: 'a liquidação', term: 'Liquidação' }),
    numDocPag: code({ label: 'Pagamento', noun: 'o pagamento', required: true }),
    dtPagamento: date({ label: 'Data', noun: 'a data', required: true }),
    txtCredor: text({ label: 'Credor', noun: 'o credor', required: true, search: 1 }),
    txtCpfCnpj: taxId({ label: 'CPF/CNPJ do credor', noun: 'CPF/CNPJ', privacy: 'mask', search: 1 }),
    ...estagio,
    txtConta: text({
      label: 'Conta pagadora',
      noun: 'a conta pagadora',
      help: 'Conta do órgão. A de quem recebe nunca é publicada.',
    }),
    vlrPago: money({ label: 'Valor pago', noun: 'o valor', required: true }),
    vlrRetencoes: money({ label: 'Retenções', noun: 'as retenções' }),
    vlrLiquido: money({ label: 'Valor líquido', noun: 'o valor líquido' }),
    blnEstorno: flag({ label: 'Estorno', noun: 'estorno' }),
    blnRestosPagar: flag({ label: 'Restos a pagar', noun: 'restos a pagar', term: 'Restos a pagar' }),
    ...covid,
  },
  rules: [
    {
      fields: ['numExercicio', 'dtPagamento'],
      holds: ({ dtPagamento, numExercicio }) => String(dtPagamento).slice(0, 4) >= String(numExercicio),
      message: 'o pagamento vem antes do exercício do empenho',
    },
    {
      fields: ['blnEstorno', 'vlrPago'],
      holds: ({ vlrPago, blnEstorno }) => Number(vlrPago ?? 0) >= 0 || blnEstorno === true,
      message: 'o valor é negativo, mas não está marcado como estorno',
    },
  ],
  once: ['txtCredor', 'txtCpfCnpj'],
  holders: { txtCredor: 'txtCpfCnpj' },
  list: {
    columns: [
      ['numDocPag', 'dtPagamento'],
      ['txtCredor', 'txtCpfCnpj'],
      ['numDocEmpenho', 'numExercicio'],
      'numDocLiq',
      'txtDescricaoUnidade',
      'vlrPago',
      ['vlrLiquido', 'vlrRetencoes'],
    ],
    filters: {
      main: ['numExercicio', 'dtPagamento', 'txtCredor', 'vlrPago'],
      more: [
        'txtCpfCnpj',
        'numDocEmpenho',
        'txtDescricaoUnidade',
        ...ESTAGIO,
        'blnEstorno',
        'blnRestosPagar',
        'blnCovid',
      ],
    },
    sort: '-dtPagamento',
    totals: ['vlrPago', 'vlrRetencoes', 'vlrLiquido'],
    charts: [{ title: 'Valor pago por mês', by: 'dtPagamento.mes', sum: 'vlrPago', shape: 'columns' }],
  },
  links: { numDocEmpenho: EMPENHO, numDocLiq: LIQUIDACAO },
  detail: {
    lead: ['txtCredor', 'txtCpfCnpj'],
    figures: ['vlrPago', 'vlrRetencoes', 'vlrLiquido'],
    sections: [
      {
        title: 'O que se pagou',
        fields: [
          'numDocEmpenho',
          'numExercicio',
          'numDocLiq',
          'dtPagamento',
          'txtConta',
          'blnEstorno',
          'blnRestosPagar',
        ],
      },
      { title: 'Classificação da despesa', fields: ['codOrgao', 'codUnidade', 'txtDescricaoUnidade', ...ESTAGIO] },
    ],
    related: [],
  },
});
