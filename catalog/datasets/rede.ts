import type { Bodies } from '../body.ts';

/** Who runs clinics, schools and social services, and the councils that watch over them. */
const executive = (why: string): Bodies => ({ only: ['prefeitura', 'fundo', 'autarquia', 'consorcio', 'estado'], why });

export const HEALTH_BODIES = executive(
  'Quem presta os serviços de saúde é o Poder Executivo (Lei 8.080/1990, art. 9º).',
);

export const CRECHE_BODIES: Bodies = {
  only: ['prefeitura'],
  why: 'As creches são do Município, e quem as mantém é a prefeitura (CF, art. 211, § 2º).',
};

export const COUNCIL_BODIES = executive(
  'Os conselhos acompanham as políticas do Poder Executivo, que publica seus membros e atas.',
);

export const INCENTIVE_BODIES = executive(
  'Quem incentiva projetos de cultura e de esporte é o Poder Executivo, que cobra os tributos e executa o orçamento.',
);
