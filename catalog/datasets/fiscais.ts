import { PAPEIS_FISCAL } from '../codes/contratos.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, text, year } from '../fields/index.ts';

export const fiscais = dataset({
  id: 'relacao-fiscais',
  title: 'Fiscais de contratos',
  singular: 'Fiscal',
  plural: 'fiscais de contratos',
  about: 'Quem acompanha a execução de cada contrato, com que papel, por qual ato e em que período.',
  law: ['Lei 14.133/2021, art. 117'],
  key: ['numContrato', 'numAnoPub', 'txtNome'],
  period: 'numAnoPub',
  fields: {
    numContrato: code({ label: 'Contrato', noun: 'o contrato', required: true }),
    numAnoPub: year({ label: 'Exercício', noun: 'o exercício', required: true }),
    txtNome: text({ label: 'Nome', noun: 'o nome', required: true, search: 2 }),
    txtPapel: choice({ label: 'Papel', noun: 'o papel', options: PAPEIS_FISCAL, open: true }),
    txtCargo: text({ label: 'Cargo', noun: 'o cargo' }),
    numMatricula: code({ label: 'Matrícula', noun: 'a matrícula' }),
    numPortaria: code({ label: 'Portaria', noun: 'a portaria' }),
    dtInicio: date({ label: 'Desde', noun: 'o início' }),
    dtFim: date({ label: 'Até', noun: 'o fim' }),
  },
  list: {
    columns: ['txtNome', 'txtPapel', 'txtCargo', 'numPortaria', 'dtInicio', 'dtFim'],
    filters: { main: ['numAnoPub', 'txtNome', 'txtPapel'], more: ['numContrato', 'dtInicio'] },
    sort: 'txtNome',
    totals: [],
    charts: [],
  },
  pntp: {
    '9.3': {
      filtros: ['numAnoPub', 'txtNome'],
      campos: ['numContrato', 'txtNome', 'txtPapel', 'numPortaria', 'dtInicio', 'dtFim'],
    },
  },
});
