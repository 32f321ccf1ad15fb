/** A first size that a small town's file never outgrows. */
const FIRST = 1 << 14;

/**
 * Which texts came before, by a number of 64 bits made of each: some twenty bytes for a row, whatever its length. Two texts
 * with one number are as likely as a file of ten million rows that has one such pair in three hundred thousand such files.
 */
export class Fingerprints {
  #high = new Uint32Array(FIRST);
  #low = new Uint32Array(FIRST);
  #count = 0;

  /** Whether the text is new; from now on it is not. */
  add(text: string): boolean {
    if (this.#count * 2 > this.#low.length) this.#grow();
    const [high, low] = fingerprint(text);
    return this.#put(high, low);
  }

  #put(high: number, low: number): boolean {
    const mask = this.#low.length - 1;
    for (let at = low & mask; ; at = (at + 1) & mask) {
      if (this.#low[at] === 0) {
        this.#low[at] = low;
        this.#high[at] = high;
        this.#count += 1;
        return true;
      }
      if (this.#low[at] === low && this.#high[at] === high) return false;
    }
  }

  #grow(): void {
    const high = this.#high;
    const low = this.#low;
    this.#high = new Uint32Array(high.length * 2);
    this.#low = new Uint32Array(low.length * 2);
    this.#count = 0;
    for (let i = 0; i < low.length; i++) if (low[i]) this.#put(high[i] as number, low[i] as number);
  }
}

/** FNV-1a from two beginnings. The second is never zero, which marks an empty place. */
export function fingerprint(text: string): [number, number] {
  let high = 0x811c9dc5;
  let low = 0x050c5d1f;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    high = Math.imul(high ^ letter, 0x01000193);
    low = Math.imul(low ^ (letter + i), 0x01000193);
  }
  return [high >>> 0, low >>> 0 || 1];
}
