import type { Bodies } from '../body.ts';
import type { FileCategory } from './category.ts';

const LEGISLATIVE: Bodies = { only: ['camara'], why: 'Só o Poder Legislativo tem sessões e comissões.' };
const LAW = 'Lei 12.527/2011 (LAI), art. 8º';

/** Documents of a legislative house: most are of a record, whose list leads to them. */
export const LEGISLATIVE_CATEGORIES: readonly FileCategory[] = [
  {
    slug: 'pautas-das-sessoes',
    title: 'Pautas das sessões e das comissões',
    about: 'O que vai ser votado e discutido, antes de cada sessão e reunião.',
    law: LAW,
    group: 'Atividade legislativa',
    page: { to: '/sessoes', name: 'Sessões e reuniões' },
    bodies: LEGISLATIVE,
  },
  {
    slug: 'atas-das-sessoes',
    title: 'Atas das sessões',
    about: 'O que foi decidido em cada sessão e quem esteve presente.',
    law: LAW,
    group: 'Atividade legislativa',
    page: { to: '/sessoes', name: 'Sessões e reuniões' },
    bodies: LEGISLATIVE,
  },
  {
    slug: 'textos-das-proposicoes',
    title: 'Textos das proposições',
    about: 'O inteiro teor de projetos, requerimentos, indicações e moções, e o que os acompanha.',
    law: LAW,
    group: 'Atividade legislativa',
    page: { to: '/proposicoes', name: 'Proposições' },
    bodies: LEGISLATIVE,
  },
  {
    slug: 'fotos-dos-vereadores',
    title: 'Fotos dos vereadores',
    about: 'Os retratos oficiais de quem compõe a Câmara.',
    law: LAW,
    group: 'Atividade legislativa',
    page: { to: '/vereadores', name: 'Vereadores' },
    bodies: LEGISLATIVE,
  },
];
