/** Milliseconds without a byte after which a sender is given up. */
export const STALL_MS = 30_000;
/** Bytes a second that a sender keeps up on the whole, after a beginning as long: a telephone on 2G does. */
const LEAST_RATE = 4 * 1024;
/** Milliseconds and bytes a second under which a sender gives way where others wait: its file would hold a place for minutes. */
const CROWDED_MS = 20_000;
const CROWDED_RATE = 32 * 1024;

/** The pace at which somebody sends a file. */
export class SenderPace {
  readonly #began = Date.now();
  #last = this.#began;
  #bytes = 0;

  add(bytes: number): void {
    this.#bytes += bytes;
    this.#last = Date.now();
  }

  /** Bytes a second since the beginning. */
  get rate(): number {
    return (this.#bytes * 1000) / Math.max(1, this.#age);
  }

  /** Whether a sender stopped, or sends so little that it only holds the place. */
  get isStalled(): boolean {
    return Date.now() - this.#last >= STALL_MS || (this.#age >= STALL_MS && this.rate < LEAST_RATE);
  }

  /** Whether a sender has had its time, and is so slow that another who waits comes first. */
  get givesWay(): boolean {
    return this.#age >= CROWDED_MS && this.rate < CROWDED_RATE;
  }

  get #age(): number {
    return Date.now() - this.#began;
  }
}
