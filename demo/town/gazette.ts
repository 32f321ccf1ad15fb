import { type Day, dayOf, nextWorkingDay } from '../kit/calendar.ts';

const FIRST = dayOf('2023-01-02');

/** The issue of the town's gazette on a day; there are five a week. Before its first the state's printed what the town decided. */
export function gazetteIssue(day: Day): string {
  const number = 1_200 + Math.floor(((day - FIRST) * 5) / 7);
  return number > 0 ? `Diário Oficial do Município nº ${number}` : 'Diário Oficial do Estado';
}

/** The day on which the gazette prints what was signed on a day; null while that is still to come. */
export function gazetteDay(signed: Day, until: Day): Day | null {
  const day = nextWorkingDay(signed + 1);
  return day <= until ? day : null;
}
