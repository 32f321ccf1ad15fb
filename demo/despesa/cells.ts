import { type Day, yearOf } from '../calendar.ts';
import type { Empenho } from './model.ts';

/** Whether an empenho paid for the pandemic, as a cell. */
export const covidCell = ({ contract }: Empenho): string => (contract?.draft.covid ? 'Sim' : 'Não');

/** Taxes withheld, in thousandths by expense element: on works and services, none on goods and wages. */
const KEPT: Readonly<Record<string, number>> = { '35': 65, '36': 110, '37': 160, '39': 65, '40': 65, '51': 85 };

export const withheldCents = ({ line }: Empenho, cents: number): number =>
  Math.round((cents * (KEPT[line.nature.slice(7)] ?? 0)) / 1_000);

/** Whether a document of a day belongs to restos a pagar: it is later than the exercise of its empenho. */
export const carriedCell = ({ year }: Empenho, day: Day): string => (yearOf(day) > year ? 'Sim' : 'Não');
