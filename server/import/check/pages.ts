import { hash } from 'node:crypto';
import { CELL_END, type Fingerprint } from './fingerprints.ts';
import { Numbers } from './numbers.ts';

/**
 * So many different lines, in the same order in two places, are no chance: whatever the lines are, twenty drawn at random are
 * these twenty once in 20^20 (10^26) times at most, and a file of ten million lines has 10^14 pairs of places.
 */
export const PAGE = 20;
/** Lines among which those must be: a stretch of a payroll where hundreds are alike says nothing. */
export const LONGEST = 2_000;

/** Lines that repeat earlier ones: how many, and the number of the first of each. */
export interface Run {
  at: number;
  of: number;
  count: number;
}

const FIRST = 1 << 12;
const BASE = 0x01000193;
/** What undoes a multiplication by the base, modulo 2^32. */
const UNDO = inverse(BASE);

/**
 * Finds runs of lines that repeat, line by line and cell by cell, an earlier run. Every stretch of lines that has twenty
 * different ones is remembered by a rolling sum, and one that has the sum of another is compared with it line by line: by a
 * number of 64 bits each, or by SHA-256 where lines are dropped because of it.
 */
export class RepeatedPages {
  readonly #proven: boolean;
  readonly #proofs: string[] = [];
  readonly #high = new Numbers();
  readonly #low = new Numbers();
  readonly #sums = new Numbers();
  /** Where stretches end, by their sum; zero where there is none. */
  #places = new Uint32Array(FIRST);
  #kept = 0;
  /**
   * Lines of the stretch that ends here, each with how often it is in it. Half of a fingerprint tells them apart: two lines
   * taken for one only make the stretch longer, in both places where it stands.
   */
  readonly #within = new Map<number, number>();
  #from = 0;
  #sum = 0;
  #power = 1;
  readonly runs: Run[] = [];
  /** The line that the next one must equal to go on repeating. */
  #next = -1;

  constructor(proven: boolean) {
    this.#proven = proven;
  }

  get size(): number {
    return this.#low.length;
  }

  /** How many of the last lines, this one among them, are now known to repeat earlier ones. */
  add(cells: readonly string[], print: Fingerprint): number {
    const at = this.#append(cells, print);
    this.#slide(at);
    const run = this.runs.at(-1);
    if (run && this.#next >= 0 && this.#same(at, this.#next)) {
      this.#next += 1;
      run.count += 1;
      return 1;
    }
    this.#next = -1;
    return this.#within.size < PAGE ? 0 : this.#look(at);
  }

  #append(cells: readonly string[], { high, low }: Fingerprint): number {
    this.#high.push(high);
    this.#low.push(low);
    if (this.#proven) this.#proofs.push(hash('sha256', cells.join(String.fromCharCode(CELL_END)), 'base64'));
    return this.#low.length - 1;
  }

  #same(a: number, b: number): boolean {
    if (this.#low.at(a) !== this.#low.at(b) || this.#high.at(a) !== this.#high.at(b)) return false;
    return !this.#proven || this.#proofs[a] === this.#proofs[b];
  }

  /** The stretch that ends at a line: the shortest with twenty different lines, which is the same wherever it stands. */
  #slide(at: number): void {
    this.#power = at === this.#from ? 1 : Math.imul(this.#power, BASE);
    this.#sum = (Math.imul(this.#sum, BASE) + this.#low.at(at)) >>> 0;
    const own = this.#low.at(at) | 0;
    this.#within.set(own, (this.#within.get(own) ?? 0) + 1);
    while (this.#spare(at)) this.#leave();
    this.#sums.push(this.#sum);
  }

  #spare(at: number): boolean {
    const first = this.#within.get(this.#low.at(this.#from) | 0) ?? 0;
    return this.#within.size > PAGE || (this.#within.size === PAGE && first > 1) || at - this.#from >= LONGEST;
  }

  #leave(): void {
    const word = this.#low.at(this.#from) | 0;
    const left = (this.#within.get(word) ?? 1) - 1;
    if (left === 0) this.#within.delete(word);
    else this.#within.set(word, left);
    this.#sum = (this.#sum - Math.imul(this.#low.at(this.#from), this.#power)) >>> 0;
    this.#power = Math.imul(this.#power, UNDO);
    this.#from += 1;
  }

  /** Whether the stretch that ends at a line was there before; if not, it is from now on. */
  #look(at: number): number {
    if (this.#kept * 2 >= this.#places.length) this.#grow();
    const mask = this.#places.length - 1;
    let slot = slotOf(this.#sum, mask);
    for (; this.#places[slot] !== 0; slot = (slot + 1) & mask) {
      const end = (this.#places[slot] ?? 0) - 1;
      if (this.#sums.at(end) === this.#sum && this.#alike(at, end) > at - this.#from) return this.#begin(at, end);
    }
    this.#places[slot] = at + 1;
    this.#kept += 1;
    return 0;
  }

  /** How many lines up to one are those up to another, as far back as they may be dropped. */
  #alike(at: number, end: number): number {
    const last = this.runs.at(-1);
    const most = Math.min(at - end, end + 1, LONGEST, last ? at - (last.at + last.count) + 1 : at + 1);
    let count = 0;
    while (count < most && this.#same(at - count, end - count)) count += 1;
    return count;
  }

  #begin(at: number, end: number): number {
    const count = this.#alike(at, end);
    this.runs.push({ at: at - count + 1, of: end - count + 1, count });
    this.#next = end + 1;
    return count;
  }

  #grow(): void {
    const old = this.#places;
    this.#places = new Uint32Array(old.length * 2);
    const mask = this.#places.length - 1;
    for (const place of old) {
      if (place === 0) continue;
      let slot = slotOf(this.#sums.at(place - 1), mask);
      while (this.#places[slot] !== 0) slot = (slot + 1) & mask;
      this.#places[slot] = place;
    }
  }
}

const slotOf = (sum: number, mask: number): number => (Math.imul(sum, 0x9e3779b1) >>> 7) & mask;

/** Newton's way: each step doubles the digits that are right. */
function inverse(odd: number): number {
  let found = odd;
  for (let i = 0; i < 5; i++) found = Math.imul(found, 2 - Math.imul(odd, found));
  return found;
}
