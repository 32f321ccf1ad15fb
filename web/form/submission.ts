import { useState } from 'react';
import type { Problem } from '../../catalog/query.ts';
import { ApiError } from '../api.ts';
import { Store, useStore } from '../ui/store.ts';

export interface SubmissionState {
  problems: readonly Problem[];
  failure: ApiError | null;
  /** The number of attempts that did not succeed: with each, the summary of problems takes the focus. */
  attempt: number;
  busy: boolean;
}

const IDLE: SubmissionState = { problems: [], failure: null, attempt: 0, busy: false };

/** A refusal that a form begins with: it was sent before, without scripts. */
export type RefusedForm = Pick<SubmissionState, 'problems' | 'failure'>;

/** A form that sends one request at a time: its problems, its failure, and whether it is on its way. */
export class Submission {
  readonly state: Store<SubmissionState>;

  constructor(refused?: RefusedForm) {
    this.state = new Store<SubmissionState>(refused ? { ...IDLE, ...refused, attempt: 1 } : IDLE);
  }

  /** Sends, unless the form has problems or a request is on its way. Gives the answer, or null without one. */
  async run<T>(problems: readonly Problem[], work: () => Promise<T>): Promise<{ answer: T } | null> {
    if (this.state.read().busy) return null;
    if (problems.length > 0) return this.#refuse(problems, null);
    this.state.change((own) => ({ ...own, busy: true }));
    try {
      const answer = await work();
      this.state.change(() => IDLE);
      return { answer };
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError(500, {});
      return this.#refuse(failure.problems, failure.problems.length > 0 ? null : failure);
    }
  }

  #refuse(problems: readonly Problem[], failure: ApiError | null): null {
    this.state.change(({ attempt }) => ({ problems, failure, attempt: attempt + 1, busy: false }));
    return null;
  }
}

/** The submission of a form, and what to do with the answer. */
export function useSubmission<T>(done: (answer: T) => void, refused?: RefusedForm) {
  const [own] = useState(() => new Submission(refused));
  const run = async (problems: readonly Problem[], work: () => Promise<T>) => {
    const sent = await own.run(problems, work);
    if (!sent) return;
    done(sent.answer);
    requestAnimationFrame(land);
  };
  return { ...useStore(own.state), run };
}

/** Moves the focus to the title where the form that had it is gone: else a keyboard would start from nowhere. */
function land(): void {
  if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true });
}
