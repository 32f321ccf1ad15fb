import type { MediaBox } from './boxes.ts';

/** Bytes of a file from one place up to another. */
export interface ItemRange {
  from: number;
  to: number;
}

/** The most parts that the items of a photo may lie in; a phone's photo has about sixty. */
const MOST_PARTS = 10_000;

const IN_FILE = 0;
const IN_META = 1;

/** Reader of the whole numbers of a box, one after the other. Past the end it throws a RangeError. */
class NumberReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  next(size: number): number {
    const at = this.#at;
    this.#at += size;
    if (size === 0) return 0;
    if (size === 8) return Number(this.#bytes.readBigUInt64BE(at));
    return this.#bytes.readUIntBE(at, size);
  }
}

/**
 * The places of some items of a photo, in order, by its table of places (`iloc`). `meta` is where the data inside of the
 * table's own box begins. Gives null for a table that is broken, endless or of a kind that cameras do not write.
 */
export function readItemRanges(
  bytes: Buffer,
  { data, end }: MediaBox,
  wanted: ReadonlySet<number>,
  meta: number | null,
): ItemRange[] | null {
  try {
    const parts = [...itemParts(new NumberReader(bytes.subarray(data, end)), wanted, meta)];
    return parts.sort((a, b) => a.from - b.from);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

interface TableShape {
  version: number;
  /** Bytes of the numbers that say how many items there are, and which. */
  wide: number;
  offset: number;
  length: number;
  base: number;
  index: number;
}

function readShape(table: NumberReader): TableShape {
  const version = table.next(1);
  table.next(3);
  const sizes = [table.next(1), table.next(1)].flatMap((byte) => [byte >> 4, byte & 15]);
  const [offset = 0, length = 0, base = 0, index = 0] = sizes;
  // Without a length each part would take no room in the table, and a small file could claim any number of them.
  if (version > 2 || length === 0 || sizes.some((size) => ![0, 4, 8].includes(size))) throw new RangeError('sizes');
  return { version, wide: version < 2 ? 2 : 4, offset, length, base, index: version > 0 ? index : 0 };
}

function* itemParts(table: NumberReader, wanted: ReadonlySet<number>, meta: number | null): Generator<ItemRange> {
  const { version, wide, offset, length, base, index } = readShape(table);
  let left = MOST_PARTS;
  for (let count = table.next(wide); count > 0; count--) {
    const kept = wanted.has(table.next(wide));
    const method = version > 0 ? table.next(2) & 15 : IN_FILE;
    table.next(2);
    const start = table.next(base) + origin(method, meta);
    const parts = table.next(2);
    left -= parts;
    if (left < 0) throw new RangeError('parts');
    for (let part = 0; part < parts; part++) {
      table.next(index);
      const from = start + table.next(offset);
      const to = from + table.next(length);
      if (kept) yield { from, to };
    }
  }
}

function origin(method: number, meta: number | null): number {
  if (method === IN_FILE) return 0;
  if (method === IN_META && meta !== null) return meta;
  throw new RangeError('method');
}
