import type { Day } from '../calendar.ts';
import type { World } from './world.ts';

/** A month of an exercise, with its first and its last day. */
export interface PayMonth {
  year: number;
  month: number;
  first: Day;
  last: Day;
}

const DAY = 86_400_000;

/** Reckoned without reading text: payrolls ask it a million times. */
export const monthStart = (year: number, month: number): Day => Date.UTC(year, month - 1, 1) / DAY;
export const monthEnd = (year: number, month: number): Day => monthStart(year, month + 1) - 1;

/** The months whose payroll is closed: all from the first January to the last one that is over. */
export function closedMonths({ exercises, until }: World): PayMonth[] {
  const all = exercises.flatMap(({ year }) =>
    Array.from({ length: 12 }, (_, i) => ({
      year,
      month: i + 1,
      first: monthStart(year, i + 1),
      last: monthEnd(year, i + 1),
    })),
  );
  return all.filter(({ last }) => last < until);
}
