import { RESULTADOS_VOTACAO, TIPOS_VOTACAO } from '../codes/legislativo.ts';
import { dataset } from '../dataset.ts';
import type { Row } from '../fields/field.ts';
import { choice, code, date, flag, number, text, year } from '../fields/index.ts';
import { legislativo } from './proposicoes.ts';

const own = { numVotacao: 'numVotacao', numExercicio: 'numExercicio' };
const count = (value: Row[string] | undefined): number => Number(value ?? 0);

export const votacoes = dataset({
  id: 'votacoes',
  menu: 'Legislativo',
  title: 'Votações',
  singular: 'Votação',
  plural: 'votações',
  asked: 'votação votações votou voto nominal aprovado rejeitado vereador',
  about: 'O que o plenário e as comissões votaram, o resultado e o voto de cada vereador nas votações nominais.',
  law: ['Constituição Federal, art. 37', 'Lei 12.527/2011, arts. 7º e 8º'],
  key: ['numVotacao', 'numExercicio'],
  period: 'numExercicio',
  date: 'dtVotacao',
  bodies: legislativo,
  fields: {
    numVotacao: code({ label: 'Votação', noun: 'a votação', required: true, search: 2 }),
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    dtVotacao: date({ label: 'Data', noun: 'a data', required: true }),
    codSessao: code({ label: 'Sessão', noun: 'a sessão', required: true }),
    codSigla: code({ label: 'Sigla', noun: 'a sigla' }),
    numProposicao: code({ label: 'Proposição', noun: 'a proposição', search: 2 }),
    numAnoProposicao: year({ label: 'Ano da proposição', noun: 'o ano da proposição' }),
    txtMateria: text({ label: 'Matéria', noun: 'a matéria', required: true, search: 1 }),
    txtTurno: text({ label: 'Turno', noun: 'o turno', listed: true }),
    txtTipo: choice({
      label: 'Tipo',
      noun: 'o tipo',
      options: TIPOS_VOTACAO,
      open: true,
      required: true,
      term: 'Votação nominal',
    }),
    txtResultado: choice({
      label: 'Resultado',
      noun: 'o resultado',
      options: RESULTADOS_VOTACAO,
      open: true,
      required: true,
      tones: { Aprovado: 'good', Rejeitado: 'bad', Prejudicado: 'warn', Adiado: 'warn' },
    }),
    qtdSim: number({ label: 'Votos sim', noun: 'os votos sim' }),
    qtdNao: number({ label: 'Votos não', noun: 'os votos não' }),
    qtdAbstencoes: number({ label: 'Abstenções', noun: 'as abstenções' }),
    qtdVotos: number({ label: 'Votos', noun: 'o número de votos', help: 'A soma de sim, não e abstenções.' }),
    blnUnanime: flag({ label: 'Unânime', noun: 'unânime' }),
  },
  rules: [
    {
      fields: ['qtdSim', 'qtdNao', 'qtdAbstencoes', 'qtdVotos'],
      holds: (row) =>
        row.qtdVotos === null ||
        row.qtdVotos === undefined ||
        count(row.qtdVotos) === count(row.qtdSim) + count(row.qtdNao) + count(row.qtdAbstencoes),
      message: 'o número de votos não é a soma de sim, não e abstenções',
    },
    {
      fields: ['blnUnanime', 'qtdSim', 'qtdNao', 'qtdAbstencoes'],
      holds: (row) =>
        row.blnUnanime !== true ||
        [row.qtdSim, row.qtdNao, row.qtdAbstencoes].filter((sum) => count(sum) > 0).length <= 1,
      message: 'a votação não foi unânime: há votos diferentes',
    },
    {
      fields: ['txtResultado', 'qtdSim', 'qtdNao'],
      holds: (row) => row.txtResultado !== 'Aprovado' || count(row.qtdSim) >= count(row.qtdNao),
      message: 'foi aprovada com mais votos não do que sim',
    },
  ],
  list: {
    columns: [
      ['dtVotacao', 'numVotacao'],
      'txtMateria',
      ['txtTipo', 'txtTurno'],
      'qtdSim',
      'qtdNao',
      'qtdAbstencoes',
      ['txtResultado', 'blnUnanime'],
    ],
    filters: {
      main: ['numExercicio', 'dtVotacao', 'txtMateria', 'txtResultado'],
      more: ['txtTipo', 'blnUnanime', 'numVotacao', 'codSessao', 'codSigla', 'numProposicao', 'numAnoProposicao'],
    },
    sort: '-dtVotacao',
    totals: [],
    charts: [
      { title: 'Votações por resultado', by: 'txtResultado', shape: 'bars' },
      { title: 'Votações em cada mês', by: 'dtVotacao.mes', shape: 'columns' },
    ],
  },
  links: {
    codSessao: { dataset: 'sessoes', by: { codSessao: 'codSessao', numExercicio: 'numExercicio' } },
    numProposicao: {
      dataset: 'proposicoes',
      by: { codSigla: 'codSigla', numProposicao: 'numProposicao', numExercicio: 'numAnoProposicao' },
    },
  },
  detail: {
    lead: ['txtMateria', 'txtResultado'],
    figures: ['qtdSim', 'qtdNao', 'qtdAbstencoes', 'qtdVotos'],
    sections: [
      {
        title: 'Sobre a votação',
        fields: ['dtVotacao', 'codSessao', 'txtTipo', 'txtTurno', 'blnUnanime'],
      },
      { title: 'O que se votou', fields: ['txtMateria', 'codSigla', 'numProposicao', 'numAnoProposicao'] },
    ],
    related: [{ dataset: 'votacoes-votos', by: own }],
  },
  pntp: {
    '20.7': {
      filtros: ['numExercicio', 'dtVotacao', 'txtMateria'],
      campos: ['numVotacao', 'dtVotacao', 'codSessao', 'txtMateria', 'txtTipo', 'txtResultado', 'qtdSim', 'qtdNao'],
      data: 'dtVotacao',
    },
  },
});
