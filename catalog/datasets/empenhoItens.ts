import { dataset } from '../dataset.ts';
import { code, money, number, text } from '../fields/index.ts';
import { EMPENHO, empenho, LEIS_DESPESA } from './classificacao.ts';

export const empenhoItens = dataset({
  id: 'empenhos-itens',
  title: 'Itens de empenhos',
  singular: 'Item',
  plural: 'itens de empenhos',
  about: 'O que cada empenho compra, com quantidade e preço.',
  law: LEIS_DESPESA,
  key: ['codOrgao', 'codUnidade', 'numDocEmpenho', 'numExercicio', 'numItem'],
  period: 'numExercicio',
  fields: {
    ...empenho,
    numItem: code({ label: 'Item', noun: 'o item', required: true }),
    txtDescricao: text({ label: 'Descrição', noun: 'a descrição', required: true }),
    txtUnidadeMedida: text({ label: 'Unidade de medida', noun: 'a unidade de medida' }),
    qtdItem: number({ label: 'Quantidade', noun: 'a quantidade', places: 4 }),
    vlrUnitario: number({ label: 'Valor unitário (R$)', noun: 'o valor unitário', places: 4, term: 'Empenho' }),
    vlrTotal: money({ label: 'Valor total', noun: 'o valor total', required: true, term: 'Empenho' }),
  },
  rules: [
    {
      fields: ['vlrTotal'],
      holds: ({ vlrTotal }) => Number(vlrTotal ?? 0) >= 0,
      message: 'é negativo: um item cancelado entra como anulação do empenho',
    },
  ],
  list: {
    columns: ['numItem', 'txtDescricao', 'txtUnidadeMedida', 'qtdItem', 'vlrUnitario', 'vlrTotal'],
    filters: { main: ['numExercicio', 'txtDescricao', 'vlrTotal'], more: ['numDocEmpenho', 'codUnidade'] },
    sort: 'numItem',
    totals: ['vlrTotal'],
    charts: [],
  },
  links: { numDocEmpenho: EMPENHO },
});
