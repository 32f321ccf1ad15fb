import type { AccountBooks, MonthSpan } from '../accounts.ts';

/** The books of a town, and those of each of its two powers. */
export interface PowerBooks {
  town: AccountBooks;
  executive: AccountBooks;
  council: AccountBooks;
}

/** Two months of a year, with the books that their report quotes. */
export interface Bimester extends Omit<PowerBooks, 'town'> {
  /** The books of the whole town. */
  books: AccountBooks;
  year: number;
  /** From January to the end of the two months. */
  until: MonthSpan;
  /** The two months alone. */
  own: MonthSpan;
}
