import { type Day, dayOf, nextWorking } from '../calendar.ts';
import type { Dossier } from '../contratos/dossier.ts';
import { remember } from '../memory.ts';
import type { Supplier } from '../town/companies.ts';
import type { Action } from './actions.ts';

/** Money going out. Below zero, it came back: a transfer that the bank refused. */
export interface Payment {
  /** Of its calendar year; given when all are known. */
  number: number;
  readonly day: Day;
  readonly cents: number;
}

/** That a part of what was committed is now owed. */
export interface Settlement {
  number: number;
  readonly day: Day;
  readonly cents: number;
  /** The invoice, where there is one. */
  readonly invoice: string;
  readonly payments: Payment[];
  /** Place in the queue of its source and category, and whether somebody was paid before their turn. */
  place: number;
  breach: number | null;
  held: boolean;
}

export interface Change {
  readonly kind: 'Reforço' | 'Anulação';
  readonly day: Day;
  /** Without sign. */
  readonly cents: number;
  readonly why: string;
}

/** A line of the budget. Asked twice, the same object comes, so that it can be a key. */
export interface Dotation {
  readonly action: Action;
  /** `3.3.90.39` */
  readonly nature: string;
  /** `1.500.0000` */
  readonly source: string;
}

/** An empenho and all that came of it, sums agreeing: paid ≤ settled ≤ committed. Money is in cents. */
export interface Commitment {
  number: number;
  readonly year: number;
  readonly day: Day;
  readonly kind: 'Ordinário' | 'Estimativo' | 'Global';
  readonly line: Dotation;
  readonly creditor: Supplier;
  readonly about: string;
  readonly process: string;
  /** How it was bought, and by what law. */
  readonly modality: string;
  readonly tender: string;
  readonly ground: string;
  readonly contract: Dossier | null;
  readonly agreement: string;
  readonly amendment: string;
  readonly cents: number;
  readonly changes: readonly Change[];
  readonly settlements: Settlement[];
}

const interned = new Map<Action, Map<string, Dotation>>();

export function dotation(action: Action, nature: string, source: string): Dotation {
  const known = interned.get(action) ?? new Map<string, Dotation>();
  interned.set(action, known);
  const key = nature + source;
  const line = known.get(key) ?? { action, nature, source };
  known.set(key, line);
  return line;
}

export const settlement = (day: Day, cents: number, invoice = ''): Settlement => ({
  number: 0,
  day,
  cents,
  invoice,
  payments: [],
  place: 0,
  breach: null,
  held: false,
});

const sum = (parts: readonly { cents: number }[]): number => {
  let total = 0;
  for (const { cents } of parts) total += cents;
  return total;
};

/** What is committed once reinforcements and annulments are counted. */
export function committed({ cents, changes }: Commitment): number {
  let total = cents;
  for (const { kind, cents: part } of changes) total += kind === 'Reforço' ? part : -part;
  return total;
}

export const settled = ({ settlements }: Commitment): number => sum(settlements);

export function paid({ settlements }: Commitment): number {
  let total = 0;
  for (const { payments } of settlements) total += sum(payments);
  return total;
}

/** The first and the last day of an exercise on which something can be committed. */
export const opening = remember((year: number): Day => nextWorking(dayOf(`${year}-01-02`)));
export const closing = remember((year: number): Day => dayOf(`${year}-12-31`));
