import { COMPONENTES_FARMACIA, RELACOES_MEDICAMENTOS } from '../codes/social.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, text, year } from '../fields/index.ts';
import { HEALTH_BODIES } from './rede.ts';

export const medicamentos = dataset({
  id: 'medicamentos',
  menu: 'Saúde e educação',
  title: 'Medicamentos do SUS',
  singular: 'Medicamento',
  plural: 'medicamentos',
  asked: 'remédio medicamento farmácia remume resme alto custo receita insulina',
  about:
    'Os remédios que o SUS fornece no município (Remume e Resme), onde pegar cada um e como obter os de alto custo.',
  law: [
    'Lei 8.080/1990, art. 6º-A e arts. 19-M a 19-P',
    'Decreto 7.508/2011, arts. 25 a 29',
    'Lei 12.527/2011, art. 8º',
  ],
  key: ['txtMedicamento', 'codMedicamento', 'numExercicio'],
  period: 'numExercicio',
  date: 'dtAtualizacao',
  bodies: HEALTH_BODIES,
  fields: {
    numExercicio: year({ label: 'Edição', noun: 'a edição', required: true }),
    codMedicamento: code({ label: 'Código', noun: 'o código', required: true, search: 2 }),
    txtMedicamento: text({ label: 'Medicamento', noun: 'o medicamento', required: true, search: 1 }),
    txtApresentacao: text({ label: 'Apresentação', noun: 'a apresentação', required: true, search: 2 }),
    txtComponente: choice({
      label: 'Componente',
      noun: 'o componente',
      options: COMPONENTES_FARMACIA,
      open: true,
      required: true,
      term: 'Medicamento de alto custo',
      tones: { 'Especializado (alto custo)': 'warn' },
    }),
    txtRelacao: choice({
      label: 'Relação',
      noun: 'a relação',
      options: RELACOES_MEDICAMENTOS,
      open: true,
      required: true,
      term: 'Remume e Resme',
    }),
    txtLocal: text({ label: 'Onde pegar', noun: 'onde pegar', required: true }),
    txtComoObter: text({ label: 'Como obter', noun: 'como obter', required: true }),
    dtAtualizacao: date({ label: 'Atualizado em', noun: 'a atualização', required: true }),
  },
  list: {
    columns: [
      ['txtMedicamento', 'txtApresentacao'],
      'txtComponente',
      'txtRelacao',
      'txtLocal',
      'txtComoObter',
      'dtAtualizacao',
    ],
    filters: {
      main: ['numExercicio', 'txtMedicamento', 'txtComponente', 'txtRelacao'],
      more: ['codMedicamento', 'dtAtualizacao'],
    },
    sort: 'txtMedicamento',
    totals: [],
    charts: [{ title: 'Medicamentos por componente', by: 'txtComponente', shape: 'bars' }],
    beside: ['medicamentos-acesso'],
  },
  detail: {
    lead: ['txtMedicamento', 'txtApresentacao'],
    figures: [],
    sections: [
      {
        title: 'Como obter',
        fields: ['txtComponente', 'txtRelacao', 'txtLocal', 'txtComoObter', 'dtAtualizacao'],
      },
    ],
    related: [
      {
        dataset: 'medicamentos-estoque',
        by: { codMedicamento: 'codMedicamento', numExercicio: 'numExercicio' },
      },
    ],
  },
  pntp: {
    '18.4': {
      filtros: ['txtMedicamento', 'txtComponente'],
      campos: ['txtMedicamento', 'txtApresentacao', 'txtComponente', 'txtRelacao', 'txtLocal', 'txtComoObter'],
      exige: ['txtLocal', 'txtComoObter'],
      data: 'dtAtualizacao',
    },
  },
});
