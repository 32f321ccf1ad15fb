/** A server that did not answer in time. Its connection may be half open: nobody can tell. */
export class NoAnswer extends Error {
  /** Code of PostgreSQL's for a connection that failed, by which the rest of the portal knows the fault. */
  readonly code = '08006';

  constructor() {
    super('the database did not answer in time');
  }
}

/** The answer of a server that has so many milliseconds for it. */
export function answeredWithin<T>(ms: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer()), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * The result of some work, unless a signal aborts and so many milliseconds later it still has not ended: then it is
 * abandoned, which is told before the reason of the signal is thrown.
 */
export function abandonAfter<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  ms: number,
  abandoned: () => void,
): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const leave = (): void => {
      abandoned();
      reject(signal.reason);
    };
    const aborted = (): void => {
      timer = setTimeout(leave, ms);
    };
    if (signal.aborted) aborted();
    else signal.addEventListener('abort', aborted, { once: true });
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', aborted);
    });
  });
}
