const FIRST = 1 << 12;

/** A list of whole numbers of 32 bits that grows, four bytes each. */
export class Numbers {
  #all = new Uint32Array(FIRST);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  at(place: number): number {
    return this.#all[place] ?? 0;
  }

  push(number: number): void {
    if (this.#length === this.#all.length) {
      const old = this.#all;
      this.#all = new Uint32Array(old.length * 2);
      this.#all.set(old);
    }
    this.#all[this.#length] = number;
    this.#length += 1;
  }
}
