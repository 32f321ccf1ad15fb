import { utcDay } from '../../catalog/texto/day.ts';
import { memoize } from './memory.ts';

/** A day, counted from 1 January 1970: adding is plain and no time zone can move it. */
export type Day = number;

const DAY = 86_400_000;

export const dayOf = (iso: string): Day => Date.parse(`${iso}T00:00:00Z`) / DAY;
export const yearOf = (day: Day): number => new Date(day * DAY).getUTCFullYear();
export const monthOf = (day: Day): number => new Date(day * DAY).getUTCMonth() + 1;

const two = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/** The day as Brazilians write it: 01/03/2025. */
export const brDate = memoize((day: Day): string => {
  const date = new Date(day * DAY);
  return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
});

/** The day as machines write it: 2025-03-01. */
export const isoDate = (day: Day): string => utcDay(new Date(day * DAY));

/** The same day some months on, or the last one of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day * DAY);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  return first / DAY + Math.min(date.getUTCDate(), last) - 1;
}

/** The day of the week, 0 being Sunday. */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7;

/** Easter Sunday of a year, after the anonymous rule of 1876. */
const easterOf = memoize((year: number): Day => {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const leap = Math.floor(century / 4);
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leap - lunar + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  return dayOf(`${year}-03-22`) + epact + sunday - 7 * late;
});

/** The days of each year on which offices are closed: the holidays of the nation, and those of the calendar decree. */
const CLOSED = new Set([
  '01/01',
  '21/04',
  '01/05',
  '07/09',
  '12/10',
  '28/10',
  '02/11',
  '15/11',
  '20/11',
  '24/12',
  '25/12',
]);
/** Carnival, Maundy Thursday, Good Friday and Corpus Christi, as days from Easter. */
const MOVABLE = new Set([-48, -47, -3, -2, 60]);

/** Whether offices are open: neither a weekend nor a holiday. */
export const isWorkingDay = memoize(
  (day: Day): boolean =>
    weekdayOf(day) !== 0 &&
    weekdayOf(day) !== 6 &&
    !CLOSED.has(brDate(day).slice(0, 5)) &&
    !MOVABLE.has(day - easterOf(yearOf(day))),
);

/** This day, or the first working one after a weekend or a holiday. */
export const nextWorkingDay = (day: Day): Day => (isWorkingDay(day) ? day : nextWorkingDay(day + 1));

/** This day, or the last working one before a weekend or a holiday. */
export const previousWorkingDay = (day: Day): Day => (isWorkingDay(day) ? day : previousWorkingDay(day - 1));

/** The working days of a year, none after the last day given. */
export function workingDaysOf(year: number, until: Day): Day[] {
  const from = dayOf(`${year}-01-02`);
  const to = Math.min(dayOf(`${year}-12-30`), until);
  const days = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  return days.filter(isWorkingDay);
}

/** The fewest working days of a whole year: an exercise with fewer is not over. */
export const WORKING_YEAR = 245;

/** The first year of the mandate of mayors and councils that a year belongs to: 2021, 2025, 2029. */
export const mandateStart = (year: number): number => year - ((year - 1) % 4);
