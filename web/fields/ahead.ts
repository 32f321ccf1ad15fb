import { plusDays } from '../../catalog/texto/day.ts';
import { dayOf } from '../ui/days.ts';

/** Today and the day that many days away, by the visitor's own calendar. */
export function daysAhead(now: Date, days: number): [string, string] {
  const today = dayOf(now);
  return [today, plusDays(today, days)];
}
