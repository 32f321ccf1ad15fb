import { PRESENCAS, REUNIOES } from '../codes/legislativo.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, number, text, year } from '../fields/index.ts';
import { legislativo } from './proposicoes.ts';

export const presencas = dataset({
  id: 'sessoes-presencas',
  title: 'Presenças',
  singular: 'Presença',
  plural: 'presenças',
  about: 'Quem esteve em cada sessão, quem faltou e por quê, e quantas vezes cada um usou a palavra.',
  law: ['Constituição Federal, art. 37', 'Lei 12.527/2011, arts. 7º e 8º'],
  key: ['codSessao', 'numExercicio', 'txtVereador'],
  period: 'numExercicio',
  date: 'dtSessao',
  bodies: legislativo,
  fields: {
    codSessao: code({ label: 'Sessão', noun: 'a sessão', required: true }),
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    dtSessao: date({ label: 'Data', noun: 'a data' }),
    txtReuniao: choice({ label: 'Quem se reúne', noun: 'quem se reúne', options: REUNIOES }),
    txtVereador: text({ label: 'Vereador', noun: 'o vereador', required: true, listed: true }),
    txtPartido: text({ label: 'Partido', noun: 'o partido', listed: true }),
    txtPresenca: choice({
      label: 'Presença',
      noun: 'a presença',
      options: PRESENCAS,
      required: true,
      tones: { Presente: 'good', Ausente: 'bad', 'Ausência justificada': 'warn', Licenciado: 'plain' },
    }),
    txtJustificativa: text({ label: 'Justificativa', noun: 'a justificativa' }),
    qtdDiscursos: number({ label: 'Vezes que usou a palavra', noun: 'o número de falas' }),
  },
  rules: [
    {
      fields: ['txtPresenca', 'qtdDiscursos'],
      holds: ({ txtPresenca: was, qtdDiscursos: spoke }) => was === 'Presente' || !Number(spoke ?? 0),
      message: 'quem não esteve presente não usou a palavra',
    },
  ],
  list: {
    columns: [
      'txtVereador',
      'txtPartido',
      'txtPresenca',
      'txtJustificativa',
      'qtdDiscursos',
      ['codSessao', 'dtSessao'],
    ],
    filters: {
      main: ['numExercicio', 'dtSessao', 'txtVereador', 'txtPresenca'],
      more: ['codSessao', 'txtReuniao', 'txtPartido'],
    },
    sort: 'txtVereador',
    totals: [],
    charts: [],
  },
  links: {
    txtVereador: { dataset: 'vereadores', by: { txtNome: 'txtVereador', numExercicio: 'numExercicio' } },
    codSessao: { dataset: 'sessoes', by: { codSessao: 'codSessao', numExercicio: 'numExercicio' } },
  },
  pntp: {
    '20.6': {
      filtros: ['numExercicio', 'dtSessao', 'txtVereador'],
      campos: ['codSessao', 'dtSessao', 'txtVereador', 'txtPresenca'],
      data: 'dtSessao',
    },
  },
});
