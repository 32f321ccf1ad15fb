import { type Day, yearOf } from '../calendar.ts';
import type { Commitment } from './commitment.ts';

/** Whether an empenho paid for the pandemic, as a cell. */
export const covidCell = ({ contract }: Commitment): string => (contract?.draft.covid ? 'Sim' : 'Não');

/** What is kept back for taxes, in thousandths: of works and services some, of goods and wages nothing here. */
const KEPT: Readonly<Record<string, number>> = { '35': 65, '36': 110, '37': 160, '39': 65, '40': 65, '51': 85 };

export const withheldCents = ({ line }: Commitment, cents: number): number =>
  Math.round((cents * (KEPT[line.nature.slice(7)] ?? 0)) / 1_000);

/** After the end of its exercise a commitment is a thing of the past that is still owed. */
export const carriedCell = ({ year }: Commitment, day: Day): string => (yearOf(day) > year ? 'Sim' : 'Não');
