import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import { fold } from '../../catalog/fields/choice.ts';
import type { Kind } from '../../catalog/fields/field.ts';
import { MONTHS } from '../../catalog/fields/month.ts';
import { validCnpj } from '../../catalog/fields/taxId.ts';
import { validCpf } from '../../catalog/texto/privacy.ts';
import { isMarked, bare as unmarked } from './mark.ts';

/** How a column writes its numbers or its days. */
export interface Style {
  decimal: 'br' | 'us';
  data: 'dma' | 'mda';
}

export const BR: Style = { decimal: 'br', data: 'dma' };

const NUMERIC: readonly Kind[] = ['money', 'number', 'percent'];

export const isNumeric = (kind: Kind): boolean => NUMERIC.includes(kind);

/** The shapes that only one way of writing has: 1.234 is in both, and 12/05 too. */
const ONLY_BR = /^-?[\d.]*,(?!\d{3}$)\d*$|^-?\d{1,3}(?:\.\d{3})*,\d+$|^-?\d{1,3}(?:\.\d{3}){2,}$/;
const ONLY_US = /^-?[\d,]*\.(?!\d{3}$)\d*$|^-?\d{1,3}(?:,\d{3})+\.\d+$|^-?\d{1,3}(?:,\d{3}){2,}$|^-?0\.\d+$/;
const DAY_FIRST = /^(?:1[3-9]|2\d|3[01])[/.-]\d{1,2}[/.-]\d{2,4}/;
const MONTH_FIRST = /^\d{1,2}[/.-](?:1[3-9]|2\d|3[01])[/.-]\d{2,4}/;

const bare = (text: string): string => text.replace(/[\sR$%()\u00a0]/g, '').replace(/^(.+)-$/, '-$1');

/** The way of writing of each column, from its first cells; where they do not tell, that of the file, and else the Brazilian. */
export function stylesOf(
  set: Dataset,
  names: readonly (string | null)[],
  sample: readonly (readonly string[])[],
  forced: { [K in keyof Style]: Style[K] | undefined },
): Style[] {
  const kinds = names.map((name) => (name === null ? null : fieldOf(set, name).kind));
  const cells = (at: number): string[] => sample.map((row) => row[at] ?? '');
  const numbers = kinds.map((kind, at) => (kind && isNumeric(kind) ? vote(cells(at).map(bare), ONLY_BR, ONLY_US) : 0));
  const days = kinds.map((kind, at) => (kind === 'date' ? vote(cells(at), DAY_FIRST, MONTH_FIRST) : 0));
  const whole = { decimal: sum(numbers), data: sum(days) };
  return kinds.map((_, at) => ({
    decimal: forced.decimal ?? ((numbers[at] || whole.decimal) < 0 ? 'us' : 'br'),
    data: forced.data ?? ((days[at] || whole.data) < 0 ? 'mda' : 'dma'),
  }));
}

/** How many more cells have one shape than the other. */
const vote = (cells: readonly string[], yes: RegExp, no: RegExp): number =>
  cells.reduce((count, cell) => count + (yes.test(cell) ? 1 : 0) - (no.test(cell) ? 1 : 0), 0);

const sum = (votes: readonly number[]): number => votes.reduce((total, one) => total + one, 0);

/** What old systems write where there is nothing. A text may really say “-”, a number may not. */
const NOTHING = /^(?:null|n\/?a|nan|none|nil|nulo|-+|—|s\/n|#n\/d|#n\/a)$/i;

/** Tidies a cell into what the catalog's kinds read, without changing what it says. */
export function tidier(kind: Kind, style: Style): (text: string) => string {
  if (isNumeric(kind)) return (text) => numberOf(text, style.decimal);
  if (kind === 'date') return (text) => dayOf(text, style.data);
  if (kind === 'month') return monthOf;
  if (kind === 'year') return (text) => something(text).replace(/^(\d{4})[.,]0+$/, '$1');
  if (kind === 'taxId') return documentOf;
  return (text) => (/^\s*null\s*$/i.test(text) ? '' : unmarked(text));
}

const something = (text: string): string => (NOTHING.test(text.trim()) ? '' : unmarked(text.trim()));

/** Minus before R$, after the number or as parentheses; thousands and noise of binary fractions of foreign programs. */
export function numberOf(raw: string, decimal: Style['decimal']): string {
  if (isMarked(raw)) return decimal === 'br' ? unmarked(raw) : unmarked(raw).replace(',', '.');
  const text = something(raw.replace(/[\u00a0\u202f]/g, ' '));
  const signed = text
    .replace(/^\((.+)\)$/, '-$1')
    .replace(/^([^-].*?)\s*-$/, '-$1')
    .replace(/\s*%$/, '');
  const plain = signed.replace(/^(-?)\s*R\$\s*(-?)\s*/i, '$1$2').replace(/(?<=\d) (?=\d{3}\b)/g, '');
  if (decimal === 'br') return plain;
  const ungrouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  return /^-?\d+\.\d{9,}$/.test(ungrouped) ? String(Number(Number(ungrouped).toPrecision(14))) : ungrouped;
}

const MONTH = new Map(MONTHS.flatMap((name, i) => [fold(name), fold(name).slice(0, 3)].map((key) => [key, i + 1])));

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/;
const DMY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[\sT].*)?$/;
const SPELT = /^(\d{1,2})º?[\s/.-]+(?:de\s+)?([a-zç]{3,9})\.?[\s/.-]+(?:de\s+)?(\d{4})$/i;
const COMPACT = /^((?:19|20|21)\d{2})(\d{2})(\d{2})$/;
const SERIAL = /^[34]\d{4}(?:[.,]\d+)?$/;
/** No day, or the first of the year 1, which some programs write for none. */
const ZERO = /^(?:0*[-/.]?0*[-/.]?0+|0?1[/.-]0?1[/.-]0001|0001-01-01)(?:[T\s].*)?$/;

function dayOf(raw: string, order: Style['data']): string {
  const text = something(raw);
  if (ZERO.test(text)) return '';
  const iso = ISO.exec(text) ?? COMPACT.exec(text);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const dmy = DMY.exec(text);
  if (dmy) return order === 'mda' ? day(full(dmy[3]), dmy[1], dmy[2]) : day(full(dmy[3]), dmy[2], dmy[1]);
  const spelt = SPELT.exec(text);
  const month = MONTH.get(fold(spelt?.[2] ?? ''));
  if (spelt && month) return day(spelt[3], String(month), spelt[1]);
  // A spreadsheet's own count of days, shown when a cell lost its format.
  if (SERIAL.test(text)) return new Date(Date.UTC(1899, 11, 30 + Number.parseInt(text, 10))).toISOString().slice(0, 10);
  return text;
}

const day = (year = '', month = '', date = ''): string => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;

/** Two digits of a year are of the hundred years that end in 2069. */
const full = (year = ''): string => (year.length === 4 ? year : `${Number(year) < 70 ? '20' : '19'}${year}`);

const WORDED = /^([a-zç]{3,9})\.?(?:\s*[/-]\s*|\s+(?:de\s+)?)(\d{4}|\d{2})$/i;

function monthOf(raw: string): string {
  const text = something(raw);
  const iso = /^(\d{4})[-/.]?(\d{2})(?:[-/.]\d{1,2}(?:[T\s].*)?)?$/.exec(text);
  if (iso) return `${iso[1]}-${iso[2]}`;
  const dated = /^\d{1,2}[/.-](\d{1,2})[/.-](\d{4})(?:\s.*)?$/.exec(text);
  if (dated) return `${dated[2]}-${dated[1]?.padStart(2, '0')}`;
  const worded = WORDED.exec(text);
  const month = MONTH.get(fold(worded?.[1] ?? ''));
  return worded && month ? `${full(worded[2])}-${String(month).padStart(2, '0')}` : text;
}

/**
 * A spreadsheet drops the zeros before a number: they come back only where the check digits then agree. Fewer than eight
 * digits are never a CPF that anybody has, but 191 is the CNPJ of the Banco do Brasil. Of a number that is short enough for a
 * mistyped CPF, a CNPJ is made only if it is of one of the first branches: one company, and not one CPF in ten thousand.
 */
function documentOf(raw: string): string {
  const text = something(raw)
    .replace(/^'/, '')
    .replace(/[.,]0$/, '');
  if (!/^\d{3,13}$/.test(text)) return text;
  const cpf = text.padStart(11, '0');
  if (text.length > 7 && text.length <= 11 && validCpf(cpf)) return cpf;
  const cnpj = text.padStart(14, '0');
  return validCnpj(cnpj) && (text.length > 11 || FIRST_BRANCH.test(cnpj)) ? cnpj : text;
}

const FIRST_BRANCH = /^\d{8}00/;
