const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY = 12;

/** Upright, which is what a photo without this mark is. */
export const UPRIGHT = 1;

/** Room that the mark of orientation takes at most, with the frame that each format puts around it. */
export const ORIENTATION_ROOM = 64;

/** How a photo is turned, from 1 to 8, by the TIFF structure of its Exif; upright where that says nothing readable. */
export function readOrientation(tiff: Buffer): number {
  const order = tiff.toString('latin1', 0, 4);
  if (tiff.length < 8 || (order !== 'II*\0' && order !== 'MM\0*')) return UPRIGHT;
  const little = order === 'II*\0';
  const short = (at: number): number => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return UPRIGHT;
  const end = Math.min(start + 2 + short(start) * ENTRY, tiff.length);
  for (let at = start + 2; at + ENTRY <= end; at += ENTRY)
    if (short(at) === ORIENTATION && short(at + 2) === SHORT) return valid(short(at + 8));
  return UPRIGHT;
}

const valid = (value: number): number => (value >= 1 && value <= 8 ? value : UPRIGHT);

/** A TIFF structure that says how a photo is turned, and nothing else. */
export function orientationOnly(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(ORIENTATION, 10);
  tiff.writeUInt16LE(SHORT, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
}
