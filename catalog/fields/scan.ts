import type { ColumnStyle } from './style.ts';

const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const NINE = 57;
/** Whole numbers below it have fifteen digits, which a double keeps without rounding. */
const EXACT = 1e15;

/**
 * Reads a number that is written in the plainest way, `-1.234,56` or `-1234.56`, letter by letter: nearly all are, and a
 * file has millions. Null for any other cell, which the rules of its kind then read.
 */
export function scanDecimal(cell: string, way: ColumnStyle['decimal'], places: number): number | null {
  const begin = cell.charCodeAt(0) === MINUS ? 1 : 0;
  const found = cell.indexOf(way === 'br' ? ',' : '.');
  const end = found < 0 ? cell.length : found;
  const decimals = found < 0 ? 0 : cell.length - found - 1;
  if (decimals > places || (found >= 0 && decimals === 0)) return null;
  const whole = scanWhole(cell, begin, end, way === 'br');
  const units = whole < 0 || decimals === 0 ? whole : scanDigits(cell, end + 1, whole);
  if (units < 0 || units * 10 ** (Math.max(places, 2) - decimals) >= EXACT) return null;
  // Both are whole numbers that a double holds, so the quotient is the double nearest to the text.
  const value = units / 10 ** decimals;
  return begin === 1 && value !== 0 ? -value : value;
}

/** Digits up to a place, thousands parted by points or not at all; -1 for anything else. */
function scanWhole(cell: string, begin: number, end: number, parted: boolean): number {
  let units = 0;
  let run = 0;
  let points = 0;
  for (let at = begin; at < end; at++) {
    const letter = cell.charCodeAt(at);
    if (letter >= ZERO && letter <= NINE) {
      units = units * 10 + letter - ZERO;
      run += 1;
    } else if (parted && letter === POINT && (points === 0 ? run > 0 && run <= 3 : run === 3)) {
      points += 1;
      run = 0;
    } else return -1;
  }
  return run === 3 || (points === 0 && run > 0) ? units : -1;
}

/** Digits from a place to the end, after those that are known; -1 for anything else. */
function scanDigits(cell: string, begin: number, known: number): number {
  let units = known;
  for (let at = begin; at < cell.length; at++) {
    const letter = cell.charCodeAt(at);
    if (letter < ZERO || letter > NINE) return -1;
    units = units * 10 + letter - ZERO;
  }
  return units;
}

/** Cents below it are whole numbers of the machine, which are quickly told as text. */
const SMALL = 2 ** 31;

/** An amount to the cent as `String` writes it, 1234.5, in a third of the time. */
export function printCents(value: number): string {
  const cents = Math.round(value * 100);
  if (cents <= -SMALL || cents >= SMALL || cents / 100 !== value) return String(value);
  const rest = Math.abs(cents % 100);
  if (rest === 0) return String(cents / 100);
  const whole = `${value < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.`;
  if (rest % 10 === 0) return `${whole}${rest / 10}`;
  return rest < 10 ? `${whole}0${rest}` : `${whole}${rest}`;
}

const FIRST_SEEN = 33;
const SPACE = 32;
const APOSTROPHE = 39;
const TILDE = 126;
const FIRST_ACCENTED = 0xc0;
const LAST_ACCENTED = 0xff;
/** Digits of a CPF. */
const CPF = 11;

/**
 * Whether a text is in its one form already and has no CPF in it, as nearly all are: Latin letters and signs, one space
 * apart, fewer digits than a CPF has, and nothing that a spreadsheet put before it. Any other has to be looked at.
 */
export function isPlainText(cell: string, most: number): boolean {
  if (cell.length > most || cell.length === 0) return false;
  if (cell.charCodeAt(0) === APOSTROPHE) return false;
  let digits = 0;
  let before = SPACE;
  for (let at = 0; at < cell.length; at++) {
    const letter = cell.charCodeAt(at);
    if (letter === SPACE && before === SPACE) return false;
    if (letter >= ZERO && letter <= NINE) digits += 1;
    else if (letter !== SPACE && !isSeen(letter)) return false;
    before = letter;
  }
  return before !== SPACE && digits < CPF;
}

const isSeen = (letter: number): boolean =>
  (letter >= FIRST_SEEN && letter <= TILDE) || (letter >= FIRST_ACCENTED && letter <= LAST_ACCENTED);
