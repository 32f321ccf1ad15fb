import { brDate, type Day } from './calendar.ts';

/** Cents as Brazilians write reais, without asking the machine for its language: 1.234,56. */
export function reais(cents: number): string {
  let whole = String(Math.floor(Math.abs(cents) / 100));
  for (let at = whole.length - 3; at > 0; at -= 3) whole = `${whole.slice(0, at)}.${whole.slice(at)}`;
  return `${cents < 0 ? '-' : ''}${whole},${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

/** A day as a cell; an empty cell where there is none. */
export const brDateOrBlank = (day: Day | null | undefined): string =>
  day === null || day === undefined ? '' : brDate(day);

/** A number with leading zeros: 007. */
export const padZeros = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** A unit with its article: `a Secretaria Municipal de Educação`, `o Gabinete do Prefeito`. */
export const withArticle = (unit: string): string => `${/^(?:Gabinete|Fundo)/.test(unit) ? 'o' : 'a'} ${unit}`;
