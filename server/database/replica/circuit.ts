/** Milliseconds for which a server is left alone after its first failure, and at most. */
const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** A server that fails is left alone for a while that grows, and is then tried by one question before all others. */
export class Circuit {
  /** Milliseconds that one try after a failure has before others may try too. */
  readonly #tryMs: number;
  #failures = 0;
  #until = 0;

  constructor(tryMs = 0) {
    this.#tryMs = tryMs;
  }

  /** Whether the server is to be left alone now. */
  get isOpen(): boolean {
    return performance.now() < this.#until;
  }

  /** Whether the caller may try the server now; after a failure, one caller before all others. */
  tries(): boolean {
    if (this.isOpen) return false;
    if (this.#failures > 0) this.pause(this.#tryMs);
    return true;
  }

  fail(): void {
    this.pause(Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#failures));
    this.#failures++;
  }

  /** Leaves the server alone for a while that does not grow. */
  pause(ms: number): void {
    this.#until = performance.now() + ms;
  }

  succeed(): void {
    this.#failures = 0;
    this.#until = 0;
  }
}
