import { dataset } from '../dataset.ts';
import { code, date, flag, money, taxId, text } from '../fields/index.ts';
import { byEmpenho, covid, EMPENHO, ESTAGIO, empenho, estagio, LEIS_DESPESA } from './classificacao.ts';

export const liquidacoes = dataset({
  id: 'liquidacoes',
  menu: 'Despesas',
  title: 'Liquidações',
  singular: 'Liquidação',
  plural: 'liquidações',
  asked: 'liquidação liquidado',
  about: 'Cada vez que se conferiu a entrega e se reconheceu o que é devido de um empenho.',
  law: [...LEIS_DESPESA, 'Lei 4.320/1964, art. 63'],
  key: ['codOrgao', 'codUnidade', 'numDocEmpenho', 'numExercicio', 'numDocLiq'],
  name: 'numDocLiq',
  period: 'numExercicio',
  date: 'dtLiquidacao',
  stage: { name: 'liquidacao', sums: ['vlrLiquidado'] },
  fields: {
    ...empenho,
    numDocLiq: code({ label: 'Liquidação', noun: 'a liquidação', required: true, term: 'Liquidação' }),
    dtLiquidacao: date({ label: 'Data', noun: 'a data', required: true }),
    txtCredor: text({ label: 'Credor', noun: 'o credor', required: true, search: 1 }),
    txtCpfCnpj: taxId({ label: 'CPF/CNPJ do credor', noun: 'CPF/CNPJ', privacy: 'mask', search: 1 }),
    ...estagio,
    numDocFiscal: code({ label: 'Documento fiscal', noun: 'o documento fiscal' }),
    numSerie: code({ label: 'Série', noun: 'a série' }),
    numChaveNfe: code({ label: 'Chave da NF-e', noun: 'a chave da NF-e' }),
    dtDocFiscal: date({ label: 'Data do documento fiscal', noun: 'a data do documento fiscal' }),
    vlrLiquidado: money({ label: 'Valor liquidado', noun: 'o valor', required: true }),
    vlrRetencoes: money({ label: 'Retenções', noun: 'as retenções' }),
    vlrLiquido: money({ label: 'Valor líquido', noun: 'o valor líquido' }),
    txtResponsavel: text({ label: 'Responsável pelo atesto', noun: 'o responsável pelo atesto' }),
    blnRestosPagar: flag({ label: 'Restos a pagar', noun: 'restos a pagar', term: 'Restos a pagar' }),
    ...covid,
  },
  rules: [
    {
      fields: ['numExercicio', 'dtLiquidacao'],
      holds: ({ dtLiquidacao, numExercicio }) => String(dtLiquidacao).slice(0, 4) >= String(numExercicio),
      message: 'a liquidação vem antes do exercício do empenho',
    },
    {
      fields: ['vlrLiquidado', 'vlrRetencoes'],
      holds: ({ vlrRetencoes: kept, vlrLiquidado: gross }) => Number(kept ?? 0) <= Math.max(0, Number(gross ?? 0)),
      message: 'as retenções são maiores que o valor liquidado',
    },
  ],
  once: ['txtCredor', 'txtCpfCnpj'],
  holders: { txtCredor: 'txtCpfCnpj' },
  list: {
    columns: [
      ['numDocLiq', 'dtLiquidacao'],
      ['txtCredor', 'txtCpfCnpj'],
      ['numDocEmpenho', 'numExercicio'],
      'txtDescricaoUnidade',
      'numDocFiscal',
      'vlrLiquidado',
      ['vlrLiquido', 'vlrRetencoes'],
    ],
    filters: {
      main: ['numExercicio', 'dtLiquidacao', 'txtCredor', 'vlrLiquidado'],
      more: ['txtCpfCnpj', 'numDocEmpenho', 'txtDescricaoUnidade', ...ESTAGIO, 'blnRestosPagar', 'blnCovid'],
    },
    sort: '-dtLiquidacao',
    totals: ['vlrLiquidado', 'vlrRetencoes', 'vlrLiquido'],
    charts: [{ title: 'Valor liquidado por mês', by: 'dtLiquidacao.mes', sum: 'vlrLiquidado', shape: 'columns' }],
  },
  links: { numDocEmpenho: EMPENHO },
  detail: {
    lead: ['txtCredor', 'txtCpfCnpj'],
    figures: ['vlrLiquidado', 'vlrRetencoes', 'vlrLiquido'],
    sections: [
      {
        title: 'O que se liquidou',
        fields: ['numDocEmpenho', 'numExercicio', 'dtLiquidacao', 'txtResponsavel', 'blnRestosPagar'],
      },
      { title: 'Documento fiscal', fields: ['numDocFiscal', 'numSerie', 'dtDocFiscal', 'numChaveNfe'] },
      { title: 'Classificação da despesa', fields: ['codOrgao', 'codUnidade', 'txtDescricaoUnidade', ...ESTAGIO] },
    ],
    related: [{ dataset: 'pagamentos', by: { ...byEmpenho(), numDocLiq: 'numDocLiq' } }],
  },
  pntp: { '4.1': { filtros: ['numExercicio', 'dtLiquidacao'], campos: ['dtLiquidacao', 'vlrLiquidado'] } },
});
