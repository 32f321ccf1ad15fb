import { PRIORIDADES_SAUDE, TIPOS_ATENDIMENTO_SAUDE } from '../codes/social.ts';
import { dataset } from '../dataset.ts';
import { choice, text } from '../fields/index.ts';
import { QUEUE_RULES, queueFields } from './fila.ts';
import { HEALTH_BODIES } from './rede.ts';

/** Health is sensitive (LGPD, art. 5º, II): a line says where somebody stands and never who. See decision 081. */
export const regulacao = dataset({
  id: 'saude-fila',
  menu: 'Saúde e educação',
  title: 'Fila de espera da saúde',
  singular: 'Pedido na fila da saúde',
  plural: 'pedidos na fila da saúde',
  asked: 'fila espera regulação consulta exame cirurgia especialista marcação encaminhamento protocolo demora',
  about:
    'Quantos esperam por consulta, exame ou cirurgia em cada especialidade, há quanto tempo e em que ordem, sem o nome de ninguém.',
  law: ['Lei 8.080/1990, art. 7º, VI', 'Lei 12.527/2011, arts. 8º e 31', 'Lei 13.709/2018, arts. 5º, II, e 11'],
  key: ['numProtocolo', 'numExercicio'],
  period: 'numExercicio',
  date: 'dtPosicao',
  bodies: HEALTH_BODIES,
  people: true,
  fields: {
    ...queueFields,
    txtTipo: choice({
      label: 'Atendimento',
      noun: 'o atendimento',
      options: TIPOS_ATENDIMENTO_SAUDE,
      open: true,
      required: true,
    }),
    txtEspecialidade: text({ label: 'Especialidade', noun: 'a especialidade', required: true, listed: true }),
    txtProcedimento: text({ label: 'Procedimento', noun: 'o procedimento', required: true, listed: true }),
    txtPrioridade: choice({
      label: 'Prioridade',
      noun: 'a prioridade',
      options: PRIORIDADES_SAUDE,
      required: true,
      tones: { Emergência: 'bad', Urgência: 'warn' },
    }),
    txtUnidade: text({ label: 'Unidade solicitante', noun: 'a unidade solicitante', listed: true }),
  },
  derived: ['qtdDiasEspera'],
  rules: QUEUE_RULES,
  list: {
    columns: [
      'numPosicao',
      ['numProtocolo', 'codIdentificacao'],
      ['txtEspecialidade', 'txtProcedimento'],
      'txtPrioridade',
      'dtSolicitacao',
      'qtdDiasEspera',
      ['txtUnidade', 'dtPosicao'],
    ],
    filters: {
      main: ['numExercicio', 'txtEspecialidade', 'txtProcedimento', 'numProtocolo'],
      more: ['txtTipo', 'txtPrioridade', 'txtUnidade', 'dtSolicitacao'],
    },
    sort: 'numPosicao',
    totals: ['qtdDiasEspera'],
    means: ['qtdDiasEspera'],
    charts: [
      { title: 'Pedidos à espera por especialidade', by: 'txtEspecialidade', shape: 'bars' },
      {
        title: 'Espera média por especialidade, em dias',
        by: 'txtEspecialidade',
        sum: 'qtdDiasEspera',
        shape: 'bars',
      },
      { title: 'Pedidos à espera por procedimento', by: 'txtProcedimento', shape: 'bars' },
    ],
    beside: ['saude-fila-criterios'],
  },
  pntp: {
    '18.3': {
      filtros: ['txtEspecialidade', 'txtProcedimento'],
      campos: [
        'numPosicao',
        'numProtocolo',
        'codIdentificacao',
        'dtSolicitacao',
        'txtEspecialidade',
        'txtProcedimento',
        'txtPrioridade',
        'qtdDiasEspera',
      ],
      data: 'dtPosicao',
    },
  },
});
