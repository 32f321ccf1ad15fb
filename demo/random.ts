import type { NonEmpty } from './words.ts';

/** A number from words and numbers, the same on every machine (FNV-1a, then mixed). */
export function hash(...parts: readonly (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const part of parts) {
    const text = String(part);
    for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
    value = Math.imul(value ^ 0x1f, 0x01000193);
  }
  return mix(value);
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Chance without chance: the same seed gives the same draws, always (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, never reaching, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let drawn = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    drawn ^= drawn + Math.imul(drawn ^ (drawn >>> 7), drawn | 61);
    return ((drawn ^ (drawn >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: NonEmpty<T>): T {
    return list[this.between(0, list.length - 1)] ?? list[0];
  }

  /** Small values often, large ones seldom, as purchases are. Products alone: of powers each engine has its own. */
  spread(least: number, most: number): number {
    const share = this.next();
    return Math.round(least + (most - least) * share * share * share);
  }
}
