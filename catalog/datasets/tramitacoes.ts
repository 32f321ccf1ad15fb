import { SITUACOES_PROPOSICAO } from '../codes/legislativo.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, text, year } from '../fields/index.ts';
import { legislativo } from './proposicoes.ts';

export const tramitacoes = dataset({
  id: 'proposicoes-tramitacoes',
  title: 'Tramitação',
  singular: 'Tramitação',
  plural: 'tramitações',
  about: 'Cada passo de uma proposição: o dia, de onde veio, onde está, a situação e o que se decidiu.',
  law: ['Constituição Federal, art. 37', 'Lei 12.527/2011, arts. 7º e 8º'],
  key: ['codSigla', 'numProposicao', 'numExercicio', 'numTramitacao'],
  period: 'numExercicio',
  date: 'dtTramitacao',
  bodies: legislativo,
  fields: {
    codSigla: code({ label: 'Sigla', noun: 'a sigla', required: true }),
    numProposicao: code({ label: 'Proposição', noun: 'a proposição', required: true }),
    numExercicio: year({ label: 'Ano da proposição', noun: 'o ano da proposição', required: true }),
    numTramitacao: code({ label: 'Passo', noun: 'o passo', required: true }),
    dtTramitacao: date({ label: 'Data', noun: 'a data', required: true }),
    txtUnidade: text({ label: 'Local', noun: 'o local', required: true, listed: true }),
    txtDestino: text({ label: 'Destino', noun: 'o destino', listed: true }),
    txtSituacao: choice({ label: 'Situação', noun: 'a situação', options: SITUACOES_PROPOSICAO, open: true }),
    txtTexto: text({ label: 'O que aconteceu', noun: 'o texto', required: true }),
    dtPrazo: date({ label: 'Prazo', noun: 'o prazo', awaited: true }),
  },
  list: {
    columns: ['numTramitacao', 'dtTramitacao', ['txtUnidade', 'txtDestino'], 'txtSituacao', 'txtTexto', 'dtPrazo'],
    filters: {
      main: ['numExercicio', 'dtTramitacao', 'txtUnidade', 'txtSituacao'],
      more: ['codSigla', 'numProposicao', 'txtDestino', 'txtTexto'],
    },
    sort: '-dtTramitacao',
    totals: [],
    charts: [],
  },
  links: {
    numProposicao: {
      dataset: 'proposicoes',
      by: { codSigla: 'codSigla', numProposicao: 'numProposicao', numExercicio: 'numExercicio' },
    },
  },
  pntp: {
    '20.3': {
      filtros: ['numProposicao', 'dtTramitacao', 'txtTexto'],
      campos: ['codSigla', 'numProposicao', 'numExercicio', 'dtTramitacao', 'txtUnidade', 'txtSituacao', 'txtTexto'],
      data: 'dtTramitacao',
    },
  },
});
