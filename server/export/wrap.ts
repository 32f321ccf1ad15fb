/** Characters of the standard fonts' encoding beyond Latin-1. */
const EXTRA = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
const ELLIPSIS = '…';
/** The no-break space within `R$ 1,00`, where no line may end. It is printed as a plain one. */
const JOINED = '\u00a0';

const known = (char: string): boolean => /[\x20-\x7e\xa0-\xff]/.test(char) || EXTRA.has(char);

/** Text in the characters of a PDF's standard fonts; others lose their diacritics, or show as `?`. */
export function toFontCharacters(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[^\S\u00a0\u202f]/g, ' ')
    .replaceAll('\u202f', JOINED)
    .replace(/[\u2212\u2010\u2011]/g, '-');
  if ([...plain].every(known)) return plain;
  return [...plain].map((char) => (known(char) ? char : bare(char))).join('');
}

const bare = (char: string): string => {
  const base = [...char.normalize('NFKD').replace(/\p{M}/gu, '')];
  return base.length > 0 && base.every(known) ? base.join('') : '?';
};

export type MeasureText = (text: string) => number;

/** Breaks text into at most `most` lines of a width; what does not fit ends in an ellipsis. */
export const wrapText = (text: string, width: number, most: number, measure: MeasureText): string[] =>
  broken(text, width, most, measure).map((line) => line.replaceAll(JOINED, ' '));

function broken(text: string, width: number, most: number, measure: MeasureText): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words(text, width, measure)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) line = longer;
    else if (lines.length === most - 1) return [...lines, shorten(longer, width, measure)];
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Words of a text; one wider than the column (an address, a file name) is cut into pieces that fit. */
function* words(text: string, width: number, measure: MeasureText): Generator<string> {
  for (const word of text.split(' ')) {
    if (word !== '' && measure(word) <= width) yield word;
    else yield* chop(word, width, measure);
  }
}

function* chop(word: string, width: number, measure: MeasureText): Generator<string> {
  let piece = '';
  for (const char of word) {
    if (piece !== '' && measure(piece + char) > width) {
      yield piece;
      piece = '';
    }
    piece += char;
  }
  if (piece !== '') yield piece;
}

function shorten(line: string, width: number, measure: MeasureText): string {
  let kept = line;
  while (kept !== '' && measure(kept + ELLIPSIS) > width) kept = kept.slice(0, -1);
  return kept.trimEnd() + ELLIPSIS;
}
