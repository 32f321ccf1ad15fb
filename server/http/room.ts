import type { Visitor } from '../limits/visit.ts';

/** Parts of a room that one body and one address may take. */
const BODY_SHARE = 1 / 2;
const ADDRESS_SHARE = 1 / 4;

/** Bytes that may wait at once for those who download: so many of all, fewer of one body, fewer still of one address. */
export class DownloadRoom {
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(bytes: number) {
    this.#most = bytes;
  }

  /** Takes room for some bytes, unless there is none left for this visitor. */
  take(who: Visitor, bytes: number): boolean {
    const bounds = this.#boundsOf(who);
    if (bounds.some(([name, most]) => this.#of(name) + bytes > most)) return false;
    for (const [name] of bounds) this.#taken.set(name, this.#of(name) + bytes);
    return true;
  }

  give(who: Visitor, bytes: number): void {
    for (const [name] of this.#boundsOf(who)) {
      const left = this.#of(name) - bytes;
      if (left > 0) this.#taken.set(name, left);
      else this.#taken.delete(name);
    }
  }

  /** Bytes that wait now, of all visitors. */
  get taken(): number {
    return this.#of(ALL);
  }

  #of(name: string): number {
    return this.#taken.get(name) ?? 0;
  }

  #boundsOf({ body, address }: Visitor): (readonly [name: string, most: number])[] {
    return [
      [ALL, this.#most],
      [`body ${body}`, this.#most * BODY_SHARE],
      [`address ${address}`, this.#most * ADDRESS_SHARE],
    ];
  }
}

const ALL = 'all';
