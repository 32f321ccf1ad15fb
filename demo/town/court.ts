import { type Day, dayOf, nextWorkingDay } from '../kit/calendar.ts';

/** The number of the case in which the Court of Accounts examines the accounts of a year. */
export const courtCase = (year: number): string => `${1_200 + year}/${year + 1}-TC`;

/** The day on which the Court gives its opinion: in April of the third year after. */
export const opinionDay = (year: number): Day => nextWorkingDay(dayOf(`${year + 3}-04-10`));
