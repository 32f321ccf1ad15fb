const DAY = 86_400_000;

/** `2026-11-13`: the day of a moment in Greenwich, which is the clock of days that stand for themselves. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day of a year, a month (1 to 12) and a day, which may run over: day 0 is the last of the month before. */
export const isoDay = (year: number, month: number, day: number): string =>
  utcDay(new Date(Date.UTC(year, month - 1, day)));

/** `2024, 2` → `2024-02-29` */
export const lastDayOf = (year: number, month: number): string => isoDay(year, month + 1, 0);

/** So many days after a day, or before it. */
export const plusDays = (day: string, days: number): string =>
  utcDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY));

/** The names of the months, January first. */
export const MONTHS: readonly string[] = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
