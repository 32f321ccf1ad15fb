/** The digits of a text in their order: where each begins and ends, its value, and what stands between it and the one before. */
export interface DigitSequence {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly values: readonly number[];
  /** Spaces and signs, every dash as `-`; what cannot be seen is left out. Null: other words, or more than a few signs. */
  readonly gaps: readonly (string | null)[];
}

const ZERO = 48;
const NINE = 57;
/** The first character past Latin letters and their accents that may be a digit, a dash or unseen. */
const FOREIGN = 0x300;
/** More characters than this do not part the groups of one number. */
const LONGEST_GAP = 5;

const DIGIT = /\p{Nd}/u;
/** Zero-width characters, soft hyphens, and what is drawn over a digit, as the frame of a keycap. */
const UNSEEN = /[\p{Cf}\p{M}]/u;
const SPACE = /[\p{Z}\t-\r\u0085]/u;
/** Dashes of any kind. U+0096 and U+0097 are those of Windows-1252 in a file that was read as Latin-1. */
const DASH = /[\p{Pd}−\u0096\u0097]/u;
const SIGNS = new Set(".,;:_/\\|'’‘´`·•⋅∙⁄∕．，：；＿／｡。");

/** Reads the digits of a text, of whatever script, looking once at each character. */
export function readDigits(text: string): DigitSequence {
  const read = { from: [] as number[], to: [] as number[], values: [] as number[], gaps: [] as (string | null)[] };
  let gap: string | null = null;
  for (let at = 0, width = 1; at < text.length; at += width) {
    const code = text.codePointAt(at) ?? 0;
    width = code > 0xffff ? 2 : 1;
    const value = digitValue(code);
    if (value === null) {
      if (gap !== null) gap = widened(gap, code);
      continue;
    }
    read.from.push(at);
    read.to.push(at + width);
    read.values.push(value);
    read.gaps.push(gap);
    gap = '';
  }
  return read;
}

/** A gap with one more character; null where it no longer is one. */
function widened(gap: string, code: number): string | null {
  if (isLetter(code)) return null;
  const character = String.fromCodePoint(code);
  if (SIGNS.has(character)) return longer(gap, character);
  if (SPACE.test(character)) return longer(gap, ' ');
  if (DASH.test(character)) return longer(gap, '-');
  return UNSEEN.test(character) ? gap : null;
}

/** Plain and accented Latin letters, by their place: they follow most numbers, and the tables of Unicode take longer. */
const isLetter = (code: number): boolean =>
  ((code | 32) >= 97 && (code | 32) <= 122) || (code >= 0xc0 && code < FOREIGN);

const longer = (gap: string, sign: string): string | null => (gap.length < LONGEST_GAP ? gap + sign : null);

function digitValue(code: number): number | null {
  if (code >= ZERO && code <= NINE) return code - ZERO;
  return code < FOREIGN || !isDigit(code) ? null : foreignValue(code);
}

const isDigit = (code: number): boolean => DIGIT.test(String.fromCodePoint(code));

/** Unicode has the digits of a script in a row from zero to nine, and some rows one after another. */
function foreignValue(code: number): number {
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return (code - first) % 10;
}

/** A text with the digits of every script (５, ٥, 𝟓) as those of the keyboard. */
export const plainDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
