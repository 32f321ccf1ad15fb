import { MOTIVOS_PARALISACAO, RESPONSAVEIS_PARALISACAO } from '../codes/obras.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, text, year } from '../fields/index.ts';

export const paralisacoes = dataset({
  id: 'obras-paralisacoes',
  title: 'Paralisações da obra',
  singular: 'Paralisação',
  plural: 'paralisações',
  about: 'Cada vez que a obra parou: desde quando, por quê, quem responde e quando voltou ou deve voltar.',
  law: ['Lei 14.133/2021, art. 115, § 6º'],
  key: ['numOrdemServico', 'numExercicio', 'dtParalisacao'],
  period: 'numExercicio',
  fields: {
    numOrdemServico: code({ label: 'Ordem de serviço', noun: 'a ordem de serviço', required: true }),
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true }),
    dtParalisacao: date({ label: 'Paralisada em', noun: 'a paralisação', required: true }),
    txtMotivo: choice({ label: 'Motivo', noun: 'o motivo', options: MOTIVOS_PARALISACAO, open: true, required: true }),
    txtDescricao: text({ label: 'O que houve', noun: 'a descrição' }),
    txtResponsavel: choice({
      label: 'Responsável',
      noun: 'o responsável',
      options: RESPONSAVEIS_PARALISACAO,
      open: true,
    }),
    dtPrevisaoReinicio: date({ label: 'Previsão de reinício', noun: 'a previsão de reinício', awaited: true }),
    dtReinicio: date({ label: 'Reinício', noun: 'o reinício' }),
    numProcessoJudicial: code({ label: 'Processo judicial', noun: 'o processo judicial' }),
  },
  rules: [
    {
      fields: ['dtParalisacao', 'dtReinicio'],
      holds: ({ dtParalisacao: from, dtReinicio: to }) => !from || !to || from <= to,
      message: 'o reinício vem antes da paralisação',
    },
  ],
  list: {
    columns: [
      'dtParalisacao',
      'txtMotivo',
      'txtDescricao',
      'txtResponsavel',
      'dtPrevisaoReinicio',
      'dtReinicio',
      'numProcessoJudicial',
    ],
    filters: { main: ['numExercicio', 'txtMotivo', 'txtResponsavel'], more: ['numOrdemServico', 'dtParalisacao'] },
    sort: '-dtParalisacao',
    totals: [],
    charts: [],
  },
  pntp: {
    '10.4': {
      exige: ['txtResponsavel'],
      filtros: ['numExercicio', 'txtMotivo'],
      campos: ['dtParalisacao', 'txtMotivo', 'txtResponsavel', 'dtPrevisaoReinicio', 'numProcessoJudicial'],
    },
  },
});
