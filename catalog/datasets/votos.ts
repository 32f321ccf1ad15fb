import { VOTOS } from '../codes/legislativo.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, text, year } from '../fields/index.ts';
import { legislativo } from './proposicoes.ts';

export const votos = dataset({
  id: 'votacoes-votos',
  title: 'Voto de cada vereador',
  singular: 'Voto',
  plural: 'votos',
  about: 'Como cada vereador votou em cada votação nominal.',
  law: ['Constituição Federal, art. 37', 'Lei 12.527/2011, arts. 7º e 8º'],
  key: ['numVotacao', 'numExercicio', 'txtVereador'],
  period: 'numExercicio',
  date: 'dtVotacao',
  bodies: legislativo,
  fields: {
    numVotacao: code({ label: 'Votação', noun: 'a votação', required: true }),
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    dtVotacao: date({ label: 'Data', noun: 'a data' }),
    txtMateria: text({ label: 'Matéria', noun: 'a matéria' }),
    txtVereador: text({ label: 'Vereador', noun: 'o vereador', required: true, listed: true }),
    txtPartido: text({ label: 'Partido', noun: 'o partido', listed: true }),
    txtVoto: choice({
      label: 'Voto',
      noun: 'o voto',
      options: VOTOS,
      open: true,
      required: true,
      tones: { Sim: 'good', Não: 'bad', Abstenção: 'warn' },
    }),
  },
  list: {
    columns: ['txtVereador', 'txtPartido', 'txtVoto', ['numVotacao', 'dtVotacao'], 'txtMateria'],
    filters: {
      main: ['numExercicio', 'dtVotacao', 'txtVereador', 'txtVoto'],
      more: ['numVotacao', 'txtPartido', 'txtMateria'],
    },
    sort: 'txtVereador',
    totals: [],
    charts: [],
  },
  links: {
    txtVereador: { dataset: 'vereadores', by: { txtNome: 'txtVereador', numExercicio: 'numExercicio' } },
    numVotacao: { dataset: 'votacoes', by: { numVotacao: 'numVotacao', numExercicio: 'numExercicio' } },
  },
  pntp: {
    '20.7': {
      filtros: ['numExercicio', 'dtVotacao', 'txtVereador'],
      campos: ['numVotacao', 'dtVotacao', 'txtMateria', 'txtVereador', 'txtPartido', 'txtVoto'],
      data: 'dtVotacao',
    },
  },
});
