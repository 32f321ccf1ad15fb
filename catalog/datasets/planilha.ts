import { dataset } from '../dataset.ts';
import { code, money, number, text, year } from '../fields/index.ts';

export const planilha = dataset({
  id: 'obras-planilha',
  title: 'Planilha da obra: contratado e executado',
  singular: 'Item da planilha',
  plural: 'itens da planilha',
  about: 'Quantidades e preços de cada serviço da obra: o que foi contratado, o que foi executado e o que foi pago.',
  law: ['Lei 14.133/2021, art. 94, § 3º'],
  key: ['numOrdemServico', 'numExercicio', 'numItem'],
  period: 'numExercicio',
  fields: {
    numOrdemServico: code({ label: 'Ordem de serviço', noun: 'a ordem de serviço', required: true }),
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true }),
    numItem: code({ label: 'Item', noun: 'o item', required: true }),
    txtDescricao: text({ label: 'Serviço', noun: 'o serviço', required: true, search: 3 }),
    txtUnidadeMedida: text({ label: 'Unidade de medida', noun: 'a unidade de medida', listed: true }),
    qtdContratada: number({ label: 'Quantidade contratada', noun: 'a quantidade contratada', places: 4 }),
    vlrUnitario: money({ label: 'Preço unitário', noun: 'o preço unitário', term: 'Projeto básico' }),
    vlrContratado: money({ label: 'Total contratado', noun: 'o total contratado' }),
    qtdExecutada: number({ label: 'Quantidade executada', noun: 'a quantidade executada', places: 4 }),
    vlrExecutado: money({ label: 'Total executado', noun: 'o total executado' }),
    vlrPago: money({ label: 'Total pago', noun: 'o total pago' }),
  },
  rules: [
    {
      fields: ['qtdContratada', 'qtdExecutada'],
      holds: ({ qtdContratada: asked, qtdExecutada: done }) => Number(asked ?? 0) >= 0 && Number(done ?? 0) >= 0,
      message: 'uma quantidade não fica abaixo de zero',
    },
  ],
  list: {
    columns: [
      'numItem',
      'txtDescricao',
      ['qtdContratada', 'txtUnidadeMedida'],
      'vlrUnitario',
      'vlrContratado',
      ['qtdExecutada', 'txtUnidadeMedida'],
      'vlrExecutado',
      'vlrPago',
    ],
    filters: { main: ['numExercicio', 'txtDescricao', 'vlrContratado'], more: ['numOrdemServico'] },
    sort: 'numItem',
    totals: ['vlrContratado', 'vlrExecutado', 'vlrPago'],
    charts: [],
  },
  pntp: {
    '10.2': {
      filtros: ['numExercicio'],
      campos: ['txtDescricao', 'txtUnidadeMedida', 'qtdContratada', 'vlrUnitario', 'vlrContratado'],
      exige: ['qtdContratada', 'vlrUnitario', 'vlrContratado'],
    },
    '10.3': {
      filtros: ['numExercicio'],
      campos: ['txtDescricao', 'qtdExecutada', 'vlrUnitario', 'vlrExecutado', 'vlrPago'],
      exige: ['qtdExecutada', 'vlrExecutado', 'vlrPago'],
    },
  },
});
