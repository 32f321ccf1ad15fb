import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';

/** Passes bytes on unchanged, and knows their number and their SHA-256. */
export class DigestStream extends Transform {
  readonly #hash = createHash('sha256');
  readonly #each: (bytes: number) => void;
  bytes = 0;

  constructor(each: (bytes: number) => void = () => undefined) {
    super();
    this.#each = each;
  }

  override _transform(piece: Buffer, _: BufferEncoding, done: () => void): void {
    this.#hash.update(piece);
    this.bytes += piece.length;
    this.#each(piece.length);
    this.push(piece);
    done();
  }

  /** SHA-256 of what passed; asked once, at the end. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}

/** Number of bytes and SHA-256 of a file; null where there is none. */
export async function digestFile(path: string): Promise<{ bytes: number; sha256: string } | null> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const piece of createReadStream(path)) {
      hash.update(piece);
      bytes += piece.length;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}
