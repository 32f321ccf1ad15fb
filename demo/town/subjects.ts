import type { NonEmpty } from '../words.ts';
import type { Trade } from './companies.ts';

/** The way of buying, which decides the modality and its legal ground. */
export type PurchaseWay = 'bid' | 'works' | 'artist' | 'lease' | 'expert' | 'clinic';

/** A kind of purchase of a small town, with its units, trade, objects, prices and terms. */
export interface PurchaseSubject {
  /** The relative frequency among the purchases of the body. */
  weight: number;
  category: string;
  units: NonEmpty<string>;
  trade: Trade;
  /** The object of a contract is one of `what` followed by one of `whom`. */
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
