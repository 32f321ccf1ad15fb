import { dataset } from '../dataset.ts';
import { flag, money, month, text } from '../fields/index.ts';
import { COLLECTORS, LEIS_RECEITA, NIVEIS, natureza } from './natureza.ts';

export const receitas = dataset({
  id: 'receitas',
  menu: 'Receitas',
  title: 'Arrecadação',
  singular: 'Arrecadação',
  plural: 'linhas de arrecadação',
  asked: 'arrecadação arrecadou imposto receita tributo recebeu',
  about: 'O que entrou em cada mês, por unidade gestora, natureza e fonte, com as deduções em valores negativos.',
  law: LEIS_RECEITA,
  key: ['numExercicio', 'dtMes', 'codUnidade', 'codNaturezaReceita', 'codFonte'],
  period: 'numExercicio',
  stage: { name: 'arrecadacao', sums: ['vlrLancado', 'vlrArrecadacao'] },
  bodies: COLLECTORS,
  fields: {
    ...natureza,
    dtMes: month({ label: 'Mês', noun: 'o mês', required: true }),
    txtConta: text({
      label: 'Conta bancária',
      noun: 'a conta bancária',
      listed: true,
      help: 'Conta do próprio órgão, nas receitas de rendimentos.',
    }),
    vlrLancado: money({
      label: 'Lançado',
      noun: 'o valor lançado',
      help: 'O que o órgão cobrou no mês, nos tributos que lança.',
    }),
    vlrArrecadacao: money({ label: 'Arrecadado', noun: 'o valor arrecadado', required: true }),
    blnCovid: flag({ label: 'COVID-19', noun: 'COVID-19', help: 'Recebido para enfrentar a pandemia.' }),
  },
  derived: NIVEIS,
  rules: [
    {
      fields: ['numExercicio', 'dtMes'],
      holds: ({ dtMes, numExercicio }) => String(dtMes).slice(0, 4) === String(numExercicio),
      message: 'o mês não é do exercício',
    },
    {
      fields: ['vlrArrecadacao', 'blnDeducao'],
      holds: ({ vlrArrecadacao, blnDeducao }) => !blnDeducao || Number(vlrArrecadacao ?? 0) <= 0,
      message: 'é uma dedução com valor positivo: escreva-a com sinal negativo',
    },
  ],
  once: ['codNaturezaReceita', 'txtClassificacao'],
  list: {
    columns: [
      ['txtClassificacao', 'codNaturezaReceita'],
      'dtMes',
      ['txtDescricaoUnidade', 'codUnidade'],
      ['txtDescricaoFonteRecurso', 'codFonte'],
      'vlrLancado',
      'vlrArrecadacao',
    ],
    filters: {
      main: ['numExercicio', 'dtMes', 'txtClassificacao', 'txtDescricaoUnidade'],
      more: [
        'txtDescricaoFonteRecurso',
        'codCategoria',
        'codOrigem',
        'codEspecie',
        'codDesdobramento',
        'codTipo',
        'codNaturezaReceita',
        'codFonte',
        'codUnidade',
        'txtConta',
        'blnDeducao',
        'blnCovid',
        'vlrArrecadacao',
      ],
    },
    sort: '-vlrArrecadacao',
    totals: ['vlrLancado', 'vlrArrecadacao'],
    charts: [
      { title: 'Arrecadado em cada mês', by: 'dtMes', sum: 'vlrArrecadacao', shape: 'columns' },
      { title: 'Arrecadado por fonte', by: 'txtDescricaoFonteRecurso', sum: 'vlrArrecadacao', shape: 'bars' },
    ],
  },
  pntp: {
    '3.1': { filtros: ['numExercicio', 'dtMes'], campos: ['txtClassificacao', 'vlrArrecadacao'] },
    '3.2': {
      filtros: ['codCategoria', 'codOrigem', 'codEspecie', 'codDesdobramento', 'txtClassificacao'],
      campos: [
        'codCategoria',
        'txtCategoria',
        'codOrigem',
        'txtOrigem',
        'codEspecie',
        'txtEspecie',
        'codDesdobramento',
        'txtDesdobramento',
        'codNaturezaReceita',
        'txtClassificacao',
        'vlrArrecadacao',
      ],
      traz: ['txtCategoria', 'txtOrigem', 'txtEspecie', 'txtDesdobramento', 'txtClassificacao'],
    },
  },
});
