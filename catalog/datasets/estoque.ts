import { SITUACOES_ESTOQUE } from '../codes/social.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, number, text, year } from '../fields/index.ts';
import { HEALTH_BODIES } from './rede.ts';

export const estoque = dataset({
  id: 'medicamentos-estoque',
  menu: 'Saúde e educação',
  title: 'Estoque de medicamentos',
  singular: 'Medicamento em estoque',
  plural: 'medicamentos em estoque',
  asked: 'estoque remédio medicamento farmácia falta disponível tem',
  about: 'Quanto há de cada remédio em cada farmácia pública, no dia em que se contou.',
  law: ['Lei 8.080/1990, art. 6º-A', 'Lei 12.527/2011, art. 8º'],
  key: ['txtUnidade', 'numExercicio', 'codMedicamento'],
  period: 'numExercicio',
  date: 'dtAtualizacao',
  bodies: HEALTH_BODIES,
  fields: {
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    txtUnidade: text({ label: 'Farmácia', noun: 'a farmácia', required: true, listed: true, search: 3 }),
    codMedicamento: code({ label: 'Código', noun: 'o código', required: true }),
    txtMedicamento: text({ label: 'Medicamento', noun: 'o medicamento', required: true, search: 1 }),
    txtApresentacao: text({ label: 'Apresentação', noun: 'a apresentação', search: 3 }),
    qtdEstoque: number({ label: 'Quantidade', noun: 'a quantidade', required: true }),
    txtMedida: text({ label: 'Medida', noun: 'a medida' }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_ESTOQUE,
      required: true,
      tones: { Disponível: 'good', 'Estoque baixo': 'warn', 'Em falta': 'bad' },
    }),
    dtAtualizacao: date({ label: 'Contado em', noun: 'o dia da contagem', required: true }),
  },
  rules: [
    {
      fields: ['txtSituacao', 'qtdEstoque'],
      holds: ({ txtSituacao: state, qtdEstoque: left }) => (state === 'Em falta') === Number(left) <= 0,
      message: 'a situação e a quantidade não combinam: em falta é quantidade zero',
    },
  ],
  list: {
    columns: [
      ['txtMedicamento', 'txtApresentacao'],
      'txtUnidade',
      ['qtdEstoque', 'txtMedida'],
      'txtSituacao',
      'dtAtualizacao',
    ],
    filters: {
      main: ['numExercicio', 'txtMedicamento', 'txtUnidade', 'txtSituacao'],
      more: ['codMedicamento', 'dtAtualizacao'],
    },
    sort: 'txtMedicamento',
    totals: [],
    charts: [{ title: 'Medicamentos por situação', by: 'txtSituacao', shape: 'bars' }],
  },
  links: {
    txtMedicamento: {
      dataset: 'medicamentos',
      by: { txtMedicamento: 'txtMedicamento', codMedicamento: 'codMedicamento', numExercicio: 'numExercicio' },
    },
    txtUnidade: { dataset: 'saude-unidades', by: { txtUnidade: 'txtUnidade', numExercicio: 'numExercicio' } },
  },
  pntp: {
    '18.5': {
      filtros: ['txtMedicamento', 'txtUnidade'],
      campos: ['txtUnidade', 'txtMedicamento', 'qtdEstoque', 'dtAtualizacao'],
      data: 'dtAtualizacao',
    },
  },
});
