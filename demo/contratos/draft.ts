import type { Day } from '../calendar.ts';
import type { Supplier } from '../town/companies.ts';
import type { PurchaseSubject } from '../town/subjects.ts';
import type { Modality } from './modality.ts';

/** A contract as it was signed. Money is in cents. */
export interface ContractDraft {
  year: number;
  /** Which one of its exercise it is, from 0. */
  place: number;
  /** Which part of its tender it was made for, from 1. */
  lot: number;
  number: string;
  kind: string;
  category: string;
  unit: string;
  object: string;
  supplier: Supplier;
  modality: Modality;
  tender: string;
  process: string;
  registered: boolean;
  signed: Day;
  start: Day;
  end: Day;
  months: number;
  initial: number;
  subject: PurchaseSubject;
  /** Bought to fight the pandemic. */
  covid: boolean;
}
