import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** The largest figures that fit their two and four bytes in a ZIP file; larger ones stand in fields of eight (ZIP64). */
const MOST_ENTRIES = 0xffff;
const MOST_BYTES = 0xffff_ffff;
/** Level of compression: a third one makes smaller files than the first in the same time, the usual sixth takes three times as long. */
const LEVEL = 3;
/** Bytes that the compression hands out at a time. */
const PIECE_BYTES = 128 * 1024;
/** ZIP 2.0, which knows compression, and 4.5, which knows large files. */
const [PLAIN, LARGE] = [20, 45];
/** Sizes after the content and names in UTF-8, or sizes before it; deflate; the first day there is. */
const SIZES_AFTER = 0x0808;
const SIZES_BEFORE = 0x0800;
const COMMON = [8, 0, 0x21];

/** What is known of compressed content before it is written. */
export interface PackedContent {
  crc: number;
  packed: number;
  size: number;
}

interface ZipEntry extends PackedContent {
  name: Buffer;
  offset: number;
  flags: number;
}

/** Writes a ZIP file whose contents are not known before they are written, each compressed in a thread of the pool. */
export class ZipWriter {
  readonly #entries: ZipEntry[] = [];
  #written = 0;

  /** Yields one file whose size is not known; it must be shorter than 4 GB. */
  async *file(name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer> {
    const entry = this.#entry(name, SIZES_AFTER, { crc: 0, packed: 0, size: 0 });
    yield this.#count(localHeader(entry));
    for await (const piece of deflated(checked(content, entry))) {
      entry.packed += piece.length;
      yield this.#count(piece);
    }
    if (entry.size > MOST_BYTES) throw new Error('a file of unknown size grew beyond 4 GB');
    yield this.#count(descriptor(entry));
  }

  /** Yields one file of any size that is compressed already, as the content of a gzip file is. */
  async *packed(name: string, known: PackedContent, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield this.#count(localHeader(this.#entry(name, SIZES_BEFORE, known)));
    for await (const piece of content) yield this.#count(piece);
  }

  /** The directory of all files, which ends the ZIP file. */
  end(): Buffer {
    const directory = Buffer.concat(this.#entries.map(directoryEntry));
    return Buffer.concat([directory, endRecords(this.#entries.length, directory.length, this.#written)]);
  }

  #entry(name: string, flags: number, known: PackedContent): ZipEntry {
    const entry = { name: Buffer.from(name), offset: this.#written, flags, ...known };
    this.#entries.push(entry);
    return entry;
  }

  #count(bytes: Buffer): Buffer {
    this.#written += bytes.length;
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

function localHeader({ name, flags, crc, packed, size }: ZipEntry): Buffer {
  const isKnown = flags === SIZES_BEFORE;
  // Here both sizes are in the extra field, or none.
  const isLarge = isKnown && (packed > MOST_BYTES || size > MOST_BYTES);
  const large = largeFields(isLarge ? [size, packed] : []);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeCommon(header, 4, flags, isLarge);
  if (isKnown) writeSizes(header, 14, isLarge ? { crc, packed: MOST_BYTES, size: MOST_BYTES } : { crc, packed, size });
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(large.length, 28);
  return Buffer.concat([header, name, large]);
}

function descriptor(entry: ZipEntry): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(0x08074b50, 0);
  writeSizes(bytes, 4, entry);
  return bytes;
}

function directoryEntry(entry: ZipEntry): Buffer {
  const { name, flags, offset, packed, size } = entry;
  const large = largeFields([size, packed, offset].filter((figure) => figure > MOST_BYTES));
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(large.length > 0 ? LARGE : PLAIN, 4);
  writeCommon(header, 6, flags, large.length > 0);
  writeSizes(header, 16, entry);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(large.length, 30);
  header.writeUInt32LE(Math.min(offset, MOST_BYTES), 42);
  return Buffer.concat([header, name, large]);
}

/** The records that end a ZIP file; those of large files only where a figure does not fit otherwise. */
function endRecords(entries: number, length: number, start: number): Buffer {
  const isLarge = entries > MOST_ENTRIES || start > MOST_BYTES || length > MOST_BYTES;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  for (const at of [8, 10]) end.writeUInt16LE(Math.min(entries, MOST_ENTRIES), at);
  end.writeUInt32LE(Math.min(length, MOST_BYTES), 12);
  end.writeUInt32LE(Math.min(start, MOST_BYTES), 16);
  return isLarge ? Buffer.concat([largeEnd(entries, length, start), end]) : end;
}

/** The end of a large ZIP file, and where it is. */
function largeEnd(entries: number, length: number, start: number): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  for (const at of [12, 14]) record.writeUInt16LE(LARGE, at);
  for (const at of [24, 32]) record.writeBigUInt64LE(BigInt(entries), at);
  record.writeBigUInt64LE(BigInt(length), 40);
  record.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(start + length), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator]);
}

const NOTHING = Buffer.alloc(0);

/** The extra field of figures that do not fit four bytes, in their order. */
function largeFields(figures: readonly number[]): Buffer {
  if (figures.length === 0) return NOTHING;
  const field = Buffer.alloc(4 + 8 * figures.length);
  field.writeUInt16LE(0x0001, 0);
  field.writeUInt16LE(8 * figures.length, 2);
  for (const [i, figure] of figures.entries()) field.writeBigUInt64LE(BigInt(figure), 4 + 8 * i);
  return field;
}

function writeCommon(header: Buffer, at: number, flags: number, isLarge: boolean): void {
  for (const [i, value] of [isLarge ? LARGE : PLAIN, flags, ...COMMON].entries())
    header.writeUInt16LE(value, at + 2 * i);
}

function writeSizes(bytes: Buffer, at: number, { crc, packed, size }: PackedContent): void {
  bytes.writeUInt32LE(crc, at);
  bytes.writeUInt32LE(Math.min(packed, MOST_BYTES), at + 4);
  bytes.writeUInt32LE(Math.min(size, MOST_BYTES), at + 8);
}
