import { type Dataset, fieldOf, timeOf } from '../dataset.ts';
import type { Condition } from '../query.ts';

/** The year that some conditions on the time of a list end in; null where they leave it open. */
export function yearAsked(set: Dataset, where: readonly Condition[]): number | null {
  const times = where.filter(({ field }) => [set.period, set.date, set.range].includes(field));
  const ends = times.filter(({ operator }) => operator === 'eq' || operator === 'lte');
  const years = ends.flatMap(({ field, values }) =>
    values.map((value) => Number(fieldOf(set, field).print(value).slice(0, 4))),
  );
  return years.length === 0 ? null : Math.max(...years);
}

/** The condition that a dataset reaches no further than a year, however it counts its periods. */
export const untilYear = (set: Dataset, year: number): Condition => ({
  field: set.period,
  operator: 'lte',
  values: [timeOf(set).ofYear(year)[1]],
});
