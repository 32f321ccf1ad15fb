import { CATEGORIAS } from '../codes/contratos.ts';
import { PRIORIDADES, SITUACOES_PLANO } from '../codes/licitacao.ts';
import { dataset } from '../dataset.ts';
import { choice, code, link, money, month, number, text, year } from '../fields/index.ts';

export const plano = dataset({
  id: 'plano-contratacoes',
  menu: 'Licitações e contratos',
  title: 'Plano de contratações anual',
  singular: 'Item do plano',
  plural: 'itens do plano de contratações',
  asked: 'pca plano contratação anual',
  about: 'O que o órgão planeja comprar, contratar e construir em cada ano, quando e por quanto, e o que já começou.',
  law: ['Lei 14.133/2021, art. 12, VII e § 1º'],
  key: ['numItemPlano', 'numExercicio'],
  period: 'numExercicio',
  fields: {
    numItemPlano: code({ label: 'Item', noun: 'o item', required: true, search: 3 }),
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    txtObjeto: text({ label: 'O que se planeja', noun: 'o objeto', required: true, search: 2 }),
    txtCategoria: choice({ label: 'Categoria', noun: 'a categoria', options: CATEGORIAS, open: true }),
    txtUnidadeOrcamentaria: text({ label: 'Unidade', noun: 'a unidade', listed: true, search: 3 }),
    qtdItem: number({ label: 'Quantidade', noun: 'a quantidade', places: 4 }),
    txtUnidadeMedida: text({ label: 'Unidade de medida', noun: 'a unidade de medida' }),
    vlrEstimado: money({ label: 'Valor estimado', noun: 'o valor estimado' }),
    dtMesPrevisto: month({ label: 'Mês previsto', noun: 'o mês previsto' }),
    txtPrioridade: choice({ label: 'Prioridade', noun: 'a prioridade', options: PRIORIDADES, open: true }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_PLANO,
      open: true,
      tones: { Contratada: 'good', Adiada: 'warn', Cancelada: 'bad' },
    }),
    numCertame: code({ label: 'Licitação', noun: 'a licitação', search: 3 }),
    txtJustificativa: text({ label: 'Justificativa', noun: 'a justificativa' }),
    lnkPncp: link({ label: 'Publicação no PNCP' }),
  },
  list: {
    columns: [
      ['numItemPlano', 'txtPrioridade'],
      ['txtObjeto', 'txtUnidadeOrcamentaria'],
      'txtCategoria',
      'dtMesPrevisto',
      'vlrEstimado',
      'numCertame',
      'txtSituacao',
    ],
    filters: {
      main: ['numExercicio', 'txtUnidadeOrcamentaria', 'txtCategoria', 'txtSituacao'],
      more: ['txtObjeto', 'dtMesPrevisto', 'txtPrioridade', 'vlrEstimado'],
    },
    sort: 'dtMesPrevisto',
    totals: ['vlrEstimado'],
    charts: [
      { title: 'Valor planejado por categoria', by: 'txtCategoria', sum: 'vlrEstimado', shape: 'bars' },
      { title: 'Valor planejado por unidade', by: 'txtUnidadeOrcamentaria', sum: 'vlrEstimado', shape: 'bars' },
    ],
  },
  links: {
    numCertame: { dataset: 'licitacao', by: { numCertame: 'numCertame', numExercicio: 'numExercicio' } },
  },
  pntp: {
    '8.6': {
      exige: ['vlrEstimado', 'dtMesPrevisto', 'txtPrioridade'],
      filtros: ['numExercicio'],
      campos: ['txtObjeto', 'txtUnidadeOrcamentaria', 'vlrEstimado', 'dtMesPrevisto', 'txtPrioridade'],
    },
  },
});
