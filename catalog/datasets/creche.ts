import { FAIXAS_CRECHE, PRIORIDADES_CRECHE } from '../codes/social.ts';
import { dataset } from '../dataset.ts';
import { choice, text } from '../fields/index.ts';
import { QUEUE_RULES, queueFields } from './fila.ts';
import { CRECHE_BODIES } from './rede.ts';

/** Lines of small children (LGPD, art. 14): neither they nor whoever asked for the place are named. See decision 081. */
export const creche = dataset({
  id: 'creche-fila',
  menu: 'Saúde e educação',
  title: 'Fila de espera das creches',
  singular: 'Pedido de vaga em creche',
  plural: 'pedidos de vaga em creche',
  asked: 'creche vaga fila espera matrícula berçário maternal criança protocolo',
  about:
    'Os pedidos de vaga em creche em ordem, por unidade e faixa de idade, sem o nome da criança nem o de quem pediu.',
  law: ['Lei 9.394/1996 (LDB), art. 5º, § 1º, IV', 'Lei 14.685/2023', 'Lei 13.709/2018, art. 14'],
  key: ['numProtocolo', 'numExercicio'],
  period: 'numExercicio',
  date: 'dtPosicao',
  bodies: CRECHE_BODIES,
  people: true,
  fields: {
    ...queueFields,
    txtUnidade: text({ label: 'Unidade pretendida', noun: 'a unidade pretendida', required: true, listed: true }),
    txtFaixaEtaria: choice({
      label: 'Faixa de idade',
      noun: 'a faixa de idade',
      options: FAIXAS_CRECHE,
      open: true,
      required: true,
    }),
    txtPrioridade: choice({
      label: 'Critério de prioridade',
      noun: 'o critério de prioridade',
      options: PRIORIDADES_CRECHE,
      open: true,
      required: true,
    }),
  },
  derived: ['qtdDiasEspera'],
  rules: QUEUE_RULES,
  list: {
    columns: [
      'numPosicao',
      ['numProtocolo', 'codIdentificacao'],
      'txtUnidade',
      'txtFaixaEtaria',
      'txtPrioridade',
      'dtSolicitacao',
      'qtdDiasEspera',
      'dtPosicao',
    ],
    filters: {
      main: ['numExercicio', 'txtUnidade', 'txtFaixaEtaria', 'numProtocolo'],
      more: ['txtPrioridade', 'dtSolicitacao'],
    },
    sort: 'numPosicao',
    totals: ['qtdDiasEspera'],
    means: ['qtdDiasEspera'],
    charts: [
      { title: 'Pedidos à espera por unidade', by: 'txtUnidade', shape: 'bars' },
      { title: 'Espera média por unidade, em dias', by: 'txtUnidade', sum: 'qtdDiasEspera', shape: 'bars' },
      { title: 'Pedidos à espera por faixa de idade', by: 'txtFaixaEtaria', shape: 'bars' },
    ],
    beside: ['creche-fila-criterios'],
  },
  pntp: {
    '19.2': {
      filtros: ['txtUnidade', 'txtFaixaEtaria'],
      campos: [
        'numPosicao',
        'numProtocolo',
        'dtSolicitacao',
        'txtUnidade',
        'txtFaixaEtaria',
        'txtPrioridade',
        'dtPosicao',
      ],
      data: 'dtPosicao',
    },
  },
});
