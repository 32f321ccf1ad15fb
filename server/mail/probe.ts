import type { Mailer } from './mailer.ts';

/** Milliseconds for which what the mail server answered is believed. */
const BELIEVED = 30_000;

/**
 * Knows whether the mail server is away by asking itself, at most once in half a minute. What letters tell would say, to
 * whoever asks for one at an address, whether there was anybody to write to.
 */
export class MailProbe {
  readonly #mailer: Pick<Mailer, 'verify'>;
  #isAway = false;
  #answeredAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | null = null;

  constructor(mailer: Pick<Mailer, 'verify'>) {
    this.#mailer = mailer;
  }

  /** Whether it was away when it was asked last. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Asks it, if its last answer is old. Never fails; a server that hangs is waited for by nobody who has no time. */
  async ask(): Promise<void> {
    if (performance.now() - this.#answeredAt < BELIEVED) return;
    this.#asking ??= this.#verify();
    await this.#asking;
  }

  async #verify(): Promise<void> {
    this.#isAway = await this.#mailer.verify().then(
      () => false,
      () => true,
    );
    this.#answeredAt = performance.now();
    this.#asking = null;
  }
}
