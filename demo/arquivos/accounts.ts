/** What was authorised and done with a function of government in a month; the budget stands in month 0. */
export interface Spent {
  ano: number;
  mes: number;
  funcao: string;
  grupo: string;
  orcado: number;
  atualizado: number;
  empenhado: number;
  liquidado: number;
  pago: number;
}

export interface Received {
  ano: number;
  mes: number;
  categoria: string;
  origem: string;
  previsto: number;
  arrecadado: number;
}

/** The sums that the portal itself shows: what a report says must be what a reader finds there. Cents. */
export interface Accounts {
  spent(year: number, months: Months, where?: (row: Spent) => boolean): Totals;
  received(year: number, months: Months, where?: (row: Received) => boolean): { expected: number; came: number };
  functions(year: number): string[];
  origins(year: number): string[];
}

export type Months = readonly [number, number];
export type Totals = Record<'initial' | 'updated' | 'committed' | 'settled' | 'paid', number>;
