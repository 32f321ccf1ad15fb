const ID3_HEAD = 10;
const ID3_TAIL = 128;
const APE_FOOT = 32;

/** Copies an MP3 without the tags before and after its sound. Gives null where there is no sound. */
export function cleanMp3(bytes: Buffer): Buffer | null {
  let from = 0;
  while (bytes.toString('latin1', from, from + 3) === 'ID3' && from + ID3_HEAD <= bytes.length)
    from += ID3_HEAD + tagSize(bytes, from + 6) + footSize(bytes, from);
  let to = bytes.length;
  for (let less = tailSize(bytes, to); less > 0; less = tailSize(bytes, to)) to -= less;
  return from < to ? bytes.subarray(from, to) : null;
}

/** A size of four bytes of which each carries seven bits. */
const tagSize = (bytes: Buffer, at: number): number =>
  [0, 1, 2, 3].reduce((size, i) => size * 128 + ((bytes[at + i] ?? 0) & 127), 0);

const footSize = (bytes: Buffer, tag: number): number => (((bytes[tag + 5] ?? 0) & 0x10) === 0 ? 0 : ID3_HEAD);

/** Size of the tag that ends at a place, ID3v1 or APE; 0 where there is none. */
function tailSize(bytes: Buffer, end: number): number {
  const letters = (back: number, many: number): string => bytes.toString('latin1', end - back, end - back + many);
  if (end >= ID3_TAIL && letters(ID3_TAIL, 3) === 'TAG') return ID3_TAIL;
  if (end < APE_FOOT || letters(APE_FOOT, 8) !== 'APETAGEX') return 0;
  const head = (bytes.readUInt32LE(end - 12) & 0x8000_0000) === 0 ? 0 : APE_FOOT;
  return Math.min(end, Math.max(APE_FOOT, bytes.readUInt32LE(end - 20)) + head);
}
