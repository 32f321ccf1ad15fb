import type { CriterionItem } from './matrix.ts';

/** Whether an item is met at one place, and the figures that show it. */
export interface ItemFinding {
  cumprido: boolean;
  prova: string;
  /** First day on which it stops being met. */
  venceEm: string | null;
  /** First day on which it was not met, of data that were too old from then on. */
  venceuEm?: string;
}

/** What was found of each item at one place. An item that is absent is not answered there. */
export type PlaceFindings = Partial<Record<CriterionItem, ItemFinding>>;

export const found = (cumprido: boolean, prova: string, venceEm: string | null = null): ItemFinding => ({
  cumprido,
  prova,
  venceEm,
});

/** Findings of several places that must all answer: an item is met where each that speaks of it meets it. */
export function joinFindings(places: readonly PlaceFindings[], item: CriterionItem): ItemFinding | null {
  const told = places.flatMap((place) => place[item] ?? []);
  if (told.length === 0) return null;
  const days = told.flatMap(({ venceEm }) => venceEm ?? []).sort();
  const isMet = told.every(({ cumprido }) => cumprido);
  return found(isMet, [...new Set(told.map(({ prova }) => prova))].join('; '), isMet ? (days[0] ?? null) : null);
}
