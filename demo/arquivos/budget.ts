import { type AccountBooks, WHOLE_YEAR } from './accounts.ts';

/** How much a town expects its money to grow in a year, in hundredths. */
const GROWTH = 106;

type Where = Parameters<AccountBooks['spent']>[2];

/** What the budget law of a year fixes; for a year without one, what the last fixed and its expected growth. Cents. */
export function budgetIn(books: AccountBooks, year: number, where: Where): number {
  const fixed = books.spent(year, WHOLE_YEAR, where).initial;
  if (fixed > 0 || books.spent(year, WHOLE_YEAR).initial > 0) return fixed;
  return year < 2_022 ? 0 : Math.round((budgetIn(books, year - 1, where) * GROWTH) / 100);
}

/** What the budget law of a year expects to come, or the last one's and its expected growth. Cents. */
export function revenueIn(
  books: AccountBooks,
  year: number,
  where: Parameters<AccountBooks['received']>[2] = () => true,
): number {
  const expected = books.received(year, WHOLE_YEAR, where).initial;
  if (expected !== 0 || books.received(year, WHOLE_YEAR).initial > 0) return expected;
  return year < 2_022 ? 0 : Math.round((revenueIn(books, year - 1, where) * GROWTH) / 100);
}
