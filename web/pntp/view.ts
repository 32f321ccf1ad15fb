import type { PntpCriterio, PntpEspelho } from '../../catalog/pntp/answer.ts';

/** A choice of criteria that the address may ask for. */
export interface CriteriaView {
  id: string;
  label: string;
  has(criterio: PntpCriterio, data: PntpEspelho): boolean;
}

const isLacking = ({ obtidos, pontos }: PntpCriterio): boolean => obtidos < pontos;

export const CRITERIA_VIEWS: readonly CriteriaView[] = [
  { id: '', label: 'Todos', has: () => true },
  { id: 'falta', label: 'Com algo a fazer', has: isLacking },
  { id: 'essenciais', label: 'Essenciais', has: ({ classe }) => classe === 'essencial' },
  {
    id: 'vencem',
    label: 'Vencem em dez dias',
    has: ({ numero }, { vencem }) => vencem.some(({ criterio }) => criterio === numero),
  },
  { id: 'atestados', label: 'Atestados', has: ({ como }) => como !== 'medido' },
];

/** The choice that an address asks for; any other word asks for all. */
export const viewNamed = (id: string | null): CriteriaView | undefined =>
  CRITERIA_VIEWS.find((view) => view.id === (id ?? '')) ?? CRITERIA_VIEWS[0];
