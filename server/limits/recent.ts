/** The most addresses that are remembered at a time: those that began longest ago are forgotten first. */
const MOST = 50_000;

/**
 * Amounts that each address brought to each body of late: in memory, and nowhere else. The time of an address runs from
 * its first amount, and then begins anew.
 */
export class RecentUse {
  readonly #windowMs: number;
  readonly #used = new Map<string, { since: number; amount: number }>();

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  of(body: number, address: string): number {
    return this.#current(`${body} ${address}`)?.amount ?? 0;
  }

  add(body: number, address: string, amount: number): void {
    const key = `${body} ${address}`;
    const known = this.#current(key);
    if (known) known.amount += amount;
    else this.#begin(key, amount);
  }

  #current(key: string): { amount: number } | undefined {
    const known = this.#used.get(key);
    return known && Date.now() - known.since < this.#windowMs ? known : undefined;
  }

  #begin(key: string, amount: number): void {
    // Deleted first, so that the order of the map is that of the beginnings.
    this.#used.delete(key);
    this.#used.set(key, { since: Date.now(), amount });
    const [oldest] = this.#used.keys();
    if (this.#used.size > MOST && oldest !== undefined) this.#used.delete(oldest);
  }
}
