/** Widths of letters in parts of their size, about those of Liberation Sans; a little wide, so that nothing is cut. */
const NARROW = /[iljtfrI.,;:!'|()[\]\s/\\-]/;
const WIDE = /[mwMW@%—…]/;
const CAPITAL = /[\p{Lu}&$]/u;

const widthOfLetter = (letter: string): number => {
  if (NARROW.test(letter)) return 0.34;
  if (WIDE.test(letter)) return 0.97;
  return CAPITAL.test(letter) ? 0.74 : (letter.codePointAt(0) ?? 0) > 0x2fff ? 1.05 : 0.59;
};

/** Width of a text of some size. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0) * size;

/** A word in pieces that fit, where it is longer than a line. */
function piecesOf(word: string, size: number, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && textWidth(piece + letter, size) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** Breaks a text into lines that fit. */
export function wrapText(text: string, size: number, width: number): string[] {
  const words = text.replace(/\s+/g, ' ').trim().split(' ');
  const lines: string[] = [];
  let line = '';
  for (const piece of words.flatMap((word) => piecesOf(word, size, width))) {
    const longer = line === '' ? piece : `${line} ${piece}`;
    if (line !== '' && textWidth(longer, size) > width) {
      lines.push(line);
      line = piece;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** A text in lines of the largest size in which it fits. */
export interface FittedText {
  size: number;
  lines: readonly string[];
}

/** Fits a text into so many lines, in the first of some sizes that does; in the smallest, the rest is left out. */
export function fitText(text: string, sizes: readonly number[], width: number, most: number): FittedText {
  const tried = sizes.map((size) => ({ size, lines: wrapText(text, size, width) }));
  const fits = tried.find(({ lines }) => lines.length <= most);
  if (fits) return fits;
  const { size = 0, lines = [] } = tried.at(-1) ?? {};
  const shown = lines.slice(0, most);
  return { size, lines: [...shown.slice(0, -1), shortened(shown.at(-1) ?? '', size, width)] };
}

/** A line with the mark of what is missing, which must fit too. */
function shortened(line: string, size: number, width: number): string {
  const letters = [...line];
  while (letters.length > 0 && textWidth(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
