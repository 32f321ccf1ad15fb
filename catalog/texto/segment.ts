/**
 * A segment that begins with a hyphen is ours. `-` alone is an empty part. `-.` and `-..` are dots, which every client on
 * the way would read as "this folder" or "its parent", even written %2E. A value's own first hyphen is written %2D.
 */
const EMPTY = '-';
const DOTS = /^-?(\.{1,2})$/;

/** The text of one part of an address, as a segment of its path. */
export function encodeSegment(text: string): string {
  if (text === '') return EMPTY;
  return DOTS.test(text) && !text.startsWith('-') ? `-${text}` : encodeURIComponent(text).replace(/^-/, '%2D');
}

/** One raw segment decoded: null for an empty part, undefined for what cannot be read. */
export function decodeSegment(raw: string): string | null | undefined {
  if (raw === EMPTY) return null;
  const dots = DOTS.exec(raw)?.[1];
  if (dots) return dots;
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
