import { ByteWriter, MOST_PARTS } from './bytes.ts';
import { ORIENTATION_ROOM, orientationOnly, readOrientation, UPRIGHT } from './orientation.ts';

/** `RIFF`, the size of the rest, `WEBP`. */
const HEAD = 12;
/** Type and size before the data of a chunk. */
const FRAME = 8;
/** Header of an animation's frame, before the chunks of its picture. */
const FRAME_HEAD = 16;
const FLAGS = { exif: 0x08, xmp: 0x04 };

const PIXELS = new Set(['VP8 ', 'VP8L', 'ANMF']);
const SEEN = new Set(['VP8X', 'ICCP', 'ALPH', 'ANIM', ...PIXELS]);

interface Chunk {
  type: string;
  from: number;
  data: number;
  /** End of the data, and of the chunk with its padding. */
  end: number;
  next: number;
}

/** Copies a WebP without Exif, XMP, unknown chunks and whatever follows the picture. Gives null where there is no picture. */
export function cleanWebp(bytes: Buffer): Buffer | null {
  const out = new ByteWriter(bytes.length + ORIENTATION_ROOM);
  out.copy(bytes, 0, HEAD);
  const cleaning: Cleaning = { flags: null, orientation: UPRIGHT, pictured: false };
  const limit = Math.min(bytes.length, FRAME + bytes.readUInt32LE(4));
  for (const chunk of chunksIn(bytes, HEAD, limit)) take(out, bytes, chunk, cleaning);
  if (!cleaning.pictured) return null;
  const copy = out.written();
  copy.writeUInt32LE(copy.length - FRAME, 4);
  if (cleaning.flags !== null) mendFlags(copy, cleaning.flags, cleaning.orientation);
  return copy;
}

interface Cleaning {
  /** Place of the flags that announce Exif and XMP, in the copy. */
  flags: number | null;
  orientation: number;
  pictured: boolean;
}

function take(out: ByteWriter, bytes: Buffer, chunk: Chunk, cleaning: Cleaning): void {
  const { type, data, end } = chunk;
  cleaning.pictured ||= PIXELS.has(type);
  if (type === 'VP8X') cleaning.flags ??= out.length + FRAME;
  if (type === 'ANMF') copyFrame(out, bytes, chunk);
  else if (SEEN.has(type)) copyChunk(out, bytes, chunk);
  else if (type === 'EXIF' && cleaning.orientation === UPRIGHT && cleaning.flags !== null) {
    cleaning.orientation = readOrientation(withoutPrefix(bytes.subarray(data, end)));
    if (cleaning.orientation !== UPRIGHT) out.copy(exifChunk(cleaning.orientation));
  }
}

/** The chunks between two places, up to one that is cut or the most that any picture has. */
function* chunksIn(bytes: Buffer, start: number, limit: number): Generator<Chunk> {
  let from = start;
  for (let parts = 0; from + FRAME <= limit && parts < MOST_PARTS; parts++) {
    const data = from + FRAME;
    const end = data + bytes.readUInt32LE(from + 4);
    if (end > limit) return;
    const next = end + ((end - data) & 1);
    yield { type: bytes.toString('latin1', from, from + 4), from, data, end, next };
    from = next;
  }
}

/** Copies a chunk, with the padding that makes its length even. */
function copyChunk(out: ByteWriter, bytes: Buffer, { from, end }: Chunk): void {
  out.copy(bytes, from, end);
  if ((end - from) % 2 === 1) out.copy(Buffer.of(0));
}

/** Copies a frame of an animation with the chunks of its picture alone. */
function copyFrame(out: ByteWriter, bytes: Buffer, { from, data, end }: Chunk): void {
  const start = out.length;
  const inner = data + FRAME_HEAD;
  out.copy(bytes, from, Math.min(inner, end));
  for (const chunk of chunksIn(bytes, inner, end)) if (SEEN.has(chunk.type)) copyChunk(out, bytes, chunk);
  out.written().writeUInt32LE(out.length - start - FRAME, start + 4);
}

/** The Exif that some programs write with the prefix of a JPEG. */
const withoutPrefix = (exif: Buffer): Buffer =>
  exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;

function exifChunk(orientation: number): Buffer {
  const tiff = orientationOnly(orientation);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(tiff.length, 4);
  return Buffer.concat([head, tiff]);
}

/** Makes the flags say what the copy holds. */
function mendFlags(copy: Buffer, at: number, orientation: number): void {
  const others = (copy[at] ?? 0) & ~(FLAGS.exif | FLAGS.xmp);
  copy[at] = others | (orientation === UPRIGHT ? 0 : FLAGS.exif);
}
