import { maskCpf, validCpf } from '../texto/privacy.ts';
import { accept, type Field, field, type Options, type Parsed, refuse } from './field.ts';

const CPF = /^(\d{3})\.(\d{3})\.(\d{3})-(\d{2})$/;
const MASKED = /^[*#xX]{3}\.?(\d{3})\.?(\d{3})-?[*#xX]{2}$/;
const CNPJ = /^([0-9A-Z]{2})\.([0-9A-Z]{3})\.([0-9A-Z]{3})\/([0-9A-Z]{4})-(\d{2})$/;
const BARE = /^[0-9A-Z]{12}\d{2}$/;
const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

interface TaxIdOptions extends Options {
  /** A CPF never leaves the import unmasked; saying so is not optional. */
  privacy: 'mask';
}

/** CPF or CNPJ. A CNPJ is kept bare, letters since July 2026; a CPF only ever as ***.456.789-**. */
export function taxId(options: TaxIdOptions): Field<string, false> {
  return field<string, false>(options, false, {
    kind: 'taxId',
    type: 'text COLLATE "C"',
    operators: ['eq'],
    index: 'btree',
    privacy: options.privacy,
    schema: { type: 'string', description: 'CNPJ com 14 caracteres ou CPF mascarado (***.456.789-**)' },
    parse: parseTaxId,
    format: formatTaxId,
    width: 20,
    cell: formatTaxId,
    wire: (value) => (value === null ? null : formatTaxId(value).replaceAll('*', '#')),
    sheet: (column) =>
      `CASE WHEN ${column} ~ '^[0-9A-Z]{14}$' THEN regexp_replace(${column}, '^(..)(...)(...)(....)(..)$', '\\1.\\2.\\3/\\4-\\5') ELSE ${column} END`,
  });
}

/** Upper case by the ASCII alphabet alone: the dotless ı must not become an I. */
const upper = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

export function parseTaxId(raw: string): Parsed<string> {
  const text = upper(raw.trim());
  const masked = MASKED.exec(raw.trim());
  if (masked) return accept(`***.${masked[1]}.${masked[2]}-**`);
  const cpf = CPF.test(text) || /^\d{11}$/.test(text) ? text.replace(/\D/g, '') : null;
  if (cpf) return validCpf(cpf) ? accept(maskCpf(cpf)) : refuse('não é um CPF: os dígitos verificadores não conferem');
  const cnpj = CNPJ.test(text) ? text.replace(/[./-]/g, '') : text;
  if (!BARE.test(cnpj)) return refuse('não é um CPF (11 dígitos) nem um CNPJ (14 caracteres)');
  return validCnpj(cnpj) ? accept(cnpj) : refuse('não é um CNPJ: os dígitos verificadores não conferem');
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
