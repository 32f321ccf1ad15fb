import { MOST_PARTS } from './bytes.ts';

/** A box of the ISO base media format, which HEIC photos and M4A recordings are made of. */
export interface MediaBox {
  type: string;
  /** Place of the four letters of its type. */
  name: number;
  data: number;
  end: number;
}

const HEAD = 8;
const LARGE_HEAD = 16;

/** The boxes between two places. One that is cut short ends where the bytes do. Past the most that any file has, none is given. */
export function* boxesIn(bytes: Buffer, start: number, limit: number): Generator<MediaBox> {
  let at = start;
  for (let parts = 0; at + HEAD <= limit && parts < MOST_PARTS; parts++) {
    const size = bytes.readUInt32BE(at);
    const head = size === 1 ? LARGE_HEAD : HEAD;
    if (at + head > limit) return;
    const whole = size === 1 ? Number(bytes.readBigUInt64BE(at + HEAD)) : size;
    if (whole !== 0 && whole < head) return;
    const end = whole === 0 ? limit : Math.min(at + whole, limit);
    yield { type: bytes.toString('latin1', at + 4, at + 8), name: at + 4, data: at + head, end };
    at = end;
  }
}

/**
 * Makes a box one that readers skip, filled with zeros. It keeps its length, because others tell where pixels or sounds
 * are by their distance from the beginning of the file.
 */
export function blankBox(bytes: Buffer, { name, data, end }: MediaBox): void {
  bytes.write('free', name, 'latin1');
  bytes.fill(0, data, end);
}

/** Blanks the boxes between two places that are not of the kinds kept, and what is no box. Gives those kept. */
export function keepBoxes(bytes: Buffer, start: number, limit: number, kept: ReadonlySet<string>): MediaBox[] {
  const found: MediaBox[] = [];
  let last = start;
  for (const box of boxesIn(bytes, start, limit)) {
    if (kept.has(box.type)) found.push(box);
    else blankBox(bytes, box);
    last = box.end;
  }
  bytes.fill(0, last, limit);
  return found;
}
