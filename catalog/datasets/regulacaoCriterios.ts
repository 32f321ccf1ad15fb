import { HEALTH_BODIES } from './rede.ts';
import { queueCriteria } from './regras.ts';

export const regulacaoCriterios = queueCriteria({
  id: 'saude-fila-criterios',
  title: 'Critérios da fila da saúde',
  singular: 'Critério da fila da saúde',
  plural: 'critérios da fila da saúde',
  about: 'Como se decide quem é atendido primeiro, e com quem falar sobre um pedido.',
  law: ['Lei 8.080/1990, art. 7º, IV e VI', 'Lei 12.527/2011, art. 8º'],
  bodies: HEALTH_BODIES,
  criterion: '18.3',
});
