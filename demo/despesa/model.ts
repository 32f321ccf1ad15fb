import { type Day, dayOf, nextWorkingDay } from '../calendar.ts';
import type { ContratoDossier } from '../contratos/dossier.ts';
import { memoize } from '../memory.ts';
import { padZeros } from '../text.ts';
import type { Supplier } from '../town/companies.ts';
import type { BudgetAction } from './actions.ts';

/** A payment. Below zero the money came back: the bank refused the transfer. */
export interface Pagamento {
  /** The number in its calendar year, given when all payments are known. */
  number: number;
  readonly day: Day;
  readonly cents: number;
}

/** A settlement (liquidação): a part of what was committed is now owed. */
export interface Liquidacao {
  number: number;
  readonly day: Day;
  readonly cents: number;
  /** The invoice, where there is one. */
  readonly invoice: string;
  readonly payments: Pagamento[];
  /** The position in the payment queue, the legal reason of a payment out of turn, and whether a dispute holds it back. */
  place: number;
  breach: number | null;
  held: boolean;
}

export interface EmpenhoChange {
  readonly kind: 'Reforço' | 'Anulação';
  readonly day: Day;
  /** The cents of the change, without sign. */
  readonly cents: number;
  readonly why: string;
}

/** A line of the budget. There is one object for each, so that it can be a key. */
export interface BudgetLine {
  readonly action: BudgetAction;
  /** `3.3.90.39` */
  readonly nature: string;
  /** `1.500.0000` */
  readonly source: string;
}

/** An empenho with its settlements and payments: paid ≤ settled ≤ committed. Money is in cents. */
export interface Empenho {
  number: number;
  readonly year: number;
  readonly day: Day;
  readonly kind: 'Ordinário' | 'Estimativo' | 'Global';
  readonly line: BudgetLine;
  readonly creditor: Supplier;
  readonly about: string;
  readonly process: string;
  /** The modality of the purchase, its tender and its legal ground. */
  readonly modality: string;
  readonly tender: string;
  readonly ground: string;
  readonly contract: ContratoDossier | null;
  readonly agreement: string;
  readonly amendment: string;
  readonly cents: number;
  readonly changes: readonly EmpenhoChange[];
  readonly settlements: Liquidacao[];
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

export const newLiquidacao = (day: Day, cents: number, invoice = ''): Liquidacao => ({
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

/** The committed cents, reinforcements and annulments included. */
export function empenhadoCents({ cents, changes }: Empenho): number {
  let total = cents;
  for (const { kind, cents: part } of changes) total += kind === 'Reforço' ? part : -part;
  return total;
}

export const liquidadoCents = ({ settlements }: Empenho): number => sum(settlements);

export function pagoCents({ settlements }: Empenho): number {
  let total = 0;
  for (const { payments } of settlements) total += sum(payments);
  return total;
}

/** The first and the last day of an exercise on which something can be committed. */
export const exerciseOpening = memoize((year: number): Day => nextWorkingDay(dayOf(`${year}-01-02`)));
export const exerciseClosing = memoize((year: number): Day => dayOf(`${year}-12-31`));

/** The number of an empenho, a liquidação or a pagamento as documents show it: 000123. */
export const documentNumber = (number: number): string => padZeros(number, 6);
