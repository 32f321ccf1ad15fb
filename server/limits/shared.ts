import { currentVisit, duringVisit } from './visit.ts';

/** Work that several visits wait for. It is given up only when all of them have left. */
export class SharedWork<T> {
  readonly #stop = new AbortController();
  readonly #result: Promise<T>;
  #waiting = 0;

  /** Starts the work, in the turn of the visit that asks first. */
  constructor(work: () => Promise<T>) {
    const visit = currentVisit();
    const { signal } = this.#stop;
    this.#result = visit ? duringVisit({ ...visit, gone: signal, signal }, work) : work();
    // A failure is told to those who wait; when nobody does, it must not end the process.
    this.#result.catch(() => undefined);
  }

  /** Whether all have left, so that no result will come. */
  get isAbandoned(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Waits for the result, for as long as the current visit lasts. */
  async wait(): Promise<T> {
    const signal = currentVisit()?.signal;
    this.#waiting++;
    try {
      return await (signal ? unlessAborted(this.#result, signal) : this.#result);
    } finally {
      this.#waiting--;
      if (this.#waiting === 0) this.#stop.abort(signal?.reason);
    }
  }
}

/** The result of some work, or the reason of a signal that aborts first. */
export function unlessAborted<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const giveUp = (): void => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
