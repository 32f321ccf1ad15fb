import { MONTHS } from '../../catalog/fields/month.ts';
import { LOCALE } from '../../catalog/texto/locale.ts';

/** A day written `2026-11-17` as a date in UTC, which no summer time moves. */
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const iso = (date: Date): string => date.toISOString().slice(0, 10);
const pad = (part: number): string => String(part).padStart(2, '0');

/** The day that it is where the reader is. Not `toISOString`: in the evening of Brazil it is already tomorrow there. */
export const dayOf = (date: Date): string => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

export function plusDays(day: string, count: number): string {
  const moved = at(day);
  moved.setUTCDate(moved.getUTCDate() + count);
  return iso(moved);
}

/** The same day of another month, or its last where it is shorter. */
export function plusMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  return iso(new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate()))));
}

/** The day of the week; 0 is Sunday, with which a week begins. */
export const weekdayOf = (day: string): number => at(day).getUTCDay();

/** The weeks of the month of a day, each from Sunday to Saturday; places of other months are empty. */
export function weeksOf(day: string): (string | null)[][] {
  const first = `${day.slice(0, 7)}-01`;
  const count = Number(plusDays(plusMonths(first, 1), -1).slice(8));
  const days = Array.from({ length: count }, (_, i) => plusDays(first, i));
  const cells = [...Array<null>(weekdayOf(first)).fill(null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, i) => cells.slice(i * 7, i * 7 + 7));
  return weeks.map((week) => [...week, ...Array<null>(7 - week.length).fill(null)]);
}

/** A day in words for a screen reader: `terça-feira, 17 de novembro de 2026`. */
export function sayDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${LOCALE.dias[weekdayOf(day)]}, ${date} de ${MONTHS[(month ?? 1) - 1]} de ${year}`;
}

export interface DayLimits {
  min: string;
  max: string;
}

export const within = (day: string, { min, max }: DayLimits): boolean => day >= min && day <= max;

/** The nearest day that may be chosen. */
export const nearest = (day: string, { min, max }: DayLimits): string => (day < min ? min : day > max ? max : day);

type Step = (day: string, shift: boolean) => string;

/** The day that a key leads to, as in every calendar (WAI-ARIA, date picker dialog). */
export const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: (day) => plusDays(day, -1),
  ArrowRight: (day) => plusDays(day, 1),
  ArrowUp: (day) => plusDays(day, -7),
  ArrowDown: (day) => plusDays(day, 7),
  Home: (day) => plusDays(day, -weekdayOf(day)),
  End: (day) => plusDays(day, 6 - weekdayOf(day)),
  PageUp: (day, shift) => plusMonths(day, shift ? -12 : -1),
  PageDown: (day, shift) => plusMonths(day, shift ? 12 : 1),
};
