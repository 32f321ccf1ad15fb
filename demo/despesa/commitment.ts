import { type Day, dayOf, nextWorkingDay } from '../calendar.ts';
import type { ContractDossier } from '../contratos/dossier.ts';
import { memoize } from '../memory.ts';
import { padZeros } from '../text.ts';
import type { Supplier } from '../town/companies.ts';
import type { BudgetAction } from './actions.ts';

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

export interface CommitmentChange {
  readonly kind: 'Reforço' | 'Anulação';
  readonly day: Day;
  /** Without sign. */
  readonly cents: number;
  readonly why: string;
}

/** A line of the budget. Asked twice, the same object comes, so that it can be a key. */
export interface BudgetLine {
  readonly action: BudgetAction;
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
  readonly line: BudgetLine;
  readonly creditor: Supplier;
  readonly about: string;
  readonly process: string;
  /** How it was bought, and by what law. */
  readonly modality: string;
  readonly tender: string;
  readonly ground: string;
  readonly contract: ContractDossier | null;
  readonly agreement: string;
  readonly amendment: string;
  readonly cents: number;
  readonly changes: readonly CommitmentChange[];
  readonly settlements: Settlement[];
}

const interned = new Map<BudgetAction, Map<string, BudgetLine>>();

export function dotationOf(action: BudgetAction, nature: string, source: string): BudgetLine {
  const known = interned.get(action) ?? new Map<string, BudgetLine>();
  interned.set(action, known);
  const key = nature + source;
  const line = known.get(key) ?? { action, nature, source };
  known.set(key, line);
  return line;
}

export const newSettlement = (day: Day, cents: number, invoice = ''): Settlement => ({
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
export function committedCents({ cents, changes }: Commitment): number {
  let total = cents;
  for (const { kind, cents: part } of changes) total += kind === 'Reforço' ? part : -part;
  return total;
}

export const settledCents = ({ settlements }: Commitment): number => sum(settlements);

export function paidCents({ settlements }: Commitment): number {
  let total = 0;
  for (const { payments } of settlements) total += sum(payments);
  return total;
}

/** The first and the last day of an exercise on which something can be committed. */
export const exerciseOpening = memoize((year: number): Day => nextWorkingDay(dayOf(`${year}-01-02`)));
export const exerciseClosing = memoize((year: number): Day => dayOf(`${year}-12-31`));

/** The number of an empenho, a liquidação or a pagamento as documents show it: 000123. */
export const documentNumber = (number: number): string => padZeros(number, 6);
