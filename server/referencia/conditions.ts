import { type Dataset, fieldOf, timeOf } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import type { Condition } from '../../catalog/query.ts';
import { isoDay, lastDayOf } from '../../catalog/texto/day.ts';
import {
  badParameter,
  type CallParameters,
  type DayInterval,
  findDays,
  findExercise,
  findMonths,
  readDay,
  readExercise,
  readMonth,
} from './parameters.ts';

/** Finds the exercise of a dataset that is current on the date of the body's data; null where it has no rows. */
export type FindCurrent = () => Promise<Value | null>;

/** Rows that a call asks for: parameters as they were understood, and conditions on its dataset. */
export interface AskedRows {
  asked: readonly unknown[];
  /** Whether the rows are those of the current exercise, which a load of any dataset may change. */
  isCurrent: boolean;
  conditions(current: FindCurrent): Condition[] | Promise<Condition[]>;
}

/** Reads which rows of a dataset the parameters of a call ask for. */
export type ReadRows = (set: Dataset, parameters: CallParameters) => AskedRows;

const fixed = (conditions: Condition[]): AskedRows => ({
  asked: conditions,
  isCurrent: false,
  conditions: () => conditions,
});

/** Every row. */
export const everyRow: ReadRows = () => fixed([]);

/** Rows dated within a period, both days included. */
export function betweenDays(from: string, to: string): ReadRows {
  return (set, parameters) => fixed(within(set, { from: readDay(parameters, from), to: readDay(parameters, to) }));
}

/** Conditions on the date that the wire asks a dataset by; one without a date has rows by month or by exercise. */
function within(set: Dataset, { from, to }: DayInterval): Condition[] {
  const field = set.date ?? set.period;
  const ends = [
    ['gte', from],
    ['lte', to],
  ] as const;
  return ends.map(([operator, day]) => ({ field, operator, values: [timeOf(set, field).ofDay(day)] }));
}

/** Rows of the exercises that a period touches. */
export function betweenYears(from: string, to: string): ReadRows {
  return (set, parameters) =>
    fixed(within({ ...set, date: set.period }, { from: readDay(parameters, from), to: readDay(parameters, to) }));
}

/** The payroll of one month. */
export function payrollMonth(yearName: string): ReadRows {
  return (set, parameters) => {
    const number = String(readMonth(parameters, 'numMes')).padStart(2, '0');
    const text = `${readExercise(parameters, yearName)}-${number}`;
    const parsed = fieldOf(set, set.period).parse(text);
    if (!parsed.ok) throw badParameter(yearName, text, parsed.message);
    return fixed([{ field: set.period, operator: 'eq', values: [parsed.value] }]);
  };
}

/**
 * An exercise, some months of it or some days, in every spelling that clients try. They take the first that answers rows,
 * so that asking nothing is no error: it means the current exercise.
 */
export function anyPeriod(set: Dataset, parameters: CallParameters): AskedRows {
  const year = findExercise(parameters);
  const months = findMonths(parameters);
  const range = findDays(parameters);
  const isCurrent = year === null && range === null;
  return {
    asked: [year, months, range],
    isCurrent,
    conditions: async (current) => {
      const exercise = isCurrent ? await current() : year;
      const own: Condition[] = exercise === null ? [] : [{ field: set.period, operator: 'eq', values: [exercise] }];
      if (range) return [...own, ...within(set, range)];
      return months && exercise !== null ? [...own, ...within(set, monthsOf(exercise, months))] : own;
    },
  };
}

function monthsOf(exercise: Value, [first, last]: readonly [number, number]): DayInterval {
  const year = Number(exercise);
  return { from: isoDay(year, first, 1), to: lastDayOf(year, last) };
}
