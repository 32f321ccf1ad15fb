import { type Day, dayOf, monthOf } from '../kit/calendar.ts';
import { padZeros } from '../kit/text.ts';
import type { Supplier } from '../town/companies.ts';
import type { PurchaseSubject } from '../town/subjects.ts';
import type { Modality } from './modality.ts';

/** Days from the first paper of a process to what ends it. */
const PREPARATION = 120;

/** The month in which a process of an exercise was opened, and which its number bears: long before what it ends in. */
export const processMonth = (year: number, end: Day): string =>
  padZeros(monthOf(Math.max(end - PREPARATION, dayOf(`${year}-01-02`))), 2);

/** A contract as it was signed. Money is in cents. */
export interface ContratoDraft {
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
  /** Whether it was an emergency purchase of the pandemic. */
  covid: boolean;
}
