import { isoDay, MONTHS } from '../texto/day.ts';
import { type ColumnStyle, tidyFigure } from './style.ts';

const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const MONTH = new Map(MONTHS.flatMap((name, i) => [fold(name), fold(name).slice(0, 3)].map((key) => [key, i + 1])));

/** The shapes that only one order of day and month has: 12/05 is in both. */
const DAY_FIRST = /^(?:1[3-9]|2\d|3[01])[/.-]\d{1,2}[/.-]\d{2,4}/;
const MONTH_FIRST = /^\d{1,2}[/.-](?:1[3-9]|2\d|3[01])[/.-]\d{2,4}/;

export function cluesOfDay(cell: string): Partial<ColumnStyle> {
  if (DAY_FIRST.test(cell)) return { data: 'dma' };
  return MONTH_FIRST.test(cell) ? { data: 'mda' } : {};
}

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/;
const DMY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[\sT].*)?$/;
const SPELT = /^(\d{1,2})º?[\s/.-]+(?:de\s+)?([a-zç]{3,9})\.?[\s/.-]+(?:de\s+)?(\d{4})$/i;
const COMPACT = /^((?:19|20|21)\d{2})(\d{2})(\d{2})$/;
const SERIAL = /^[34]\d{4}(?:[.,]\d+)?$/;
/** No day, or the first of the year 1, which some programs write for none. */
const ZERO = /^(?:0*[-/.]?0*[-/.]?0+|0?1[/.-]0?1[/.-]0001|0001-01-01)(?:[T\s].*)?$/;

/** Tidies a day of a publisher's file into ISO; what is no day stays as it came. */
export function tidyDay(raw: string, order: ColumnStyle['data']): string {
  const text = tidyFigure(raw);
  if (ZERO.test(text)) return '';
  const iso = ISO.exec(text) ?? COMPACT.exec(text);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const dmy = DMY.exec(text);
  if (dmy) return order === 'mda' ? day(full(dmy[3]), dmy[1], dmy[2]) : day(full(dmy[3]), dmy[2], dmy[1]);
  const spelt = SPELT.exec(text);
  const month = MONTH.get(fold(spelt?.[2] ?? ''));
  if (spelt && month) return day(spelt[3], String(month), spelt[1]);
  // A spreadsheet's own count of days, shown when a cell lost its format.
  if (SERIAL.test(text)) return isoDay(1899, 12, 30 + Number.parseInt(text, 10));
  return text;
}

const day = (year = '', month = '', date = ''): string => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;

/** Two digits of a year are of the hundred years that end in 2069. */
const full = (year = ''): string => (year.length === 4 ? year : `${Number(year) < 70 ? '20' : '19'}${year}`);

const WORDED = /^([a-zç]{3,9})\.?(?:\s*[/-]\s*|\s+(?:de\s+)?)(\d{4}|\d{2})$/i;

/** Tidies a month of a publisher's file: `Nov/2020` is 2020-11, and so is any day of it. */
export function tidyMonth(raw: string): string {
  const text = tidyFigure(raw);
  const iso = /^(\d{4})[-/.]?(\d{2})(?:[-/.]\d{1,2}(?:[T\s].*)?)?$/.exec(text);
  if (iso) return `${iso[1]}-${iso[2]}`;
  const dated = /^\d{1,2}[/.-](\d{1,2})[/.-](\d{4})(?:\s.*)?$/.exec(text);
  if (dated) return `${dated[2]}-${dated[1]?.padStart(2, '0')}`;
  const worded = WORDED.exec(text);
  const month = MONTH.get(fold(worded?.[1] ?? ''));
  return worded && month ? `${full(worded[2])}-${String(month).padStart(2, '0')}` : text;
}

/**
 * SQL expression of a day as spreadsheets count days. They believe that 1900 was a leap year: until its March, the count is
 * one less.
 */
export const daySerial = (column: string): string =>
  `${column} - DATE '1899-12-30' - CASE WHEN ${column} < DATE '1900-03-01' THEN 1 ELSE 0 END`;
