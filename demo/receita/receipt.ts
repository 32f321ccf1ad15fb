/** Money that came in, in a month. Cents; a deduction is below zero. */
export interface Receipt {
  year: number;
  month: number;
  code: string;
  name: string;
  source: string;
  unit: string;
  cents: number;
  billed?: number;
  account?: string;
  deduction?: boolean;
  covid?: boolean;
}
