import type { NonEmpty } from '../words.ts';
import type { Trade } from './companies.ts';

/** How a thing is bought: what decides the modality and its legal ground. */
export type PurchaseWay = 'bid' | 'works' | 'artist' | 'lease' | 'expert' | 'clinic';

/** One kind of purchase of a small town, where everything about it goes together. */
export interface PurchaseSubject {
  /** How many in a hundred or so. */
  weight: number;
  category: string;
  units: NonEmpty<string>;
  trade: Trade;
  /** The object is one of these, for one of those. */
  what: NonEmpty<string>;
  whom: NonEmpty<string>;
  /** Reais, from the smallest to the largest. */
  value: readonly [number, number];
  months: NonEmpty<number>;
  /** Share of the contracts that are extended each time they come to an end. */
  renewed: number;
  way: PurchaseWay;
  /** Share of contractors who are persons, and who are one-person companies. */
  persons?: number;
  oneself?: number;
}
