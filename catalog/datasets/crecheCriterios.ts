import { CRECHE_BODIES } from './rede.ts';
import { queueCriteria } from './regras.ts';

export const crecheCriterios = queueCriteria({
  id: 'creche-fila-criterios',
  title: 'Critérios de prioridade da creche',
  singular: 'Critério de prioridade da creche',
  plural: 'critérios de prioridade da creche',
  about: 'Como se põe a fila em ordem e o que dá prioridade a uma criança, e com quem falar sobre um pedido.',
  law: ['Lei 9.394/1996 (LDB), art. 5º, § 1º, IV', 'Lei 14.685/2023'],
  bodies: CRECHE_BODIES,
  criterion: '19.2',
});
