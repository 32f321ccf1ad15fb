import { parseDay } from './date.ts';
import type { Field, Parsed, Value } from './field.ts';

const PARTS = /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4}|\d{2})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
/** The last two-digit year of this century, as in every spreadsheet. */
const LAST = 49;

/**
 * Reads a day as people type it: `1/3/25`, `01032025` from a keyboard without a slash, `2025-03-01` from another program.
 * Only here: in a file a year of two digits is refused, for nobody is there to see how it was understood.
 */
export function typedDay(text: string): Parsed<string> {
  const trimmed = text.trim();
  const [, day = '', month = '', year = ''] = PARTS.exec(trimmed) ?? DIGITS.exec(trimmed) ?? [];
  return parseDay(day === '' ? trimmed : `${day}/${month}/${whole(year)}`, 'br');
}

const whole = (year: string): string => (year.length === 4 ? year : `${Number(year) > LAST ? 19 : 20}${year}`);

/**
 * Reads a value as somebody wrote it into a form: the Brazilian way, or else as an address writes it, for what a form
 * carries along unseen. The two cannot be mistaken: `print` writes no number that a Brazilian would read as another.
 */
export function readTyped(field: Field, text: string): Parsed<Value> {
  const typed = field.kind === 'date' ? typedDay(text) : field.parse(text, 'br');
  if (typed.ok) return typed;
  const plain = field.parse(text, 'plain');
  return plain.ok ? plain : typed;
}
