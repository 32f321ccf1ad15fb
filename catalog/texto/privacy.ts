import { type DigitSequence, readDigits } from './digits.ts';

/** The practice of public portals: the first three and the last two digits are hidden. */
export const maskCpf = (digits: string): string => `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`;

export function validCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  return checkDigit(digits, 9) === Number(digits[9]) && checkDigit(digits, 10) === Number(digits[10]);
}

export function checkDigit(digits: string, length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += Number(digits[i]) * (length + 1 - i);
  return ((sum * 10) % 11) % 10;
}

const LENGTH = 11;
/** Places of a CPF where a group begins: 3, 3, 3 and 2 digits. */
const GROUPS = [3, 6, 9] as const;
const WITHIN_GROUPS = [1, 2, 4, 5, 7, 8, 10] as const;

/** What people usually put between the groups. */
const USUAL = /^[ .-]?$/;
const USUAL_LAST = /^ ?[-./]? ?$/;
/** One sign, with a space around it or none. A comma with a space after it parts the numbers of a list. */
const ONE_SIGN = /^(?! ?[,;] )(?: | ?[^ ] ?)$/;

type Gap = string | null | undefined;

/** Eleven digits in the usual shape of a CPF, from one digit on. */
function isUsual(gaps: readonly Gap[], at: number): boolean {
  if (!isWhole(gaps, at)) return false;
  const [first, second, last] = groupGaps(gaps, at);
  return USUAL.test(first ?? 'x') && USUAL.test(second ?? 'x') && USUAL_LAST.test(last ?? 'x');
}

/** Eleven digits in the groups of a CPF with other signs between: those of both dots and that of the dash, or the dash's alone. */
function isGrouped(gaps: readonly Gap[], at: number): boolean {
  if (!isWhole(gaps, at)) return false;
  const parts = groupGaps(gaps, at);
  const [first, second, last] = parts;
  if (!ONE_SIGN.test(last ?? '') || isTable(parts) || isAmount(parts)) return false;
  return (first === '' && second === '') || (ONE_SIGN.test(first ?? '') && ONE_SIGN.test(second ?? ''));
}

const groupGaps = (gaps: readonly Gap[], at: number): Gap[] => GROUPS.map((place) => gaps[at + place]);

/** Whether digits that stand side by side are those of one group, and none stands beside the last. */
const isWhole = (gaps: readonly Gap[], at: number): boolean =>
  gaps[at + LENGTH] !== '' && WITHIN_GROUPS.every((place) => gaps[at + place] === '');

/** The same comma between all groups: cells of a line. */
const isTable = ([first, second, last]: readonly Gap[]): boolean =>
  first === second && second === last && (last === ',' || last === ';');

/** Thousands and then a decimal mark of its own: an amount of hundreds of millions. */
const isAmount = ([first, second, last]: readonly Gap[]): boolean =>
  first === second && (last === ',' ? /^[ .'’]?$/.test(first ?? 'x') : last === '.' && first === ',');

const SPACES = /^ {1,3}$/;

/** Eleven digits one by one, and no twelfth: `1 2 3 . 4 5 6 . 7 8 9 - 0 0`. */
const isSpaced = (gaps: readonly Gap[], at: number): boolean =>
  WITHIN_GROUPS.every((place) => SPACES.test(gaps[at + place] ?? '')) &&
  !groupGaps(gaps, at).includes('') &&
  [gaps[at], gaps[at + LENGTH]].every((gap) => gap !== '' && !SPACES.test(gap ?? ''));

const LABEL = /c[. ]?p[. ]?f[^\p{Nd}]{0,20}$/iu;
const LONGEST_LABEL = 26;

/** Eleven digits in whatever groups, where the word before them says what they are. */
function isLabelled(text: string, { from, gaps }: DigitSequence, at: number): boolean {
  if (gaps[at] !== null || gaps[at + LENGTH] === '') return false;
  const start = from[at] ?? 0;
  return LABEL.test(text.slice(Math.max(0, start - LONGEST_LABEL), start));
}

/** Whether eleven digits follow each other without a word between them, and the first begins a number: nearly none do. */
function mayBegin(gaps: readonly Gap[], at: number): boolean {
  if (gaps[at] === '') return false;
  for (let place = 1; place < LENGTH; place++) if (gaps[at + place] === null) return false;
  return true;
}

/** Masks every CPF written inside a text, however it is spelled. A run that is no CPF stays. */
export const hideCpf = (text: string): string => maskWhere(text, () => false);

/** Masks every CPF of an address, also where its signs are encoded, as in `123%2E456`. One that has none stays as it is. */
export function hideCpfInAddress(address: string): string {
  const read = decoded(address);
  const hidden = hideCpf(read);
  return hidden === read ? address : hidden;
}

/** Times that an address is decoded: what a link encodes may be encoded again by the address it is a part of. */
const ROUNDS = 3;

function decoded(address: string): string {
  let text = address;
  for (let round = 0; round < ROUNDS && text.includes('%'); round++) text = text.replace(/(?:%[\da-f]{2})+/gi, plain);
  return text;
}

function plain(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Masks whatever has the usual shape of a CPF, too: a mistyped one is still nearly somebody's, and a message must not repeat it. */
export const veil = (text: string): string => maskWhere(text, isUsual);

/**
 * Eleven digits, or what may be digits of another script, without a letter between them: a quick look at each text, because
 * nearly all have fewer. Its work for each character is bounded, too.
 */
const PERHAPS = /[\d\u02ff-\uffff](?:[^\da-zA-Z\u00c0-\uffff]{0,16}[\d\u02ff-\uffff]){10}/;

/** Where a masked CPF stands in a masked text. */
export interface MaskedPlace {
  from: number;
  to: number;
}

/**
 * Masks as `veil` does and says where the CPFs stand in the masked text. Passages are cut from that text: one cut from the
 * original could begin in the middle of another CPF, which nobody would recognise any more.
 */
export const veilWithPlaces = (text: string): { text: string; places: MaskedPlace[] } => maskedText(text, isUsual);

/** Masks what is a CPF, and what else is to be taken for one. */
const maskWhere = (text: string, also: (gaps: readonly Gap[], at: number) => boolean): string =>
  maskedText(text, also).text;

/** The work for each digit of the text is bounded. */
function maskedText(text: string, also: (gaps: readonly Gap[], at: number) => boolean) {
  const places: MaskedPlace[] = [];
  if (!PERHAPS.test(text)) return { text, places };
  const read = readDigits(text);
  let masked = '';
  let done = 0;
  for (let at = 0; at + LENGTH <= read.values.length; at++) {
    if (!mayBegin(read.gaps, at)) continue;
    const own = cpfAt(text, read, at);
    const digits = own ?? (also(read.gaps, at) ? digitsAt(read, at) : null);
    if (digits === null) continue;
    masked += text.slice(done, read.from[at]);
    const from = masked.length;
    masked += maskCpf(digits);
    if (own !== null) places.push({ from, to: masked.length });
    at += LENGTH - 1;
    done = read.to[at] ?? done;
  }
  return { text: masked + text.slice(done), places };
}

function cpfAt(text: string, read: DigitSequence, at: number): string | null {
  const { gaps } = read;
  const isOne = isUsual(gaps, at) || isGrouped(gaps, at) || isSpaced(gaps, at) || isLabelled(text, read, at);
  const digits = isOne ? digitsAt(read, at) : '';
  return validCpf(digits) ? digits : null;
}

const digitsAt = ({ values }: DigitSequence, at: number): string => values.slice(at, at + LENGTH).join('');

/** The eleven digits of a text that has nothing else but signs between them; null for any other text. */
export function elevenDigits(text: string): string | null {
  const read = readDigits(text);
  const { from, to, gaps } = read;
  const isAll = from.length === LENGTH && from[0] === 0 && to.at(-1) === text.length;
  return isAll && gaps.slice(1).every((gap) => gap !== null) ? digitsAt(read, 0) : null;
}
