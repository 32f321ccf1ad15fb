import { crecheCriterios } from '../../catalog/datasets/crecheCriterios.ts';
import { criteriaRows } from '../kit/criteria.ts';
import type { DatasetMaker } from '../maker.ts';

const CONTACT =
  'Secretaria Municipal de Educação, Rua do Grupo Escolar, 55; (84) 3000-0040; educacao@valeclaro.example';

export const crecheCriteriosMaker: DatasetMaker = {
  dataset: crecheCriterios,
  rows: (world) =>
    criteriaRows(world, { norm: 'Portaria da Secretaria de Educação nº 7/2023', contact: CONTACT }, CRITERIA),
};

const CRITERIA = [
  [
    'Prioridade legal',
    'As crianças a que a lei dá prioridade, como as com deficiência (Lei 13.146/2015) e as de mães em situação de violência (Lei 11.340/2006). A fila não diz qual é o caso.',
  ],
  ['Vulnerabilidade social', 'Família inscrita no Cadastro Único, com renda de até meio salário mínimo por pessoa.'],
  [
    'Responsável que trabalha ou estuda',
    'Com declaração do empregador ou da escola, ou de trabalho por conta própria.',
  ],
  ['Irmão na unidade', 'Criança com irmão ou irmã já matriculados na mesma unidade.'],
  ['Ordem de inscrição', 'Entre pedidos da mesma prioridade é chamado primeiro o mais antigo.'],
  ['Recusa', 'Quem recusa a vaga na unidade pedida vai para o fim da fila. A fila é revista toda semana.'],
] as const;
