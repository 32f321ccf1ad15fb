import { marksOf, type Token } from './question.ts';

/** The letters that are one when accents go. */
const ACCENTS: Readonly<Record<string, string>> = {
  a: '[aáàâãä]',
  c: '[cç]',
  e: '[eéèêë]',
  i: '[iíìîï]',
  n: '[nñ]',
  o: '[oóòôõö]',
  u: '[uúùûü]',
};

/** A plural changes the end of a word: its beginning is looked for. */
const begins = (root: string): string =>
  [...(root.length > 5 ? root.slice(0, -2) : root)].map((letter) => ACCENTS[letter] ?? letter).join('');

/** A pattern, as PostgreSQL reads it, of where in a text the words of a question first stand. */
export function place(tokens: readonly Token[]): string {
  const roots = marksOf(tokens).filter((root) => /^[\p{L}\p{N}]+$/u.test(root));
  return roots.length > 0 ? `\\m(?:${roots.map(begins).join('|')})` : '$^';
}

/** A piece of a text as one line, from a whole word on. */
export function excerptOf(piece: string, cut: boolean): string {
  const line = piece.replace(/\s+/g, ' ').trim();
  return cut ? `… ${line.slice(line.indexOf(' ') + 1)}` : line;
}
