import { type Day, isoDate } from '../kit/calendar.ts';

/** A published act of a selection: its kind, day, title and what its paper says. */
export interface SelectionAct {
  kind: string;
  day: Day;
  title: string;
  paragraphs: readonly string[];
}

/** Somebody who passed, in the order of the list. */
export interface Approved {
  name: string;
  post: string;
  list: string;
  place: number;
  /** Hundredths of a point. */
  score: number;
  state: 'Aguardando' | 'Convocado' | 'Nomeado' | 'Validade encerrada';
  called: Day | null;
  appointed: Day | null;
  /** The act of appointment, or an empty text. */
  act: string;
}

/** A public examination or a simpler selection. */
export interface Selection {
  number: string;
  year: number;
  kind: string;
  object: string;
  posts: readonly string[];
  vacancies: number;
  published: Day;
  opens: Day;
  closes: Day;
  exam: Day;
  homologated: Day | null;
  valid: Day | null;
  state: string;
  acts: readonly SelectionAct[];
  approved: readonly Approved[];
}

/** The path of the paper of an act, by its place among the acts of the selection. */
export const actPath = ({ number, year }: Selection, place: number, { day }: SelectionAct): string =>
  `concursos/${year}/${number.replaceAll(/[ /]/g, '-')}-${place + 1}-${isoDate(day)}.pdf`;
