import { EARMARK_SOURCES } from '../emendas/model.ts';
import { type AccountBooks, type MonthSpan, type ReceivedSum, WHOLE_YEAR } from './accounts.ts';

/** The figures that several reports share, each computed once from the books. Cents. */

export const isCurrent = ({ natureza }: { natureza: string }): boolean => natureza.startsWith('1');
export const isPersonnel = ({ natureza }: { natureza: string }): boolean => natureza.startsWith('3.1');

/** Adds a figure over the twelve months that end with a month. */
const overTwelve = (year: number, month: number, of: (year: number, months: MonthSpan) => number): number =>
  of(year, [1, month]) + (month < 12 ? of(year - 1, [month + 1, 12]) : 0);

/** The net current revenue (RCL) of the twelve months that end with a month. */
export const netRevenue = (books: AccountBooks, year: number, month: number): number =>
  overTwelve(year, month, (of, months) => books.received(of, months, isCurrent).came);

/** What the federal government transferred for earmarks of a kind in the twelve months that end with a month. */
export const earmarked = (
  books: AccountBooks,
  year: number,
  month: number,
  kind: keyof typeof EARMARK_SOURCES,
): number =>
  overTwelve(
    year,
    month,
    (of, months) =>
      books.received(
        of,
        months,
        ({ natureza, fonte }) => natureza.startsWith('1.7') && fonte.endsWith(EARMARK_SOURCES[kind]),
      ).came,
  );

/** The revenue that the limits of debt are counted from, without earmarks of single members (Constitution, art. 166-A, § 1º). */
export const revenueForDebt = (books: AccountBooks, year: number, month: number): number =>
  netRevenue(books, year, month) - earmarked(books, year, month, 'Emenda individual');

/** The revenue that the limits of personnel are counted from, without those of whole benches either (art. 166, § 16). */
export const revenueForPersonnel = (books: AccountBooks, year: number, month: number): number =>
  revenueForDebt(books, year, month) - earmarked(books, year, month, 'Emenda de bancada');

/** The cost of personnel in the twelve months that end with a month. */
export const personnelCost = (books: AccountBooks, year: number, month: number): number =>
  overTwelve(year, month, (of, months) => books.spent(of, months, isPersonnel).settled);

/** Own taxes and the shares in taxes of others, from which the minimums of education and health are counted. */
export const TAX_BASE: readonly (readonly [string, RegExp])[] = [
  ['IPTU', /^1\.1\.1\.2\.50/],
  ['ITBI', /^1\.1\.1\.2\.53/],
  ['Imposto de renda retido na fonte', /^1\.1\.1\.3/],
  ['ISS', /^1\.1\.1\.4/],
  ['Cota-parte do FPM', /^1\.7\.1\.1\.51/],
  ['Cota-parte do ITR', /^1\.7\.1\.1\.52/],
  ['Cota-parte do ICMS', /^1\.7\.2\.1\.50/],
  ['Cota-parte do IPVA', /^1\.7\.2\.1\.51/],
  ['Cota-parte do IPI – exportação', /^1\.7\.2\.1\.52/],
];

/** Whether a line is taxed base, before what is deducted for the FUNDEB. */
const isTaxBase = ({ natureza, deducao }: ReceivedSum): boolean =>
  !deducao && TAX_BASE.some(([, code]) => code.test(natureza));

export const taxBase = (books: AccountBooks, year: number, months: MonthSpan): number =>
  books.received(year, months, isTaxBase).came;

/** What the town gave to the FUNDEB out of its shares. */
export const fundebGiven = (books: AccountBooks, year: number, months: MonthSpan): number =>
  -books.received(year, months, ({ natureza, deducao }) => deducao && natureza.startsWith('1.7')).came;

export const isFundeb = ({ natureza }: { natureza: string }): boolean => /^1\.7\.(?:5\.1|1\.5)/.test(natureza);

/** What counts for the minimums: what was settled and, in the report that closes the year, all that was committed. */
export const minimumStage = ([, last]: MonthSpan): 'settled' | 'committed' => (last === 12 ? 'committed' : 'settled');

/** Own money spent on teaching; school meals do not count. */
export const ownTeaching = (books: AccountBooks, year: number, months: MonthSpan): number =>
  books.spent(
    year,
    months,
    ({ funcao, subfuncao, fonte }) => funcao === '12' && subfuncao !== '306' && fonte.startsWith('1.500.'),
  )[minimumStage(months)];

export const teachingApplied = (books: AccountBooks, year: number, months: MonthSpan): number =>
  ownTeaching(books, year, months) + fundebGiven(books, year, months);

/** Own money spent on health. */
export const healthApplied = (books: AccountBooks, year: number, months: MonthSpan): number =>
  books.spent(year, months, ({ funcao, fonte }) => funcao === '10' && fonte.startsWith('1.500.'))[minimumStage(months)];

/** Revenue and expense of a whole town without interest, loans and their repayment. */
export interface PrimaryResult {
  revenue: number;
  expense: number;
  result: number;
  interestCame: number;
  interestPaid: number;
  nominal: number;
}

const isInterest = ({ natureza }: { natureza: string }): boolean => natureza.startsWith('1.3.2');
const isDebt = ({ natureza }: { natureza: string }): boolean => /^(?:3\.2|4\.6)/.test(natureza);

export function primaryResult(books: AccountBooks, year: number, months: MonthSpan): PrimaryResult {
  const interestCame = books.received(year, months, isInterest).came;
  const revenue = books.received(year, months).came - interestCame;
  const interestPaid = books.spent(year, months, ({ natureza }) => natureza.startsWith('3.2')).paid;
  const expense = books.spent(year, months, (row) => !isDebt(row)).paid + books.paidOfEarlier(year, months);
  const result = revenue - expense;
  return { revenue, expense, result, interestCame, interestPaid, nominal: result + interestCame - interestPaid };
}

/** The target of the primary result that the LDO set: what the budget forecast without interest and debt. */
export function primaryTarget(books: AccountBooks, year: number): number {
  const revenue = books.received(year, WHOLE_YEAR, (row) => !isInterest(row)).initial;
  return revenue - books.spent(year, WHOLE_YEAR, (row) => !isDebt(row)).initial;
}

/** The target of the nominal result: the primary one with the interest that comes and goes. */
export const nominalTarget = (books: AccountBooks, year: number): number =>
  primaryTarget(books, year) +
  books.received(year, WHOLE_YEAR, isInterest).initial -
  books.spent(year, WHOLE_YEAR, ({ natureza }) => natureza.startsWith('3.2')).initial;

/** What a law of guidelines, written in the middle of the year before its own, expects to be owed when a year ends. */
export function debtForecast(books: AccountBooks, first: number, law: number, year: number): number {
  const known = Math.min(year, Math.max(first, law - 2));
  let stock = debtStock(books, first, known, 12);
  for (let at = known + 1; at <= year; at++)
    stock -= books.spent(Math.min(at, first + 4), WHOLE_YEAR, ({ natureza }) => natureza.startsWith('4.6')).initial;
  return Math.max(0, stock);
}

/** What is owed by contract: ten times what the year before the first repaid, less what was repaid since. */
export function debtStock(books: AccountBooks, first: number, year: number, month: number): number {
  const repaid = (of: number, months: MonthSpan): number =>
    books.spent(of, months, ({ natureza }) => natureza.startsWith('4.6')).paid;
  let stock = repaid(first, WHOLE_YEAR) * 10;
  for (let at = first + 1; at <= year; at++) stock -= repaid(at, at === year ? [1, month] : WHOLE_YEAR);
  return stock;
}

/** Cash on the last day of a month: what came and what was paid since the year before the first, which ended with a tenth of its income. */
export function cashAt(books: AccountBooks, first: number, year: number, month: number): number {
  let cash = Math.round((books.received(first, WHOLE_YEAR).came + books.twelfths(first, WHOLE_YEAR).other) / 10);
  for (let at = first + 1; at <= year; at++) cash += cashFlow(books, at, at === year ? [1, month] : WHOLE_YEAR);
  return cash;
}

/** What came less what was paid in some months. A council has no revenue of its own: its twelfths are what comes. */
export function cashFlow(books: AccountBooks, year: number, months: MonthSpan): number {
  const came = books.received(year, months).came;
  const { received, returned, other } = books.twelfths(year, months);
  const paid = books.spent(year, months).paid + books.paidOfEarlier(year, months);
  const isCouncil = books.received(year, WHOLE_YEAR).initial === 0;
  return isCouncil ? received + other - returned - paid : came - received + returned - paid;
}
