import type { Problem } from '../query.ts';

/** A refusal as a page tells it: the same that the API answers. */
export interface FormFailure {
  status: number;
  type: string;
  message: string;
}

/** The outcome of a form that a browser sent by itself, as its page shows it. */
export interface FormRefusal {
  problems: readonly Problem[];
  failure: FormFailure | null;
}
