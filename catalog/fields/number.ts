import {
  accept,
  bare,
  type Dialect,
  type Field,
  type FieldOptions,
  field,
  type Parsed,
  refuse,
  taken,
} from './field.ts';
import { scanDecimal } from './scan.ts';
import { BRAZILIAN, type ColumnStyle, isExact, tidyFigure, unmark } from './style.ts';

const SHAPE: Record<Dialect, RegExp> = {
  plain: /^-?\d+(?:\.\d+)?$/,
  br: /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/,
};

/** Fifteen digits are what a double keeps without rounding: thirteen with cents, eleven with four decimals. */
const DIGITS = 15;
const MOST = 10_000_000_000_000;

/** Reads a decimal number in either dialect, exactly: nothing is rounded on the way in. */
export function decimal(raw: string, dialect: Dialect, places: number): Parsed<number> {
  const text = raw.trim();
  if (!SHAPE[dialect].test(text))
    return refuse(dialect === 'br' ? 'não é um número como 1.234,56' : 'não é um número como 1234.56');
  const plain = dialect === 'br' ? text.replaceAll('.', '').replace(',', '.') : text;
  const end = plain.indexOf('.') + 1 + places;
  if (end > places && end < plain.length && /[1-9]/.test(plain.slice(end)))
    return refuse(places === 0 ? 'não é um número inteiro' : `tem mais de ${places} casas decimais`);
  const value = Number(plain) + 0;
  return Math.abs(value) < Math.min(MOST, 10 ** (DIGITS - places)) ? accept(value) : refuse('é grande demais');
}

/** The shapes that only one way of writing has: 1.234 is in both. */
const ONLY_BR = /^-?[\d.]*,(?!\d{3}$)\d*$|^-?\d{1,3}(?:\.\d{3})*,\d+$|^-?\d{1,3}(?:\.\d{3}){2,}$/;
const ONLY_US = /^-?[\d,]*\.(?!\d{3}$)\d*$|^-?\d{1,3}(?:,\d{3})+\.\d+$|^-?\d{1,3}(?:,\d{3}){2,}$|^-?0\.\d+$/;

function cluesOf(cell: string): Partial<ColumnStyle> {
  const text = cell.replace(/[\sR$%()\u00a0]/g, '').replace(/^(.+)-$/, '-$1');
  if (ONLY_BR.test(text)) return { decimal: 'br' };
  return ONLY_US.test(text) ? { decimal: 'us' } : {};
}

/** Tidies a number: minus before R$, after it or as parentheses; thousands and noise of binary fractions of foreign programs. */
export function tidyNumber(raw: string, decimal: ColumnStyle['decimal']): string {
  if (isExact(raw)) return decimal === 'br' ? unmark(raw) : unmark(raw).replace(',', '.');
  const text = tidyFigure(raw.replace(/[\u00a0\u202f]/g, ' '));
  const signed = text
    .replace(/^\((.+)\)$/, '-$1')
    .replace(/^([^-].*?)\s*-$/, '-$1')
    .replace(/\s*%$/, '');
  const plain = signed.replace(/^(-?)\s*R\$\s*(-?)\s*/i, '$1$2').replace(/(?<=\d) (?=\d{3}\b)/g, '');
  if (decimal === 'br') return plain;
  const ungrouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  return /^-?\d+\.\d{9,}$/.test(ungrouped) ? String(Number(Number(ungrouped).toPrecision(14))) : ungrouped;
}

/** How a kind of figure is read: in an address, and in a file of either way of writing. */
export const figure = (
  parse: Field<number>['parse'],
  places: number,
): Pick<Field<number>, 'parse' | 'take' | 'clues'> => ({
  parse,
  take: (cell, { decimal: way } = BRAZILIAN) => {
    const value = scanDecimal(cell, way, places);
    return value === null ? taken(tidyNumber(cell, way), parse, way === 'us' ? 'plain' : 'br') : accept(value);
  },
  clues: cluesOf,
});

/** Three decimals are written with a fourth: in a file of ours, 1.234 alone would be read back as a thousand. */
const unmistaken = (value: number): string => String(value).replace(/\.\d{3}$/, '$&0');

/** A SQL number with the decimal comma that a Brazilian spreadsheet reads. */
export const comma = (column: string): string => `replace(${column}::text, '.', ',')`;

/** An order of figures in words that suit a noun of either gender: `por remuneração, do maior para o menor`. */
export const largest =
  (noun: string) =>
  (descending: boolean): string =>
    `por ${noun}, ${descending ? 'do maior para o menor' : 'do menor para o maior'}`;

interface NumberOptions extends FieldOptions {
  /** Six are what a position on Earth needs to be right to the palm of a hand. */
  places?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** A quantity. Whole by default. */
export function number(options: NumberOptions): Field<number, true> {
  const places = options.places ?? 0;
  const shown = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: places });
  return field<number, true>(options, true, {
    kind: 'number',
    prefixes: ['num', 'qtd', 'vlr'],
    hint: places === 0 ? 'número inteiro, sem casas decimais' : 'número; a vírgula separa as casas decimais',
    places,
    quoted: false,
    type: `numeric(${13 + places},${places})`,
    parquet: places === 0 ? 'integer' : { digits: 13 + places, places },
    operators: ['eq', 'gte', 'lte'],
    index: 'btree',
    align: 'end',
    width: 12,
    sheetFormat: places === 0 ? '#,##0' : `#,##0.${'0'.repeat(places)}`,
    schema: { type: places === 0 ? 'integer' : 'number' },
    ...figure((raw, dialect = 'plain') => decimal(raw, dialect, places), places),
    print: unmistaken,
    format: (value) => (value === null ? '' : shown.format(value)),
    sheet: comma,
    order: largest(bare(options.noun ?? options.label.toLowerCase())),
  });
}
