import { dataset } from '../dataset.ts';
import { code, date, file, text, year } from '../fields/index.ts';

export const fotos = dataset({
  id: 'obras-fotos',
  title: 'Fotos da obra',
  singular: 'Foto',
  plural: 'fotos',
  about: 'Fotos que mostram como a obra andou, cada uma com a data e uma legenda.',
  law: ['Lei 12.527/2011, art. 8º, § 1º, V'],
  key: ['numOrdemServico', 'numExercicio', 'numFoto'],
  period: 'numExercicio',
  fields: {
    numOrdemServico: code({ label: 'Ordem de serviço', noun: 'a ordem de serviço', required: true }),
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true }),
    numFoto: code({ label: 'Foto', noun: 'a foto', required: true }),
    dtFoto: date({ label: 'Data', noun: 'a data' }),
    txtLegenda: text({
      label: 'Legenda',
      noun: 'a legenda',
      required: true,
      help: 'O que se vê na foto: é lida em voz alta por quem não a enxerga.',
    }),
    arqFoto: file({ label: 'Arquivo', required: true }),
  },
  list: {
    columns: ['numFoto', 'dtFoto', 'txtLegenda', 'arqFoto'],
    filters: { main: ['numExercicio', 'dtFoto'], more: ['numOrdemServico', 'txtLegenda'] },
    sort: 'dtFoto',
    totals: [],
    charts: [],
  },
});
