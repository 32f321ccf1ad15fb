/** What was authorised and done with a function of government in a month; the budget stands in month 0. */
export interface SpentSum {
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

export interface ReceivedSum {
  ano: number;
  mes: number;
  categoria: string;
  origem: string;
  previsto: number;
  arrecadado: number;
}

/** The sums that the portal itself shows: what a report says must be what a reader finds there. Cents. */
export interface AccountSums {
  spent(year: number, months: MonthSpan, where?: (row: SpentSum) => boolean): StageTotals;
  received(year: number, months: MonthSpan, where?: (row: ReceivedSum) => boolean): { expected: number; came: number };
  functions(year: number): string[];
  origins(year: number): string[];
}

export type MonthSpan = readonly [number, number];
export type StageTotals = Record<'initial' | 'updated' | 'committed' | 'settled' | 'paid', number>;
