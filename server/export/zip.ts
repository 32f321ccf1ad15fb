import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** Bytes from which on the sizes and places in a ZIP file no longer fit their four bytes. */
const MOST_BYTES = 0xffff_ffff;
/** Level of compression: a third one makes smaller files than the first in the same time, the usual sixth takes three times as long. */
const LEVEL = 3;
/** Bytes that the compression hands out at a time. */
const PIECE_BYTES = 128 * 1024;
/** ZIP 2.0, which knows compression; sizes after the content and names in UTF-8; deflate; the first day there is. */
const COMMON = [20, 0x0808, 8, 0, 0x21];

interface ZipEntry {
  name: Buffer;
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

/** Writes a ZIP file whose contents are not known before they are written, each compressed in a thread of the pool. */
export class ZipWriter {
  readonly #entries: ZipEntry[] = [];
  #written = 0;

  /** Yields one file, which must be shorter than 4 GB. */
  async *file(name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer> {
    const entry: ZipEntry = { name: Buffer.from(name), offset: this.#written, crc: 0, packed: 0, size: 0 };
    yield this.#count(localHeader(entry));
    for await (const piece of deflated(checked(content, entry))) {
      entry.packed += piece.length;
      yield this.#count(piece);
    }
    yield this.#count(descriptor(entry));
    this.#entries.push(entry);
  }

  /** The directory of all files, which ends the ZIP file. */
  end(): Buffer {
    const directory = Buffer.concat(this.#entries.map(directoryEntry));
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(this.#entries.length, 8);
    end.writeUInt16LE(this.#entries.length, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(this.#written, 16);
    return Buffer.concat([directory, end]);
  }

  #count(bytes: Buffer): Buffer {
    this.#written += bytes.length;
    if (this.#written > MOST_BYTES) throw new Error('the ZIP file grew beyond 4 GB');
    return bytes;
  }
}

/** Passes the content on while its size and its check sum are taken. */
async function* checked(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  entry: ZipEntry,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    entry.crc = crc32(piece, entry.crc);
    entry.size += piece.length;
    yield piece;
  }
}

/** Compresses what comes; the next piece is made while the last is being compressed. */
async function* deflated(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: LEVEL, chunkSize: PIECE_BYTES });
  // An error of the content reaches the reader of `deflate`.
  pipeline(Readable.from(content, { highWaterMark: 2 }), deflate, () => undefined);
  yield* deflate;
}

function localHeader({ name }: ZipEntry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  for (const [i, value] of COMMON.entries()) header.writeUInt16LE(value, 4 + 2 * i);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptor(entry: ZipEntry): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(0x08074b50, 0);
  writeSizes(bytes, 4, entry);
  return bytes;
}

function directoryEntry(entry: ZipEntry): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(20, 4);
  for (const [i, value] of COMMON.entries()) header.writeUInt16LE(value, 6 + 2 * i);
  writeSizes(header, 16, entry);
  header.writeUInt16LE(entry.name.length, 28);
  header.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([header, entry.name]);
}

function writeSizes(bytes: Buffer, at: number, { crc, packed, size }: ZipEntry): void {
  bytes.writeUInt32LE(crc, at);
  bytes.writeUInt32LE(packed, at + 4);
  bytes.writeUInt32LE(size, at + 8);
}
