import { blankBox, boxesIn, keepBoxes, type MediaBox } from './boxes.ts';
import { pictureItems } from './items.ts';
import { type ItemRange, readItemRanges } from './ranges.ts';

const TOP = new Set(['ftyp', 'meta', 'mdat']);
const META = new Set(['hdlr', 'pitm', 'iinf', 'iloc', 'iref', 'iprp', 'idat', 'dinf', 'grpl']);
/** Properties of an item that are words or moments: description, identity, creation, change. */
const TELLING = new Set(['udes', 'altt', 'uuid', 'crtt', 'mdft']);
/** The most boxes a photo is made of: each is held against the places of all pictures. */
const MOST_BOXES = 64;
/** Version and flags, before the boxes inside some boxes. */
const FULL = 4;

/**
 * Copies a HEIC photo of which only the pictures stay: Exif, XMP and all other data become zeros. Every place in the file
 * stays where it was, because the photo finds its pixels by them. How it is turned is a property of the picture, and
 * stays. Gives null where its pictures cannot be told from the rest.
 */
export function cleanHeic(bytes: Buffer): Buffer | null {
  const out = Buffer.from(bytes);
  const top = keepBoxes(out, 0, out.length, TOP);
  const [meta, ...others] = top.filter(({ type }) => type === 'meta');
  if (!meta || others.length > 0 || top.length > MOST_BOXES) return null;
  const inner = keepBoxes(out, meta.data + FULL, meta.end, META);
  const only = (type: string): MediaBox | undefined => inner.find((box) => box.type === type);
  const [items, places] = [only('iinf'), only('iloc')];
  if (!items || !places) return null;
  const ranges = readItemRanges(out, places, pictureItems(out, items), only('idat')?.data ?? null);
  if (!ranges || ranges.length === 0) return null;
  for (const box of [...top.filter(({ type }) => type === 'mdat'), only('idat')]) if (box) keepRanges(out, box, ranges);
  const properties = only('iprp');
  if (properties) blankTelling(out, properties);
  return out;
}

/** Fills with zeros what of a box belongs to no picture. The ranges come in order. */
function keepRanges(out: Buffer, { data, end }: MediaBox, ranges: readonly ItemRange[]): void {
  let at = data;
  for (const { from, to } of ranges) {
    if (from >= end) break;
    if (to <= at) continue;
    if (from > at) out.fill(0, at, from);
    at = to;
  }
  if (at < end) out.fill(0, at, end);
}

function blankTelling(out: Buffer, properties: MediaBox): void {
  for (const container of boxesIn(out, properties.data, properties.end))
    if (container.type === 'ipco')
      for (const box of boxesIn(out, container.data, container.end)) if (TELLING.has(box.type)) blankBox(out, box);
}
