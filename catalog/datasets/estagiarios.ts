import { NIVEIS_ENSINO } from '../codes/pessoal.ts';
import { dataset } from '../dataset.ts';
import { choice, date, money, text, year } from '../fields/index.ts';

/** Many interns are minors: beyond what the auditors ask for there is nothing, and no document at all. */
export const estagiarios = dataset({
  id: 'estagiarios',
  menu: 'Pessoal',
  title: 'Estagiários',
  singular: 'Estagiário',
  plural: 'estagiários',
  asked: 'estagiário estágio bolsa',
  about: 'Estudantes em estágio no órgão, com lotação, período e valor da bolsa.',
  law: ['Lei 11.788/2008', 'Lei 12.527/2011, art. 8º', 'Lei 13.709/2018, art. 14'],
  key: ['txtNome', 'dtInicio'],
  period: 'numExercicio',
  date: 'dtInicio',
  range: 'dtInicio',
  people: true,
  fields: {
    numExercicio: year({ label: 'Ano de contratação', noun: 'o ano de contratação', required: true }),
    txtNome: text({ label: 'Nome', noun: 'o nome', required: true, search: 1 }),
    txtNivel: choice({ label: 'Nível de ensino', noun: 'o nível de ensino', options: NIVEIS_ENSINO, open: true }),
    txtInstituicao: text({ label: 'Instituição de ensino', noun: 'a instituição de ensino', listed: true, search: 3 }),
    txtUnidadeOrcamentaria: text({ label: 'Lotação', noun: 'a lotação', listed: true, search: 3, term: 'Lotação' }),
    dtInicio: date({ label: 'Início', noun: 'o início', required: true }),
    dtFim: date({ label: 'Término', noun: 'o término', awaited: true }),
    vlrBolsa: money({ label: 'Bolsa mensal', noun: 'a bolsa' }),
    txtAgente: text({
      label: 'Agente de integração',
      noun: 'o agente de integração',
      listed: true,
      term: 'Agente de integração',
    }),
  },
  rules: [
    {
      fields: ['dtInicio', 'dtFim'],
      holds: ({ dtInicio: from, dtFim: to }) => !from || !to || from <= to,
      message: 'o término vem antes do início',
    },
  ],
  list: {
    columns: [
      'txtNome',
      'txtNivel',
      'txtInstituicao',
      'txtUnidadeOrcamentaria',
      'dtInicio',
      'dtFim',
      'vlrBolsa',
      'txtAgente',
    ],
    filters: {
      main: ['numExercicio', 'txtNome', 'txtUnidadeOrcamentaria', 'txtNivel'],
      more: ['txtInstituicao', 'dtInicio', 'dtFim'],
    },
    sort: 'txtNome',
    totals: [],
    charts: [
      { title: 'Estagiários por lotação', by: 'txtUnidadeOrcamentaria', shape: 'bars' },
      { title: 'Estagiários por nível de ensino', by: 'txtNivel', shape: 'bars' },
    ],
  },
  pntp: {
    '6.4': { exige: ['dtFim'], filtros: ['numExercicio'], campos: ['txtNome', 'dtInicio', 'dtFim'] },
  },
});
