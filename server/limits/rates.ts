import type { RatePolicy } from './policy.ts';

/** Milliseconds of a window: short, so that a burst is over soon after it began. */
const WINDOW_MS = 10_000;
/** Requests that an address may send in a window to a body that is over its rate: those of a person who reads. */
const FLOOR = 10;
/** Addresses counted in a window; past them nobody has a floor. */
const MAX_ADDRESSES = 50_000;

/** Somebody's request to a body, as far as rates count it. */
export interface CountedRequest {
  body: string;
  weight: number;
  address: string;
}

/** What a request found of its body's rate. */
export interface BodyRate {
  policy: RatePolicy;
  /** Whether it is refused: the body is over its rate, and this address has had its floor. */
  isExceeded: boolean;
}

/**
 * Counts what each body is asked in windows of ten seconds, from however many addresses. Past a body's rate, each address
 * still has a few requests: a crawl from everywhere does not close the portal to a person who reads.
 */
export class BodyRates {
  readonly #perWindow: number;
  readonly #bodies = new Map<string, number>();
  readonly #addresses = new Map<string, number>();
  #weights = new Map<string, number>();
  #total = 0;
  #ends = 0;

  constructor(perMinute: number) {
    this.#perWindow = Math.max(FLOOR, Math.round((perMinute * WINDOW_MS) / 60_000));
  }

  count({ body, weight, address }: CountedRequest, now = performance.now()): BodyRate {
    if (now >= this.#ends) this.#begin(now);
    const asked = raise(this.#bodies, body);
    this.#weights.set(body, weight);
    this.#total++;
    const most = this.#perWindow * weight;
    const seconds = Math.ceil((this.#ends - now) / 1000);
    const policy: RatePolicy = {
      name: 'orgao',
      quota: most,
      window: WINDOW_MS / 1000,
      remaining: Math.max(0, most - asked),
      seconds,
    };
    return { policy, isExceeded: !this.#hasFloor(`${body} ${address}`) && asked > most };
  }

  /** Whether a body asks for more than its part, by weight, of all that is asked in this window. */
  isAboveShare(body: string): boolean {
    let weights = 0;
    for (const weight of this.#weights.values()) weights += weight;
    const share = (this.#total * (this.#weights.get(body) ?? 1)) / Math.max(weights, 1);
    return (this.#bodies.get(body) ?? 0) >= share;
  }

  #hasFloor(key: string): boolean {
    if (this.#addresses.size >= MAX_ADDRESSES && !this.#addresses.has(key)) return false;
    return raise(this.#addresses, key) <= FLOOR;
  }

  #begin(now: number): void {
    this.#bodies.clear();
    this.#addresses.clear();
    this.#weights = new Map();
    this.#total = 0;
    this.#ends = now + WINDOW_MS;
  }
}

function raise(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}
