import { boxesIn, type MediaBox } from './boxes.ts';

/** Kinds of items that are pictures, or say how pictures make up one. */
const PICTURES = new Set(['hvc1', 'hev1', 'av01', 'avc1', 'grid', 'iovl', 'iden']);
const SKIPPED = 'skip';

/** The numbers of a photo's items that are pictures. The others get a kind that no reader knows. */
export function pictureItems(out: Buffer, items: MediaBox): ReadonlySet<number> {
  const start = items.data + (out[items.data] === 0 ? 6 : 8);
  const found = new Set<number>();
  for (const entry of boxesIn(out, start, items.end)) {
    const item = itemOf(out, entry);
    if (!item) continue;
    if (PICTURES.has(out.toString('latin1', item.kind, item.kind + 4))) found.add(item.id);
    else out.write(SKIPPED, item.kind, 'latin1');
  }
  return found;
}

/** The number of an item, and where its kind is written. Entries older than version 2 have no kind, and are no pictures. */
function itemOf(out: Buffer, { type, data, end }: MediaBox): { id: number; kind: number } | null {
  const version = out[data] ?? 0;
  const kind = data + (version === 2 ? 8 : 10);
  if (type !== 'infe' || version < 2 || version > 3 || kind + 4 > end) return null;
  return { id: version === 2 ? out.readUInt16BE(data + 4) : out.readUInt32BE(data + 4), kind };
}
