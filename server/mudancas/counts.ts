/** A first size that a small town's file never outgrows. */
const FIRST = 1 << 14;

/** How many there are of each fingerprint: twelve bytes for each of them, in a table at most half full. */
export class FingerprintCounts {
  #high = new Int32Array(FIRST);
  #low = new Int32Array(FIRST);
  #counts = new Int32Array(FIRST);
  #places = 0;
  #total = 0;

  /** How many there are in all. */
  get total(): number {
    return this.#total;
  }

  add(high: number, low: number): void {
    if (this.#places * 2 > this.#low.length) this.#grow();
    this.#put(high, low || 1, 1);
    this.#total++;
  }

  /** Takes one away. Says whether there was one. */
  take(high: number, low: number): boolean {
    const at = this.#find(high, low || 1);
    if (!this.#counts[at]) return false;
    this.#counts[at] = (this.#counts[at] as number) - 1;
    this.#total--;
    return true;
  }

  /** Where a fingerprint is, or would be. Zero in the lower half marks an empty place. */
  #find(high: number, low: number): number {
    const mask = this.#low.length - 1;
    let at = low & mask;
    while (this.#low[at] !== 0 && (this.#low[at] !== low || this.#high[at] !== high)) at = (at + 1) & mask;
    return at;
  }

  #put(high: number, low: number, count: number): void {
    const at = this.#find(high, low);
    if (this.#low[at] === 0) this.#places++;
    this.#low[at] = low;
    this.#high[at] = high;
    this.#counts[at] = (this.#counts[at] as number) + count;
  }

  #grow(): void {
    const [high, low, counts] = [this.#high, this.#low, this.#counts];
    this.#high = new Int32Array(high.length * 2);
    this.#low = new Int32Array(low.length * 2);
    this.#counts = new Int32Array(counts.length * 2);
    this.#places = 0;
    for (let i = 0; i < low.length; i++)
      if (low[i]) this.#put(high[i] as number, low[i] as number, counts[i] as number);
  }
}
