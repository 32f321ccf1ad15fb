import { MODALIDADES } from '../codes/contratos.ts';
import { SITUACOES_ITEM } from '../codes/licitacao.ts';
import { dataset } from '../dataset.ts';
import { choice, code, money, number, taxId, text, year } from '../fields/index.ts';

export const licitItens = dataset({
  id: 'licitacao-itens',
  title: 'Itens de licitações',
  singular: 'Item',
  plural: 'itens de licitações',
  about: 'O que cada licitação pede: quantidade, preço estimado, preço homologado e quem venceu.',
  law: ['Lei 14.133/2021, arts. 18, 54 e 174'],
  key: ['numCertame', 'txtModalidadeLicit', 'txtUnidadeOrcamentaria', 'numItem'],
  period: 'numExercicio',
  fields: {
    numCertame: code({ label: 'Licitação', noun: 'a licitação', required: true }),
    txtModalidadeLicit: choice({
      label: 'Modalidade',
      noun: 'a modalidade',
      options: MODALIDADES,
      open: true,
      required: true,
    }),
    txtUnidadeOrcamentaria: text({ label: 'Unidade', noun: 'a unidade', listed: true, required: true }),
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true }),
    numLote: code({ label: 'Lote', noun: 'o lote', term: 'Lote' }),
    numItem: code({ label: 'Item', noun: 'o item', required: true }),
    txtDescricao: text({ label: 'Descrição', noun: 'a descrição', required: true, search: 3 }),
    txtUnidadeMedida: text({ label: 'Unidade de medida', noun: 'a unidade de medida', listed: true }),
    qtdItem: number({ label: 'Quantidade', noun: 'a quantidade', places: 4 }),
    // Prices of tablets and of litres have up to four decimals, which money has not.
    vlrUnitarioEstimado: number({ label: 'Estimado por unidade (R$)', noun: 'o preço estimado', places: 4 }),
    vlrUnitario: number({
      label: 'Homologado por unidade (R$)',
      noun: 'o preço homologado',
      places: 4,
      term: 'Homologação',
    }),
    vlrTotal: money({ label: 'Total homologado', noun: 'o total homologado', term: 'Homologação' }),
    txtNomeRazaoSocial: text({ label: 'Vencedor', noun: 'o vencedor', search: 3 }),
    txtCpfCnpj: taxId({ label: 'CPF/CNPJ do vencedor', noun: 'CPF/CNPJ', privacy: 'mask' }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_ITEM,
      open: true,
      tones: { Homologado: 'good', Deserto: 'warn', Fracassado: 'warn', 'Anulado, revogado ou cancelado': 'bad' },
    }),
  },
  rules: [
    {
      fields: ['qtdItem'],
      holds: ({ qtdItem }) => Number(qtdItem ?? 0) >= 0,
      message: 'a quantidade é informada sem sinal',
    },
  ],
  links: {
    numCertame: {
      dataset: 'licitacao',
      by: {
        numCertame: 'numCertame',
        txtModalidadeLicit: 'txtModalidadeLicit',
        txtUnidadeOrcamentaria: 'txtUnidadeOrcamentaria',
      },
    },
  },
  holders: { txtNomeRazaoSocial: 'txtCpfCnpj' },
  list: {
    columns: [
      ['numItem', 'numLote'],
      'txtDescricao',
      ['qtdItem', 'txtUnidadeMedida'],
      'vlrUnitarioEstimado',
      'vlrUnitario',
      'vlrTotal',
      ['txtNomeRazaoSocial', 'txtCpfCnpj'],
      'txtSituacao',
    ],
    filters: {
      main: ['numExercicio', 'txtDescricao', 'txtSituacao'],
      more: ['numCertame', 'txtNomeRazaoSocial', 'txtCpfCnpj'],
    },
    sort: 'numItem',
    totals: ['vlrTotal'],
    charts: [],
  },
});
