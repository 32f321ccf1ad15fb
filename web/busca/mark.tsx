import { stemOf } from '../../catalog/texto/words.ts';

const WORDS = /([\p{L}\p{M}\p{N}]+)/u;

/** A text with the words that were looked for marked, in whatever form they stand. */
export function Marked({ text, roots }: { text: string; roots: ReadonlySet<string> }) {
  let place = 0;
  return text.split(WORDS).map((piece) => {
    place += piece.length;
    return roots.has(stemOf(piece)) ? <mark key={place}>{piece}</mark> : piece;
  });
}

/** Whether a text has any of the words that were looked for. */
export const marks = (text: string, roots: ReadonlySet<string>): boolean =>
  text.split(WORDS).some((piece) => roots.has(stemOf(piece)));

const ROOM = 220;

/** The beginning of a long title, which says what it is the title of. */
export const begun = (text: string): string => (text.length > ROOM ? `${text.slice(0, ROOM).trimEnd()}…` : text);

/** The part of a long text around the first word that was looked for. */
export function excerpt(text: string, roots: ReadonlySet<string>): string {
  if (text.length <= ROOM) return text;
  const words = text.split(WORDS);
  const found = words.findIndex((piece) => roots.has(stemOf(piece)));
  const before = words.slice(0, Math.max(0, found)).join('').length;
  const from = before < ROOM / 2 ? 0 : text.indexOf(' ', before - ROOM / 2) + 1;
  const cut = text.slice(from, from + ROOM);
  return `${from > 0 ? '… ' : ''}${cut}${from + ROOM < text.length ? '…' : ''}`;
}
