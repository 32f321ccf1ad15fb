import { hideCpf } from '../privacy.ts';
import { accept, type Field, field, type Options, refuse } from './field.ts';

/** Longer than any real object of a contract, short enough that a stray file cannot fill the database. */
const LIMIT = 20_000;

interface TextOptions extends Options {
  /** Few distinct values (units, kinds): the filter is a list to choose from. */
  listed?: boolean;
}

/** Free text. A CPF inside it is masked on the way in: names of one-person companies carry their owner's. */
export function text(options: TextOptions): Field<string, false> {
  return field<string, false>(options, false, {
    kind: 'text',
    type: 'text COLLATE portal.pt',
    operators: ['eq', 'has'],
    index: options.listed ? 'btree' : 'words',
    listed: options.listed ?? false,
    schema: { type: 'string' },
    parse: (raw) => {
      const value = clean(raw);
      return value.length > LIMIT ? refuse(`tem mais de ${LIMIT.toLocaleString('pt-BR')} caracteres`) : accept(value);
    },
    sheet: guarded,
  });
}

/** One form for text that looks the same: composed accents, plain spaces, no control characters. */
export function clean(raw: string): string {
  const spaced = raw.normalize('NFC').replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ');
  return hideCpf(spaced.replace(/[\p{Cf}\p{Cs}]/gu, '').trim());
}

/** A spreadsheet runs a cell that begins with `=`; an apostrophe keeps it text. */
export const guarded = (column: string): string =>
  `CASE WHEN ${column} ~ '^[=+@-]' THEN '''' || ${column} ELSE ${column} END`;
