import { boxesIn, keepBoxes, type MediaBox } from './boxes.ts';

const TOP = new Set(['ftyp', 'moov', 'mdat', 'moof', 'styp', 'sidx']);
const MOVIE = new Set(['mvhd', 'trak', 'mvex']);
const TRACK = new Set(['tkhd', 'edts', 'mdia', 'tref']);

/**
 * Copies an M4A recording without its tags (title, which phones take from the place, author, device) and without the
 * moment it was made. Every place in the file stays where it was. Gives null where there is no sound.
 */
export function cleanM4a(bytes: Buffer): Buffer | null {
  const out = Buffer.from(bytes);
  const top = keepBoxes(out, 0, out.length, TOP);
  for (const movie of top.filter(({ type }) => type === 'moov')) cleanMovie(out, movie);
  return top.some(({ type }) => type === 'mdat') ? out : null;
}

function cleanMovie(out: Buffer, movie: MediaBox): void {
  for (const box of keepBoxes(out, movie.data, movie.end, MOVIE)) {
    if (box.type === 'mvhd') blankMoments(out, box);
    if (box.type === 'trak') cleanTrack(out, box);
  }
}

function cleanTrack(out: Buffer, track: MediaBox): void {
  for (const box of keepBoxes(out, track.data, track.end, TRACK)) {
    if (box.type === 'tkhd') blankMoments(out, box);
    if (box.type !== 'mdia') continue;
    for (const inner of boxesIn(out, box.data, box.end)) if (inner.type === 'mdhd') blankMoments(out, inner);
  }
}

/** Blanks the moments of creation and change, the first two numbers of a header: of 4 bytes each, or of 8 since version 1. */
function blankMoments(out: Buffer, { data, end }: MediaBox): void {
  const size = out[data] === 1 ? 8 : 4;
  out.fill(0, data + 4, Math.min(data + 4 + 2 * size, end));
}
