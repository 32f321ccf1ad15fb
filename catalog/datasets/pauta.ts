import { FASES_SESSAO } from '../codes/legislativo.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, text, year } from '../fields/index.ts';
import { legislativo } from './proposicoes.ts';

export const pauta = dataset({
  id: 'sessoes-pauta',
  title: 'Itens da pauta',
  singular: 'Item da pauta',
  plural: 'itens da pauta',
  about: 'O que uma sessão ou reunião tem a ler, discutir e votar, na ordem, e o que se decidiu de cada item.',
  law: ['Constituição Federal, art. 37', 'Lei 12.527/2011, arts. 7º e 8º'],
  key: ['codSessao', 'numExercicio', 'numItem'],
  period: 'numExercicio',
  date: 'dtSessao',
  bodies: legislativo,
  fields: {
    codSessao: code({ label: 'Sessão', noun: 'a sessão', required: true }),
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    dtSessao: date({ label: 'Data', noun: 'a data' }),
    numItem: code({ label: 'Item', noun: 'o item', required: true }),
    txtFase: choice({ label: 'Fase', noun: 'a fase', options: FASES_SESSAO, open: true }),
    codSigla: code({ label: 'Sigla', noun: 'a sigla' }),
    numProposicao: code({ label: 'Proposição', noun: 'a proposição' }),
    numAnoProposicao: year({ label: 'Ano da proposição', noun: 'o ano da proposição' }),
    txtItem: text({ label: 'Assunto', noun: 'o assunto', required: true }),
    txtResultado: text({ label: 'Resultado', noun: 'o resultado', listed: true }),
  },
  list: {
    columns: [
      'numItem',
      'txtFase',
      ['numProposicao', 'codSigla'],
      'numAnoProposicao',
      'txtItem',
      'txtResultado',
      ['codSessao', 'dtSessao'],
    ],
    filters: {
      main: ['numExercicio', 'dtSessao', 'txtFase', 'txtItem'],
      more: ['codSessao', 'codSigla', 'numProposicao', 'numAnoProposicao', 'txtResultado'],
    },
    sort: 'numItem',
    totals: [],
    charts: [],
  },
  links: {
    numProposicao: {
      dataset: 'proposicoes',
      by: { codSigla: 'codSigla', numProposicao: 'numProposicao', numExercicio: 'numAnoProposicao' },
    },
    codSessao: { dataset: 'sessoes', by: { codSessao: 'codSessao', numExercicio: 'numExercicio' } },
  },
});
