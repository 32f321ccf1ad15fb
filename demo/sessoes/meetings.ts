import { type Day, dayOf, isWorkingDay, monthOf, weekdayOf, yearOf } from '../kit/calendar.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';

/** Whether the house meets in this part of a year, by its calendar: 2 February to 17 July, 1 August to 22 December. */
const inTerm = (day: Day, year: number): boolean =>
  (day >= dayOf(`${year}-02-02`) && day <= dayOf(`${year}-07-17`)) ||
  (day >= dayOf(`${year}-08-01`) && day <= dayOf(`${year}-12-22`));

const [TUESDAY, WEDNESDAY, THURSDAY] = [2, 3, 4];
/** A small town shows one week in six and one month in three; the newest are always there. */
const isSmall = ({ scale }: World): boolean => scale < 0.5;

/** All days on which the house may meet. */
const openDays = oncePerWorld(({ exercises, until }): readonly Day[] => {
  const from = dayOf(`${exercises[0]?.year}-01-01`);
  return Array.from({ length: Math.max(0, until - from + 1) }, (_, i) => from + i).filter(
    (day) => inTerm(day, yearOf(day)) && isWorkingDay(day),
  );
});

/** The days of the plenary sessions, Tuesdays and Thursdays, the oldest first. */
export const plenaryDays = oncePerWorld((world): readonly Day[] => {
  const all = openDays(world).filter((day) => [TUESDAY, THURSDAY].includes(weekdayOf(day)));
  const last = all.at(-1) ?? 0;
  return all.filter((day) => !isSmall(world) || Math.floor((last - day + 1) / 7) % 6 === 0);
});

/** The first day of each month that is this day of the week, on which a committee meets. */
export const boardDays = (world: World, weekday: number): readonly Day[] => daysOfBoards(world)[weekday] ?? [];

/** The days of the committees by their day of the week: every bill asks for those of its own. */
const daysOfBoards = oncePerWorld((world): readonly (readonly Day[])[] =>
  Array.from({ length: 7 }, (_, weekday) => {
    const all = openDays(world).filter((day) => weekdayOf(day) === weekday);
    const months = all.filter((day, i) => i === 0 || monthOf(day) !== monthOf(all[i - 1] ?? 0));
    return months.filter((_, i) => !isSmall(world) || (months.length - 1 - i) % 3 === 0);
  }),
);

/** The months in which the goals of the budget are shown to the public. */
const HEARINGS = [2, 5, 9];

/** The days of the public hearings: the last Wednesday of the months that the calendar of the house sets. */
export function hearingDays(world: World): Day[] {
  const all = openDays(world).filter((day) => weekdayOf(day) === WEDNESDAY);
  return all.filter(
    (day) => HEARINGS.includes(monthOf(day)) && monthOf(day + 7) !== monthOf(day) && day + 7 <= world.until,
  );
}
