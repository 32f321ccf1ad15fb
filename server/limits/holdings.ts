import type { Visitor } from './visit.ts';

/** Milliseconds after its last question for which a body counts as one that asks. */
const ACTIVE_MS = 2_000;

/** The bodies that asked lately, with their weights. */
export class ActiveBodies {
  readonly #until = new Map<number, { weight: number; until: number }>();
  /** Weights of all of them together, as of the last note or count. */
  weight = 0;

  note({ body, weight }: Visitor): void {
    this.#until.set(body, { weight, until: performance.now() + ACTIVE_MS });
    this.count();
  }

  /** Forgets who has been silent for long enough. */
  count(): void {
    const now = performance.now();
    this.weight = 0;
    for (const [body, { weight, until }] of this.#until) {
      if (until < now) this.#until.delete(body);
      else this.weight += weight;
    }
  }
}

/** Counts of what each body or address holds; who holds nothing takes no memory. */
export class Holdings<K> {
  readonly #held = new Map<K, number>();

  of(key: K): number {
    return this.#held.get(key) ?? 0;
  }

  add(key: K, change: 1 | -1): void {
    const count = this.of(key) + change;
    if (count > 0) this.#held.set(key, count);
    else this.#held.delete(key);
  }

  entries(): IterableIterator<[K, number]> {
    return this.#held.entries();
  }
}

/** Part that the newest measure counts for, and bodies that are remembered. */
const NEWEST = 0.2;
const MAX_BODIES = 10_000;

/** Milliseconds that each body's work takes, the latest counting most. */
export class BodyPace {
  readonly #ms = new Map<number, number>();

  note(body: number, ms: number): void {
    const before = this.#ms.get(body) ?? ms;
    if (this.#ms.size >= MAX_BODIES) this.#ms.clear();
    this.#ms.set(body, before + (ms - before) * NEWEST);
  }

  of(body: number): number {
    return this.#ms.get(body) ?? 0;
  }
}
