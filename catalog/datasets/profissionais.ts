import { dataset } from '../dataset.ts';
import { date, text, year } from '../fields/index.ts';
import { HEALTH_BODIES } from './rede.ts';

/** Names of those who serve the public: their register in the council of their trade is no part of it. */
export const profissionais = dataset({
  id: 'saude-profissionais',
  menu: 'Saúde e educação',
  title: 'Profissionais de saúde',
  singular: 'Profissional de saúde',
  plural: 'profissionais de saúde',
  asked: 'médico enfermeiro dentista psicólogo escala plantão especialista atende',
  about: 'Quem atende em cada unidade de saúde, em que especialidade, em que dias e a que horas.',
  law: ['Lei 8.080/1990, art. 7º, VI', 'Lei 12.527/2011, art. 8º', 'Lei 13.460/2017, art. 7º'],
  key: ['txtUnidade', 'numExercicio', 'txtNome', 'txtFuncao'],
  period: 'numExercicio',
  date: 'dtAtualizacao',
  bodies: HEALTH_BODIES,
  people: true,
  fields: {
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    txtUnidade: text({ label: 'Unidade', noun: 'a unidade', required: true, listed: true, search: 3 }),
    txtNome: text({ label: 'Profissional', noun: 'o profissional', required: true, search: 1 }),
    txtFuncao: text({ label: 'Função', noun: 'a função', required: true, listed: true, search: 2 }),
    txtEspecialidade: text({ label: 'Especialidade', noun: 'a especialidade', listed: true, search: 2 }),
    txtDias: text({ label: 'Dias', noun: 'os dias', required: true }),
    txtHorario: text({ label: 'Horário', noun: 'o horário', required: true }),
    dtAtualizacao: date({ label: 'Atualizado em', noun: 'a atualização', required: true }),
  },
  list: {
    columns: ['txtNome', ['txtFuncao', 'txtEspecialidade'], 'txtUnidade', ['txtDias', 'txtHorario'], 'dtAtualizacao'],
    filters: {
      main: ['numExercicio', 'txtUnidade', 'txtEspecialidade', 'txtNome'],
      more: ['txtFuncao', 'dtAtualizacao'],
    },
    sort: 'txtNome',
    totals: [],
    charts: [{ title: 'Profissionais por especialidade', by: 'txtEspecialidade', shape: 'bars' }],
  },
  links: { txtUnidade: { dataset: 'saude-unidades', by: { txtUnidade: 'txtUnidade', numExercicio: 'numExercicio' } } },
  pntp: {
    '18.2': {
      filtros: ['txtUnidade', 'txtEspecialidade'],
      campos: ['txtNome', 'txtFuncao', 'txtEspecialidade', 'txtUnidade', 'txtDias', 'txtHorario'],
      traz: ['txtEspecialidade'],
      data: 'dtAtualizacao',
    },
  },
});
