import { guardedColumn, unguardFormula } from '../texto/formula.ts';
import { hideCpf } from '../texto/privacy.ts';
import { seenText } from '../texto/seen.ts';
import { accept, type Field, type FieldOptions, field, refuse } from './field.ts';
import { isPlainText } from './scan.ts';

/** Longer than any real object of a contract, short enough that a stray file cannot fill the database. */
const LIMIT = 20_000;
/** A long law with its annexes. */
const LONGEST = 100_000;

interface TextOptions extends FieldOptions {
  /** Few distinct values (units, kinds): the filter is a list to choose from. */
  listed?: boolean;
  /** A text of several paragraphs, as of a law: its lines are kept. */
  lines?: boolean;
}

/** Free text. A CPF inside it is masked on the way in: names of one-person companies carry their owner's. */
export function text(options: TextOptions): Field<string, false> {
  return field<string, false>(options, false, {
    kind: 'text',
    prefixes: ['txt'],
    hint: 'texto livre; um CPF no meio dele é mascarado',
    type: 'text COLLATE portal.pt',
    operators: ['eq', 'has'],
    index: options.listed ? 'btree' : 'words',
    listed: options.listed ?? false,
    width: options.listed ? 30 : 45,
    schema: { type: 'string' },
    parse: (raw) => {
      const most = options.lines ? LONGEST : LIMIT;
      if (isPlainText(raw, most)) return accept(raw);
      const value = unguardFormula(options.lines ? paragraphs(raw) : clean(raw));
      return value.length > most ? refuse(`tem mais de ${most.toLocaleString('pt-BR')} caracteres`) : accept(value);
    },
    sheet: guardedColumn,
  });
}

/** Text in its one form, a CPF inside it masked. */
export const clean = (raw: string): string => hideCpf(seenText(raw));

/** The lines of a text that say something. A CPF may begin in one and end in the next. */
const paragraphs = (raw: string): string =>
  hideCpf(
    raw
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .map(clean)
      .filter(Boolean)
      .join('\n'),
  );
