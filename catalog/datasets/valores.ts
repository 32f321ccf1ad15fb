import { dataset } from '../dataset.ts';
import { date, money, text, year } from '../fields/index.ts';

export const valores = dataset({
  id: 'diarias-valores',
  title: 'Tabela de valores das diárias',
  singular: 'Valor de diária',
  plural: 'valores de diárias',
  about: 'Quanto vale uma diária dentro do estado, fora dele e no exterior, conforme o cargo.',
  law: ['LC 101/2000, art. 48-A, I', 'Lei 12.527/2011, art. 7º, VI'],
  key: ['txtCargo', 'numExercicio'],
  period: 'numExercicio',
  fields: {
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    txtCargo: text({ label: 'Cargos', noun: 'os cargos', required: true }),
    vlrNoEstado: money({ label: 'No estado', noun: 'o valor no estado', empty: 'não previsto' }),
    vlrForaEstado: money({ label: 'Fora do estado', noun: 'o valor fora do estado', empty: 'não previsto' }),
    vlrExterior: money({ label: 'No exterior', noun: 'o valor no exterior', empty: 'não previsto' }),
    txtNorma: text({ label: 'Norma', noun: 'a norma' }),
    dtVigencia: date({ label: 'Vigente desde', noun: 'o início da vigência', term: 'Vigência' }),
    txtObservacao: text({
      label: 'Observação',
      noun: 'a observação',
      help: 'Onde a norma não prevê diárias no exterior, é aqui que se diz.',
    }),
  },
  list: {
    columns: ['txtCargo', 'vlrNoEstado', 'vlrForaEstado', 'vlrExterior', 'txtNorma', 'dtVigencia', 'txtObservacao'],
    filters: { main: ['numExercicio', 'txtCargo'], more: ['vlrNoEstado', 'vlrForaEstado', 'vlrExterior'] },
    sort: '-vlrNoEstado',
    totals: [],
    charts: [],
  },
  pntp: {
    '7.2': {
      exige: ['txtNorma', 'dtVigencia'],
      filtros: ['numExercicio'],
      campos: ['txtCargo', 'vlrNoEstado', 'vlrForaEstado', 'vlrExterior', 'txtNorma', 'dtVigencia'],
      traz: ['vlrNoEstado', 'vlrForaEstado'],
    },
  },
});
