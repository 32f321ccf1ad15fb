/** The most parts that a file is followed through. A photo has some hundreds; one made of empty parts has millions. */
export const MOST_PARTS = 50_000;

/** Writer of a file's cleaned copy into one buffer: a file of a million tiny parts makes no million objects. */
export class ByteWriter {
  readonly #bytes: Buffer;
  #length = 0;

  constructor(room: number) {
    this.#bytes = Buffer.allocUnsafe(room);
  }

  get length(): number {
    return this.#length;
  }

  /** Appends the bytes of a source from one place up to another. */
  copy(source: Uint8Array, from = 0, to = source.length): void {
    this.#bytes.set(source.subarray(from, to), this.#length);
    this.#length += to - from;
  }

  /** The bytes written so far; the caller may mend them in place. */
  written(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }
}
