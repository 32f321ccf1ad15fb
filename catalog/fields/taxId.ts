import { plainDigits } from '../texto/digits.ts';
import { elevenDigits, maskCpf, validCpf, veil } from '../texto/privacy.ts';
import { accept, type Field, type FieldOptions, field, type Parsed, refuse, type Taken, taken } from './field.ts';
import { tidyFigure } from './style.ts';

const MASKED = /^[*#xX]{3}\.?(\d{3})\.?(\d{3})-?[*#xX]{2}$/;
const CNPJ = /^([0-9A-Z]{2})\.([0-9A-Z]{3})\.([0-9A-Z]{3})\/([0-9A-Z]{4})-(\d{2})$/;
const BARE = /^[0-9A-Z]{12}\d{2}$/;
const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

interface TaxIdOptions extends FieldOptions {
  /** A CPF never leaves the import unmasked; saying so is not optional. */
  privacy: 'mask';
}

/** CPF or CNPJ. A CNPJ is kept bare, letters since July 2026; a CPF only ever as ***.456.789-**. */
export function taxId(options: TaxIdOptions): Field<string, false> {
  return field<string, false>(options, false, {
    kind: 'taxId',
    prefixes: ['txt'],
    hint: 'CNPJ ou CPF, com ou sem pontos; o CPF é guardado mascarado',
    identifies: true,
    quoted: false,
    type: 'text COLLATE "C"',
    operators: ['eq'],
    index: 'btree',
    privacy: options.privacy,
    schema: { type: 'string', description: 'CNPJ com 14 caracteres ou CPF mascarado (***.456.789-**)' },
    parse: parseTaxId,
    take: takeTaxId,
    // A CPF that does not even check is still nearly somebody's: shorter than a CNPJ, no digit of it is repeated.
    conceal: (cell) => (tidyDocument(cell).replace(/[^\da-z]/gi, '').length < 13 ? starred(cell) : veil(cell)),
    format: formatTaxId,
    width: 20,
    cell: dotted,
    wire: (value) => (value === null ? null : formatTaxId(value).replaceAll('*', '#')),
    sheet: dotted,
  });
}

/** SQL expression of a document as people write it. A masked CPF is as long as a bare CNPJ, and begins with an asterisk. */
const dotted = (column: string): string =>
  `CASE WHEN length(${column}) = 14 AND ${column} NOT LIKE '*%' THEN concat(left(${column}, 2), '.', substr(${column}, 3, 3), '.', substr(${column}, 6, 3), '/', substr(${column}, 9, 4), '-', right(${column}, 2)) ELSE ${column} END`;

/** Upper case by the ASCII alphabet alone: the dotless ı must not become an I. */
const upper = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

const PLAIN = /^[ -~]*$/;
const UNSEEN = /\p{Cf}/gu;
const DASH = /[\p{Pd}−]/gu;

/** A document with plain digits and dashes, and nothing that cannot be seen. Nearly all are written so. */
const tidyDocument = (text: string): string =>
  PLAIN.test(text) ? text.trim() : plainDigits(text).replace(UNSEEN, '').replace(DASH, '-').trim();

const starred = (cell: string): string => cell.replace(/\p{Nd}/gu, '*');

export function parseTaxId(raw: string): Parsed<string> {
  const tidy = tidyDocument(raw);
  const text = upper(tidy);
  const masked = MASKED.exec(tidy);
  if (masked) return accept(`***.${masked[1]}.${masked[2]}-**`);
  const cpf = elevenDigits(text);
  if (cpf) return validCpf(cpf) ? accept(maskCpf(cpf)) : refuse('não é um CPF: os dígitos verificadores não conferem');
  const cnpj = CNPJ.test(text) ? text.replace(/[./-]/g, '') : text;
  if (!BARE.test(cnpj)) return refuse('não é um CPF (11 dígitos) nem um CNPJ (14 caracteres)');
  return validCnpj(cnpj) ? accept(cnpj) : refuse('não é um CNPJ: os dígitos verificadores não conferem');
}

/** Reads a document of a publisher's file, with the zeros that a spreadsheet dropped before it. */
function takeTaxId(cell: string): Taken<string> {
  const written = tidyDocument(tidyFigure(cell))
    .replace(/^'/, '')
    .replace(/[.,]0$/, '');
  const whole = restoreZeros(written);
  const read = taken(whole, parseTaxId);
  return read && whole.length > cell.trim().length ? { ...read, restored: true } : read;
}

const FIRST_BRANCH = /^\d{8}00/;

/**
 * Restores the zeros before a document only where the check digits then agree. Fewer than eight digits are never a CPF that
 * anybody has, but 191 is the CNPJ of the Banco do Brasil. Of a number that is short enough for a mistyped CPF, a CNPJ is made
 * only if it is of one of the first branches: one company, and not one CPF in ten thousand.
 */
export function restoreZeros(text: string): string {
  if (!/^\d{3,13}$/.test(text)) return text;
  const cpf = text.padStart(11, '0');
  if (text.length > 7 && text.length <= 11 && validCpf(cpf)) return cpf;
  const cnpj = text.padStart(14, '0');
  return validCnpj(cnpj) && (text.length > 11 || FIRST_BRANCH.test(cnpj)) ? cnpj : text;
}

/** Each character counts as its code less 48, so that digits keep their value and letters follow (Receita Federal, 2026). */
export function validCnpj(cnpj: string): boolean {
  if (!BARE.test(cnpj) || /^0+$/.test(cnpj)) return false;
  return checkDigit(cnpj, 12) === Number(cnpj[12]) && checkDigit(cnpj, 13) === Number(cnpj[13]);
}

export function checkDigit(cnpj: string, length: number): number {
  const weights = WEIGHTS.slice(WEIGHTS.length - length);
  const sum = weights.reduce((total, weight, i) => total + weight * (cnpj.charCodeAt(i) - 48), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

export function formatTaxId(value: string | null): string {
  if (value === null) return '';
  return value.replace(/^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/, '$1.$2.$3/$4-$5');
}
