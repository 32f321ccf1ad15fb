import { TIPOS_ATO_SELECAO } from '../codes/concursos.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, file, text, year } from '../fields/index.ts';

export const concursoAtos = dataset({
  id: 'concursos-atos',
  title: 'Atos do concurso',
  singular: 'Ato do concurso',
  plural: 'atos de concursos',
  about: 'Tudo o que se publicou da seleção, do edital às nomeações, cada ato com a data e o arquivo.',
  law: ['CF, art. 37, II e IV', 'Lei 12.527/2011, art. 8º'],
  key: ['numEdital', 'numExercicio', 'numAto'],
  period: 'numExercicio',
  date: 'dtAto',
  fields: {
    numEdital: code({ label: 'Edital', noun: 'o edital', required: true, term: 'Edital' }),
    numExercicio: year({ label: 'Ano do edital', noun: 'o ano do edital', required: true }),
    numAto: code({ label: 'Nº', noun: 'o número do ato', required: true }),
    txtTipo: choice({ label: 'Ato', noun: 'o ato', options: TIPOS_ATO_SELECAO, open: true, required: true }),
    dtAto: date({ label: 'Data', noun: 'a data', required: true }),
    txtTitulo: text({ label: 'Título', noun: 'o título', required: true }),
    arqAto: file({ label: 'Arquivo' }),
  },
  list: {
    columns: ['dtAto', 'txtTipo', 'txtTitulo', 'arqAto'],
    filters: { main: ['numExercicio', 'txtTipo', 'dtAto'], more: ['numEdital', 'txtTitulo'] },
    sort: '-dtAto',
    totals: [],
    charts: [],
  },
  pntp: {
    '6.7': {
      filtros: ['numExercicio', 'txtTipo'],
      campos: ['numEdital', 'txtTipo', 'dtAto', 'txtTitulo', 'arqAto'],
      exige: ['arqAto'],
      data: 'dtAto',
    },
  },
});
