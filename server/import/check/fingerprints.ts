/** A first size that a small town's file never outgrows. */
const FIRST = 1 << 14;

/** A number of 64 bits that stands for a text, in two halves of 32 bits with a sign. */
export interface Fingerprint {
  high: number;
  low: number;
}

/**
 * Which texts came before, by the fingerprint of each: some twenty bytes for a row, whatever its length. Two texts with one
 * fingerprint are as likely as a file of ten million rows that has one such pair in three hundred thousand such files.
 */
export class Fingerprints {
  #high = new Int32Array(FIRST);
  #low = new Int32Array(FIRST);
  #count = 0;

  /** Whether the fingerprint is new; from now on it is not. */
  add(high: number, low: number): boolean {
    if (this.#count * 2 > this.#low.length) this.#grow();
    // Zero marks an empty place.
    return this.#put(high, low || 1);
  }

  /** Whether the fingerprint came before. */
  has(high: number, low: number): boolean {
    const own = low || 1;
    const mask = this.#low.length - 1;
    for (let at = own & mask; this.#low[at] !== 0; at = (at + 1) & mask)
      if (this.#low[at] === own && this.#high[at] === high) return true;
    return false;
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
    this.#high = new Int32Array(high.length * 2);
    this.#low = new Int32Array(low.length * 2);
    this.#count = 0;
    for (let i = 0; i < low.length; i++) if (low[i]) this.#put(high[i] as number, low[i] as number);
  }
}

export const HIGH_START = 0x811c9dc5 | 0;
export const LOW_START = 0x050c5d1f;
/** What stands between the cells of a line in its fingerprint: no cell has it. */
export const CELL_END = 0x1f;

/** FNV-1a with one more letter. The place of the letter goes into the lower half, so that the halves differ. */
export const mixHigh = (high: number, letter: number): number => Math.imul(high ^ letter, 0x01000193);
export const mixLow = (low: number, letter: number, at: number): number => Math.imul(low ^ (letter + at), 0x01000193);

/** One more fingerprint of a cell in that of its row. The factors of the halves differ, and each bit reaches those below it. */
export function joinHigh(high: number, cell: number): number {
  const mixed = Math.imul(high ^ cell, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
export function joinLow(low: number, cell: number): number {
  const mixed = Math.imul(low ^ cell, 0xc2b2ae35);
  return mixed ^ (mixed >>> 13);
}

export const fingerprintText = (text: string): Fingerprint => fingerprintCells([text]);

/** The fingerprint of the cells of a line: the same letters cut elsewhere have another. */
export function fingerprintCells(cells: readonly string[]): Fingerprint {
  let high = HIGH_START;
  let low = LOW_START;
  let place = 0;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] ?? '';
    if (i > 0) {
      high = mixHigh(high, CELL_END);
      low = mixLow(low, CELL_END, place++);
    }
    for (let at = 0; at < cell.length; at++) {
      const letter = cell.charCodeAt(at);
      high = mixHigh(high, letter);
      low = mixLow(low, letter, place++);
    }
  }
  return { high, low };
}
