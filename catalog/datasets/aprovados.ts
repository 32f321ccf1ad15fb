import { LISTAS_SELECAO, SITUACOES_APROVADO } from '../codes/concursos.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, number, text, year } from '../fields/index.ts';

/** The order of a selection is public; the document of who competed is not, so there is no field for it. */
export const aprovados = dataset({
  id: 'concursos-aprovados',
  title: 'Aprovados e nomeações',
  singular: 'Aprovado',
  plural: 'aprovados em concursos',
  about:
    'Os aprovados em ordem de classificação, por cargo e por lista, e quem já foi convocado ou nomeado, com o ato.',
  law: ['CF, art. 37, II, III e IV', 'Lei 12.527/2011, art. 8º', 'Lei 13.709/2018, art. 6º, III'],
  key: ['numEdital', 'numExercicio', 'txtCargo', 'txtLista', 'numClassificacao'],
  period: 'numExercicio',
  date: 'dtAtualizacao',
  people: true,
  fields: {
    numEdital: code({ label: 'Edital', noun: 'o edital', required: true, term: 'Edital' }),
    numExercicio: year({ label: 'Ano do edital', noun: 'o ano do edital', required: true }),
    txtCargo: text({ label: 'Cargo', noun: 'o cargo', required: true, listed: true }),
    txtLista: choice({ label: 'Lista', noun: 'a lista', options: LISTAS_SELECAO, open: true, required: true }),
    numClassificacao: number({ label: 'Classificação', noun: 'a classificação', required: true }),
    txtNome: text({ label: 'Nome', noun: 'o nome', required: true }),
    numNota: number({ label: 'Nota', noun: 'a nota', places: 2 }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_APROVADO,
      open: true,
      required: true,
      tones: { Nomeado: 'good', Convocado: 'good', Desistente: 'warn', Eliminado: 'bad' },
    }),
    dtConvocacao: date({ label: 'Convocação', noun: 'a convocação' }),
    dtNomeacao: date({ label: 'Nomeação', noun: 'a nomeação' }),
    txtAtoNomeacao: text({ label: 'Ato de nomeação', noun: 'o ato de nomeação' }),
    dtAtualizacao: date({
      label: 'Atualizado em',
      noun: 'a atualização',
      help: 'O dia em que a lista foi conferida: diz que depois da última nomeação não houve outra.',
    }),
  },
  rules: [
    {
      fields: ['txtSituacao', 'dtNomeacao'],
      holds: ({ txtSituacao: state, dtNomeacao: day }) => state !== 'Nomeado' || Boolean(day),
      message: 'quem foi nomeado tem data de nomeação',
    },
    {
      fields: ['numClassificacao'],
      holds: ({ numClassificacao: place }) => Number(place) >= 1,
      message: 'a classificação começa em 1',
    },
  ],
  list: {
    columns: [
      'txtCargo',
      'txtLista',
      'numClassificacao',
      'txtNome',
      'numNota',
      'txtSituacao',
      'dtConvocacao',
      ['dtNomeacao', 'txtAtoNomeacao'],
    ],
    filters: {
      main: ['numExercicio', 'txtCargo', 'txtSituacao', 'txtNome'],
      more: ['numEdital', 'txtLista', 'dtNomeacao', 'dtAtualizacao'],
    },
    sort: 'numClassificacao',
    totals: [],
    charts: [],
  },
  pntp: {
    '6.7': {
      filtros: ['numExercicio', 'txtCargo', 'txtSituacao'],
      campos: ['txtCargo', 'txtLista', 'numClassificacao', 'txtNome', 'txtSituacao', 'dtNomeacao', 'txtAtoNomeacao'],
      data: 'dtAtualizacao',
    },
  },
});
