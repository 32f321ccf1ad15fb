import type { Day } from '../calendar.ts';
import type { ContractDraft } from '../contratos/draft.ts';
import { isCompetitive, type Modality } from '../contratos/modality.ts';
import type { Random } from '../random.ts';
import type { Supplier } from '../town/companies.ts';
import type { PurchaseSubject } from '../town/subjects.ts';
import type { PricedItem } from './items.ts';

/** A thing asked for in a tender. Money is in cents, prices are of one unit. */
export interface TenderItem extends PricedItem {
  lot: number;
  /** What one was thought to cost. */
  estimate: number;
  /** How many of them were contracted: of registered prices, not all are. */
  taken: number;
  winner: Supplier | null;
}

/** A tender or a direct contracting, with the contracts that came of it. Money is in cents. */
export interface Tender {
  year: number;
  /** Its number among those of the exercise, from 1. */
  sequence: number;
  number: string;
  modality: Modality;
  unit: string;
  process: string;
  object: string;
  category: string;
  subject: PurchaseSubject;
  registered: boolean;
  covid: boolean;
  published: Day;
  /** The session that opens the proposals; of a direct contracting, the day it was begun. */
  opened: Day;
  /** The day of the result; null where there is none. */
  homologated: Day | null;
  estimated: number;
  /** What was homologated; nothing where nothing was. */
  total: number;
  situation: string;
  /** Why it ended without a contract. */
  reason: string;
  items: readonly TenderItem[];
  contracts: readonly ContractDraft[];
}

/** How many points of a hundred the estimate lies above the price: bids bring it down, direct contracts hardly. */
export function estimateMarkup(modality: Modality, random: Random): number {
  if (isCompetitive(modality)) return random.between(2, 34);
  return modality.prefix === 'DL' ? random.between(0, 7) : 0;
}

/** Days between the notice and the session: the law asks for more where works are bid for. */
export const noticeDays = ({ prefix }: Modality, random: Random): number =>
  prefix === 'CE' ? random.between(36, 50) : random.between(12, 22);
