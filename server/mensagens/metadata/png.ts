import { crc32 } from 'node:zlib';
import { ByteWriter, MOST_PARTS } from './bytes.ts';
import { ORIENTATION_ROOM, orientationOnly, readOrientation, UPRIGHT } from './orientation.ts';

const SIGNATURE = 8;
/** Bytes of a chunk besides its data: length, type and check sum. */
const FRAME = 12;

/** Chunks that decide what is seen. All others, of which some tell who, where and when, are left out. */
const SEEN = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'mDCV',
  'cLLI',
  'bKGD',
  'pHYs',
]);

/** Copies a PNG without Exif, texts, dates and whatever follows the picture. Gives null where there is no picture. */
export function cleanPng(bytes: Buffer): Buffer | null {
  const out = new ByteWriter(bytes.length + ORIENTATION_ROOM);
  out.copy(bytes, 0, SIGNATURE);
  let pictured = false;
  let at = SIGNATURE;
  for (let parts = 0; at + FRAME <= bytes.length && parts < MOST_PARTS; parts++) {
    const end = at + FRAME + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || type === 'IEND') break;
    pictured ||= type === 'IDAT';
    if (SEEN.has(type)) out.copy(bytes, at, end);
    else if (type === 'eXIf') copyOrientation(out, bytes.subarray(at + 8, end - 4));
    at = end;
  }
  out.copy(chunk('IEND', Buffer.alloc(0)));
  return pictured ? out.written() : null;
}

function copyOrientation(out: ByteWriter, tiff: Buffer): void {
  const orientation = readOrientation(tiff);
  if (orientation !== UPRIGHT) out.copy(chunk('eXIf', orientationOnly(orientation)));
}

function chunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  framed.writeUInt32BE(data.length);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), framed.length - 4);
  return framed;
}
