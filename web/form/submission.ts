import { useRef, useState } from 'react';
import type { Problem } from '../../catalog/query.ts';
import { ApiError } from '../api.ts';

/** The state of a form that sends one request at a time: its problems, its failure, and whether it is on its way. */
export function useSubmission<T>(done: (answer: T) => void) {
  const [state, setState] = useState<State>({ problems: [], failure: null, attempt: 0, busy: false });
  const running = useRef(false);
  const show = (problems: readonly Problem[], failure: ApiError | null = null) =>
    setState(({ attempt }) => ({ problems, failure, attempt: attempt + 1, busy: false }));
  const run = async (problems: readonly Problem[], work: () => Promise<T>) => {
    if (running.current) return;
    if (problems.length > 0) return show(problems);
    running.current = true;
    setState((own) => ({ ...own, busy: true }));
    try {
      const answer = await work();
      setState({ problems: [], failure: null, attempt: 0, busy: false });
      done(answer);
      requestAnimationFrame(land);
    } catch (error) {
      const own = error instanceof ApiError ? error : new ApiError(500, {});
      show(own.problems, own.problems.length > 0 ? null : own);
    } finally {
      running.current = false;
    }
  };
  return { ...state, run };
}

/** Moves the focus to the title where the form that had it is gone: else a keyboard would start from nowhere. */
function land(): void {
  if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true });
}

interface State {
  problems: readonly Problem[];
  failure: ApiError | null;
  attempt: number;
  busy: boolean;
}
