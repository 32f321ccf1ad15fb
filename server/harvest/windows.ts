import { isoDay, plusDays } from '../../catalog/texto/day.ts';
import type { Grain, Window } from './calls.ts';

export interface Range {
  /** The first and the last day wanted; null means as far as there is something. */
  from: string | null;
  to: string | null;
}

/** Windows without a row after which nobody looks further back: three years, or two of months. */
const ENOUGH: Readonly<Record<Grain, number>> = { ano: 3, mes: 24 };
const MONTHS: Readonly<Record<Grain, number>> = { ano: 12, mes: 1 };
const OLDEST = '1990-01-01';

/**
 * The windows to ask, from the newest back. A row may belong to a period and be dated in the year before or after it,
 * so that a year more is asked on both sides. Whoever draws them says with each whether the last had any rows.
 */
export function* windows(grain: Grain, { from, to }: Range, today: string): Generator<Window, void, boolean> {
  const margin = grain === 'ano' ? 12 : 0;
  const first = from ? startOf(grain, shift(from, -margin)) : OLDEST;
  let start = startOf(grain, shift(to ?? today, margin));
  for (let empty = 0; start >= first && (from || empty < ENOUGH[grain]); start = shift(start, -MONTHS[grain])) {
    const some = yield { from: start, to: plusDays(shift(start, MONTHS[grain]), -1) };
    empty = some ? 0 : empty + 1;
  }
}

const startOf = (grain: Grain, day: string): string => (grain === 'ano' ? `${day.slice(0, 4)}-01-01` : day);

/** The first day of the month so many months away. */
function shift(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return isoDay(year, month + months, 1);
}
