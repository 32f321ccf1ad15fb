import { isoDay, plusDays } from '../../catalog/texto/day.ts';
import type { CallGrain, CallWindow } from './calls.ts';

export interface DayRange {
  /** First and last day wanted; null means as far as there are data. */
  from: string | null;
  to: string | null;
}

/** Number of empty windows after which no earlier one is asked: three years, or two years of months. */
const ENOUGH: Readonly<Record<CallGrain, number>> = { ano: 3, mes: 24 };
const MONTHS: Readonly<Record<CallGrain, number>> = { ano: 12, mes: 1 };
const OLDEST = '1990-01-01';

/**
 * Yields the windows to ask, from the newest back, with one more year on both sides because a row may be dated outside
 * its period. The caller passes to `next` whether the last window had rows.
 */
export function* windowsIn(
  grain: CallGrain,
  { from, to }: DayRange,
  today: string,
): Generator<CallWindow, void, boolean> {
  const margin = grain === 'ano' ? 12 : 0;
  const first = from ? startOf(grain, shift(from, -margin)) : OLDEST;
  let start = startOf(grain, shift(to ?? today, margin));
  for (let empty = 0; start >= first && (from || empty < ENOUGH[grain]); start = shift(start, -MONTHS[grain])) {
    const some = yield { from: start, to: plusDays(shift(start, MONTHS[grain]), -1) };
    empty = some ? 0 : empty + 1;
  }
}

const startOf = (grain: CallGrain, day: string): string => (grain === 'ano' ? `${day.slice(0, 4)}-01-01` : day);

/** First day of the month so many months away. */
function shift(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return isoDay(year, month + months, 1);
}
