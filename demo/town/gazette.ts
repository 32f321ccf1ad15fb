import { type Day, dayOf, nextWorkingDay } from '../calendar.ts';

const FIRST = dayOf('2023-01-02');

/** The issue of the town's gazette on a day: five a week. */
export const gazetteIssue = (day: Day): string =>
  `Diário Oficial do Município nº ${1_200 + Math.floor(((day - FIRST) * 5) / 7)}`;

/** What was signed on a day is printed on the next working one; null while that is still to come. */
export function gazetteDay(signed: Day, until: Day): Day | null {
  const day = nextWorkingDay(signed + 1);
  return day <= until ? day : null;
}
