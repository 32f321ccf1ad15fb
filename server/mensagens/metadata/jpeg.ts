import { ByteWriter, MOST_PARTS } from './bytes.ts';
import { ORIENTATION_ROOM, orientationOnly, readOrientation, UPRIGHT } from './orientation.ts';

const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const END = Buffer.of(0xff, EOI);
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const JFIF = Buffer.from('JFIF\0', 'latin1');
const ICC = Buffer.from('ICC_PROFILE\0', 'latin1');
const ADOBE = Buffer.from('Adobe', 'latin1');
/** Bytes of a JFIF header before the thumbnail that it may bring. */
const JFIF_HEAD = 14;

interface Segment {
  marker: number;
  /** Index of the byte 0xFF before the marker. */
  from: number;
  data: number;
  end: number;
}

/**
 * Copies a JPEG without what camera and programs wrote into it: Exif, XMP, IPTC, comments, thumbnails, and whatever
 * follows the picture. Its pixels, colours and orientation stay. Gives null where there is no picture.
 */
export function cleanJpeg(bytes: Buffer): Buffer | null {
  const out = new ByteWriter(bytes.length + ORIENTATION_ROOM);
  out.copy(bytes, 0, 2);
  let orientation = UPRIGHT;
  let pictured = false;
  for (const segment of segmentsIn(bytes)) {
    pictured ||= segment.marker === SOS;
    if (isExif(bytes, segment) && orientation === UPRIGHT) {
      orientation = readOrientation(bytes.subarray(segment.data + EXIF.length, segment.end));
      if (orientation !== UPRIGHT) out.copy(exifSegment(orientation));
    } else copyKept(out, bytes, segment);
  }
  out.copy(END);
  return pictured ? out.written() : null;
}

/** The segments up to the end of the picture, or to the most that any picture has. */
function* segmentsIn(bytes: Buffer): Generator<Segment> {
  let at = 2;
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const segment = segmentAt(bytes, at);
    if (!segment || segment.marker === EOI) return;
    at = segment.marker === SOS ? scanEnd(bytes, segment.end) : segment.end;
    yield { ...segment, end: at };
  }
}

/** The next segment, past bytes between two that belong to none; null where the file ends or is cut. */
function segmentAt(bytes: Buffer, start: number): Segment | null {
  for (let from = start; from + 1 < bytes.length; from++) {
    const marker = bytes[from + 1] ?? 0;
    if (bytes[from] !== 0xff || marker === 0 || marker === 0xff) continue;
    if (isBare(marker)) return { marker, from, data: from + 2, end: from + 2 };
    if (from + 4 > bytes.length) return null;
    const length = bytes.readUInt16BE(from + 2);
    const end = from + 2 + length;
    return length < 2 || end > bytes.length ? null : { marker, from, data: from + 4, end };
  }
  return null;
}

/** Whether a marker stands alone, without a length and data. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= EOI);

/** The end of the compressed pixels that begin at a place: the next marker that is no part of them. */
function scanEnd(bytes: Buffer, start: number): number {
  for (let at = start; at < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    const within = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!within) return at;
  }
  return bytes.length;
}

const startsWith = (bytes: Buffer, { data, end }: Segment, prefix: Buffer): boolean =>
  end - data >= prefix.length && bytes.compare(prefix, 0, prefix.length, data, data + prefix.length) === 0;

const isExif = (bytes: Buffer, segment: Segment): boolean =>
  segment.marker === APP1 && startsWith(bytes, segment, EXIF);

/** Copies a segment that the picture needs: tables and frames, and of the others the headers that decide its colours. */
function copyKept(out: ByteWriter, bytes: Buffer, segment: Segment): void {
  const { marker, from, end } = segment;
  const needed = marker < APP0 && !isBare(marker);
  const colours =
    (marker === APP2 && startsWith(bytes, segment, ICC)) || (marker === APP14 && startsWith(bytes, segment, ADOBE));
  if (needed || colours) out.copy(bytes, from, end);
  else if (marker === APP0 && startsWith(bytes, segment, JFIF)) copyJfif(out, bytes, segment);
}

/** Copies a JFIF header without its thumbnail, which may show what was cut from the photo. */
function copyJfif(out: ByteWriter, bytes: Buffer, { data, end }: Segment): void {
  if (end - data < JFIF_HEAD) return;
  const head = Buffer.of(0xff, APP0, 0, JFIF_HEAD + 2);
  out.copy(head);
  out.copy(bytes, data, data + JFIF_HEAD - 2);
  out.copy(Buffer.of(0, 0));
}

/** A segment of Exif that says how the photo is turned: without it phones' photos would lie on their side. */
function exifSegment(orientation: number): Buffer {
  const content = Buffer.concat([EXIF, orientationOnly(orientation)]);
  return Buffer.concat([Buffer.of(0xff, APP1, 0, content.length + 2), content]);
}
