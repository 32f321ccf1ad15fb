import { type CriterionClass, type CriterionItem, criteriaOfBody, type Matrix, type MatrixLine } from './matrix.ts';

const CLASS_WEIGHTS: Readonly<Record<CriterionClass, number>> = { essencial: 2, obrigatoria: 1.5, recomendada: 1 };

const ITEM_WEIGHTS: Readonly<Record<CriterionItem, number>> = {
  disponibilidade: 30,
  atualidade: 30,
  serie: 20,
  gravacao: 10,
  filtro: 10,
};

/** Sum of what some function says of each. */
export const sumOf = <One>(all: readonly One[], of: (one: One) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

/**
 * The points of each criterion for a kind of body: the weights of the dimensions make up 100, and within a dimension the
 * criteria share by the weight of their class.
 */
export function pointsOfBody(matrix: Matrix, tipo: string): ReadonlyMap<string, number> {
  const lines = criteriaOfBody(matrix, tipo);
  const asked = matrix.dimensoes.filter(({ numero }) => lines.some(({ dimensao }) => dimensao === numero));
  const whole = sumOf(asked, ({ peso }) => peso);
  const weightOf = (line: MatrixLine): number => CLASS_WEIGHTS[line.classe];
  return new Map(
    asked.flatMap(({ numero, peso }) => {
      const own = lines.filter(({ dimensao }) => dimensao === numero);
      const share = ((peso / whole) * 100) / sumOf(own, weightOf);
      return own.map((line) => [line.numero, share * weightOf(line)] as const);
    }),
  );
}

/** The part of a criterion's points that one of its items is worth. */
export const shareOfItem = (items: readonly CriterionItem[], item: CriterionItem): number =>
  ITEM_WEIGHTS[item] / sumOf(items, (one) => ITEM_WEIGHTS[one]);

/** Part of the points that the items met are worth: without the first nothing counts. */
export function shareMet(items: readonly CriterionItem[], isMet: (item: CriterionItem) => boolean): number {
  if (!isMet('disponibilidade')) return 0;
  return sumOf(items.filter(isMet), (item) => shareOfItem(items, item));
}

export const SEALS = ['Diamante', 'Ouro', 'Prata'] as const;
export type PntpSeal = (typeof SEALS)[number];

const SEAL_FROM: readonly (readonly [least: number, seal: PntpSeal])[] = [
  [95, 'Diamante'],
  [85, 'Ouro'],
  [75, 'Prata'],
];
const LEVEL_FROM: readonly (readonly [least: number, level: string])[] = [
  [75, 'Elevado'],
  [50, 'Intermediário'],
  [30, 'Básico'],
  [Number.MIN_VALUE, 'Inicial'],
];

/** Level and seal of an index: a seal asks that no essential criterion is missed. */
export function levelOf(indice: number, essentialsMissed: number): { nivel: string; selo: PntpSeal | null } {
  const selo = essentialsMissed > 0 ? undefined : SEAL_FROM.find(([least]) => indice >= least)?.[1];
  if (selo) return { nivel: selo, selo };
  return { nivel: LEVEL_FROM.find(([least]) => indice >= least)?.[1] ?? 'Inexistente', selo: null };
}

/** The criterion without which the whole index is zero: a site of the body's own. */
export const OWN_SITE = '1.1';

/** An index as it is shown, with one decimal, never rounded up into a better level. */
export const indexOf = (got: number, possible: number): number =>
  possible === 0 ? 0 : Math.floor((got / possible) * 1000 + 1e-6) / 10;
