import type { Day } from '../calendar.ts';
import type { World } from './world.ts';

/** A month of an exercise, with its first and its last day. */
export interface Month {
  year: number;
  month: number;
  first: Day;
  last: Day;
}

const DAY = 86_400_000;

/** Reckoned without reading text: payrolls ask it a million times. */
export const opens = (year: number, month: number): Day => Date.UTC(year, month - 1, 1) / DAY;
export const closes = (year: number, month: number): Day => opens(year, month + 1) - 1;

/** The months whose payroll is closed: all from the first January to the last one that is over. */
export function months({ exercises, until }: World): Month[] {
  const all = exercises.flatMap(({ year }) =>
    Array.from({ length: 12 }, (_, i) => ({
      year,
      month: i + 1,
      first: opens(year, i + 1),
      last: closes(year, i + 1),
    })),
  );
  return all.filter(({ last }) => last < until);
}
