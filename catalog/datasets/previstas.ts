import { dataset } from '../dataset.ts';
import { money } from '../fields/index.ts';
import { COLLECTORS, LEIS_RECEITA, NIVEIS, natureza } from './natureza.ts';

export const previstas = dataset({
  id: 'receitas-previstas',
  menu: 'Receitas',
  title: 'Previsão da receita',
  singular: 'Previsão',
  plural: 'previsões de receita',
  asked: 'previsão receita',
  about: 'O que a lei orçamentária espera arrecadar no ano, por unidade gestora, natureza e fonte.',
  law: [...LEIS_RECEITA, 'LC 101/2000, art. 12', 'CF, art. 165, § 8º'],
  key: ['numExercicio', 'codUnidade', 'codNaturezaReceita', 'codFonte'],
  period: 'numExercicio',
  stage: { name: 'previsao', sums: ['vlrPrevisaoInicial', 'vlrPrevisaoAtualizado'] },
  bodies: COLLECTORS,
  fields: {
    ...natureza,
    vlrPrevisaoInicial: money({ label: 'Previsão inicial', noun: 'a previsão inicial', required: true }),
    vlrPrevisaoAtualizado: money({ label: 'Previsão atualizada', noun: 'a previsão atualizada', required: true }),
  },
  derived: NIVEIS,
  once: ['codNaturezaReceita', 'txtClassificacao'],
  list: {
    columns: [
      ['txtClassificacao', 'codNaturezaReceita'],
      ['txtDescricaoUnidade', 'codUnidade'],
      ['txtDescricaoFonteRecurso', 'codFonte'],
      'blnDeducao',
      'vlrPrevisaoInicial',
      'vlrPrevisaoAtualizado',
    ],
    filters: {
      main: ['numExercicio', 'txtClassificacao', 'txtDescricaoUnidade', 'txtDescricaoFonteRecurso'],
      more: [
        'codCategoria',
        'codOrigem',
        'codEspecie',
        'codDesdobramento',
        'codTipo',
        'codNaturezaReceita',
        'codFonte',
        'codUnidade',
        'blnDeducao',
        'vlrPrevisaoAtualizado',
      ],
    },
    sort: '-vlrPrevisaoAtualizado',
    totals: ['vlrPrevisaoInicial', 'vlrPrevisaoAtualizado'],
    charts: [
      {
        title: 'Previsão atualizada por fonte',
        by: 'txtDescricaoFonteRecurso',
        sum: 'vlrPrevisaoAtualizado',
        shape: 'bars',
      },
    ],
  },
  pntp: {
    '3.1': { filtros: ['numExercicio'], campos: ['txtClassificacao', 'vlrPrevisaoInicial', 'vlrPrevisaoAtualizado'] },
  },
});
