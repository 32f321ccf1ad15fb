import { brDate, type Day, dayOf, monthOf, weekdayOf, yearOf } from '../kit/calendar.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';

/** Days on which nobody meets, as the day and month of every year. */
const HOLIDAYS = new Set(['21/04', '01/05', '07/09', '12/10', '02/11', '15/11', '20/11']);
const isHoliday = (brDay: string): boolean => HOLIDAYS.has(brDay.slice(0, 5));

/** Whether the house meets in this part of a year, by its calendar: 2 February to 17 July, 1 August to 22 December. */
const inTerm = (day: Day, year: number): boolean =>
  (day >= dayOf(`${year}-02-02`) && day <= dayOf(`${year}-07-17`)) ||
  (day >= dayOf(`${year}-08-01`) && day <= dayOf(`${year}-12-22`));

/** The days between two days on which the house may meet, both included. */
const openDays = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i).filter(
    (day) => inTerm(day, yearOf(day)) && !isHoliday(brDate(day)),
  );

const [TUESDAY, WEDNESDAY, THURSDAY] = [2, 3, 4];
/** A small town shows one week in six and one month in three; the newest are always there. */
const isSmall = ({ scale }: World): boolean => scale < 0.5;

const span = ({ exercises, until }: World): [Day, Day] => [dayOf(`${exercises[0]?.year}-01-01`), until];

/** The days of the plenary sessions, Tuesdays and Thursdays, the oldest first. */
export const plenaryDays = oncePerWorld((world): readonly Day[] => {
  const all = openDays(...span(world)).filter((day) => [TUESDAY, THURSDAY].includes(weekdayOf(day)));
  const last = all.at(-1) ?? 0;
  return all.filter((day) => !isSmall(world) || Math.floor((last - day + 1) / 7) % 6 === 0);
});

/** The first day of each month that is this day of the week, on which a committee meets. */
export function boardDays(world: World, weekday: number): Day[] {
  const all = openDays(...span(world)).filter((day) => weekdayOf(day) === weekday);
  const months = all.filter((day, i) => i === 0 || monthOf(day) !== monthOf(all[i - 1] ?? 0));
  return months.filter((_, i) => !isSmall(world) || (months.length - 1 - i) % 3 === 0);
}

/** The months in which the goals of the budget are shown to the public. */
const HEARINGS = [2, 5, 9];

/** The days of the public hearings: the last Wednesday of the months that the calendar of the house sets. */
export function hearingDays(world: World): Day[] {
  const all = openDays(...span(world)).filter((day) => weekdayOf(day) === WEDNESDAY);
  return all.filter(
    (day) => HEARINGS.includes(monthOf(day)) && monthOf(day + 7) !== monthOf(day) && day + 7 <= world.until,
  );
}
