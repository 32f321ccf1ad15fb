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
const working = (day: Day): boolean => weekdayOf(day) !== 0 && weekdayOf(day) !== 6;

/** This day, or the Monday after a weekend. */
export const nextWorkingDay = (day: Day): Day => (working(day) ? day : nextWorkingDay(day + 1));

/** This day, or the Friday before a weekend. */
export const previousWorkingDay = (day: Day): Day => (working(day) ? day : previousWorkingDay(day - 1));

/** The working days of a year, none after the last day given. */
export function workingDaysOf(year: number, until: Day): Day[] {
  const from = dayOf(`${year}-01-02`);
  const to = Math.min(dayOf(`${year}-12-30`), until);
  const days = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  return days.filter(working);
}

/** The first year of the mandate of mayors and councils that a year belongs to: 2021, 2025, 2029. */
export const mandateStart = (year: number): number => year - ((year - 1) % 4);
