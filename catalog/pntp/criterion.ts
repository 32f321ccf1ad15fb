import type { Counted } from '../counted.ts';

/** Rows of another dataset, one of which a row must have beside it. */
export interface Companion<N extends string = string> {
  dataset: string;
  /** field there → field here */
  by: Readonly<Record<string, N>>;
  /** Rows there that do not count. */
  except: Counted;
  /** What a row without one lacks, in words. */
  label: string;
}

/** What a criterion of the auditors asks of a dataset. */
export interface Criterion<N extends string = string> {
  /** Fields that the list must be filtered by. */
  filtros: readonly N[];
  /** Fields that its pages and exports must have. */
  campos: readonly N[];
  /** Rows that the criterion speaks of; without it, all. */
  onde?: Counted<N>;
  /** Fields that each of those rows must have a value of: a row without one has something missing. */
  exige?: readonly N[];
  /** What each of those rows must have in another dataset: a row without it has something missing. */
  acompanha?: Companion<N>;
  /** Fields that rows may lack, but not all of a year: a column that is empty from top to bottom was not published. */
  traz?: readonly N[];
  /** The field whose newest value says how fresh the rows are; without it, the date of the dataset, or its period. */
  data?: N;
}
