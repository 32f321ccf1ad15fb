import type { AccountBooks, MonthSpan } from '../accounts.ts';

/** Two months of a year, with the books that their report quotes. */
export interface Bimester {
  books: AccountBooks;
  council: AccountBooks;
  year: number;
  /** From January to the end of the two months. */
  until: MonthSpan;
  /** The two months alone. */
  own: MonthSpan;
}
