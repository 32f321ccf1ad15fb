import { RELACOES, TIPOS_ATO } from '../codes/atos.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, text, year } from '../fields/index.ts';

/** Each relation is told twice, once by either act: who reads the old one has to learn that it changed. */
export const relacoes = dataset({
  id: 'atos-relacoes',
  title: 'Relações entre atos',
  singular: 'Relação entre atos',
  plural: 'relações entre atos',
  about: 'Que ato altera, revoga ou regulamenta outro, dito por ambos.',
  law: ['Lei Complementar 95/1998, arts. 9º e 12'],
  key: ['numAtoNormativo', 'numExercicio', 'txtRelacao', 'numAtoRelacionado'],
  period: 'numExercicio',
  fields: {
    numAtoNormativo: code({ label: 'Ato', noun: 'o ato', required: true }),
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    txtRelacao: choice({ label: 'Relação', noun: 'a relação', options: RELACOES, required: true }),
    txtTipoRelacionado: choice({ label: 'Tipo', noun: 'o tipo', options: TIPOS_ATO, open: true }),
    numAtoRelacionado: code({ label: 'Outro ato', noun: 'o outro ato', required: true }),
    numExercicioRelacionado: year({ label: 'Ano do outro ato', noun: 'o ano do outro ato', required: true }),
    txtEmentaRelacionada: text({ label: 'Ementa', noun: 'a ementa' }),
    txtDispositivo: text({ label: 'O que mudou', noun: 'o dispositivo' }),
    dtRelacao: date({ label: 'Desde', noun: 'a data' }),
  },
  list: {
    columns: [
      'txtRelacao',
      ['numAtoRelacionado', 'txtTipoRelacionado'],
      'numExercicioRelacionado',
      'txtEmentaRelacionada',
      'txtDispositivo',
      'dtRelacao',
    ],
    filters: { main: ['numExercicio', 'txtRelacao', 'numAtoNormativo'], more: ['numAtoRelacionado', 'dtRelacao'] },
    sort: '-dtRelacao',
    totals: [],
    charts: [],
  },
  links: {
    numAtoRelacionado: {
      dataset: 'atos-normativos',
      by: { numAtoNormativo: 'numAtoRelacionado', numExercicio: 'numExercicioRelacionado' },
    },
  },
});
