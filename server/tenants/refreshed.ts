import { isDeepStrictEqual } from 'node:util';
import { timeoutFault } from '../http/fault.ts';
import { unlessAborted } from '../limits/shared.ts';

/** Milliseconds after which a value is read again, in case the notification of its change got lost. */
const KEPT_MS = 30_000;
/** Milliseconds that somebody waits for a reading: a database that hangs must not hang every visitor. */
const PATIENCE_MS = 5_000;

/**
 * A value of the database that is kept in memory. All who ask while it is being read share one reading. Nobody waits
 * only because time has passed: the last value is used while a newer one is read, and for as long as the database
 * cannot be reached, so that pages can still be drawn.
 */
export class RefreshedValue<T> {
  readonly #read: () => Promise<T>;
  #last: { value: T } | undefined;
  #until = 0;
  #stale = false;
  #reading: Promise<T> | undefined;

  constructor(read: () => Promise<T>) {
    this.#read = read;
  }

  /** The value as it was last read, however long ago. */
  get last(): T | undefined {
    return this.#last?.value;
  }

  async get(): Promise<T> {
    if (this.#last && Date.now() < this.#until) return this.#last.value;
    this.#reading ??= this.#renew();
    return this.#last && !this.#stale ? this.#last.value : this.#soon(this.#reading);
  }

  /** A reading, for as long as one waits for it; the next who asks begins another. */
  async #soon(reading: Promise<T>): Promise<T> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(timeoutFault()), PATIENCE_MS);
    try {
      return await unlessAborted(reading, late.signal);
    } catch (error) {
      if (this.#reading === reading) this.#reading = undefined;
      if (late.signal.aborted && this.#last) return this.#last.value;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Makes the next who asks wait for a new reading, because the value changed. */
  forget(): void {
    this.#until = 0;
    this.#stale = true;
    this.#reading = undefined;
  }

  #renew(): Promise<T> {
    const reading: Promise<T> = this.#read().then(
      (value) => {
        // A value read before a change that arrives after it is right for its reader alone.
        return this.#reading === reading ? this.#store(value) : value;
      },
      (error: unknown) => {
        if (this.#reading === reading) this.#reading = undefined;
        if (this.#last) return this.#last.value;
        throw error;
      },
    );
    return reading;
  }

  /** Keeps a value. One that is the same as before stays the same object, which others remember things by. */
  #store(value: T): T {
    if (!this.#last || !isDeepStrictEqual(this.#last.value, value)) this.#last = { value };
    this.#until = Date.now() + KEPT_MS;
    this.#stale = false;
    this.#reading = undefined;
    return this.#last.value;
  }
}
