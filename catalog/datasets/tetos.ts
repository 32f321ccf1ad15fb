import { CATEGORIAS_VERBA } from '../codes/pessoal.ts';
import { dataset } from '../dataset.ts';
import { choice, date, money, text, year } from '../fields/index.ts';
import { camara } from './verba.ts';

export const tetos = dataset({
  id: 'verba-tetos',
  title: 'Limites da verba indenizatória',
  singular: 'Limite',
  plural: 'limites da verba indenizatória',
  about: 'Quanto cada parlamentar pode ter ressarcido por mês, no total e em cada categoria, e a norma que o diz.',
  law: ['Constituição Federal, art. 37', 'Lei 12.527/2011, arts. 7º e 8º'],
  key: ['txtCategoria', 'numExercicio'],
  period: 'numExercicio',
  bodies: camara,
  fields: {
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    txtCategoria: choice({
      label: 'Categoria',
      noun: 'a categoria',
      options: ['Total por parlamentar', ...CATEGORIAS_VERBA],
      open: true,
      required: true,
    }),
    vlrTetoMensal: money({ label: 'Limite por mês', noun: 'o limite', required: true }),
    txtRegra: text({ label: 'O que pode ser ressarcido', noun: 'a regra' }),
    txtNorma: text({ label: 'Norma', noun: 'a norma' }),
    dtVigencia: date({ label: 'Vigente desde', noun: 'o início da vigência', term: 'Vigência' }),
  },
  list: {
    columns: ['txtCategoria', 'vlrTetoMensal', 'txtRegra', 'txtNorma', 'dtVigencia'],
    filters: { main: ['numExercicio', 'txtCategoria'], more: ['vlrTetoMensal'] },
    sort: '-vlrTetoMensal',
    totals: [],
    charts: [],
  },
  pntp: {
    '20.10': {
      filtros: ['numExercicio'],
      campos: ['txtCategoria', 'vlrTetoMensal', 'txtNorma'],
      traz: ['txtNorma'],
    },
  },
});
