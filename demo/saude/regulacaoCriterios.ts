import { regulacaoCriterios } from '../../catalog/datasets/regulacaoCriterios.ts';
import { criteriaRows } from '../kit/criteria.ts';
import type { DatasetMaker } from '../maker.ts';

const CONTACT = 'Central de Regulação, Avenida Presidente Dutra, 310; (84) 3000-0055; regulacao@valeclaro.example';

export const regulacaoCriteriosMaker: DatasetMaker = {
  dataset: regulacaoCriterios,
  rows: (world) =>
    criteriaRows(world, { norm: 'Portaria da Secretaria de Saúde nº 4/2022', contact: CONTACT }, CRITERIA),
};

const CRITERIA = [
  [
    'Emergência',
    'Risco de morte ou de perda de órgão: o atendimento é imediato, na UPA ou no hospital, e não espera na fila.',
  ],
  [
    'Urgência',
    'O médico regulador vê risco de agravamento em dias: o pedido vem antes de todos os outros do procedimento.',
  ],
  [
    'Prioritária',
    'Gestantes, crianças, pessoas idosas, pessoas com deficiência ou em tratamento contínuo (Lei 10.048/2000).',
  ],
  ['Eletiva', 'Os demais pedidos, em que esperar não agrava o quadro.'],
  ['Data do pedido', 'Entre pedidos da mesma prioridade é chamado primeiro o mais antigo.'],
  [
    'Revisão e falta',
    'O médico pode rever a prioridade a qualquer tempo. Quem falta duas vezes sem avisar volta ao fim da fila.',
  ],
] as const;
