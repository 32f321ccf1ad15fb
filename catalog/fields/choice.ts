import { guardedColumn, unguardFormula } from '../texto/formula.ts';
import { accept, either, type Field, type FieldOptions, field, refuse, type Tone } from './field.ts';
import { clean } from './text.ts';

interface ChoiceOptions extends FieldOptions {
  options: readonly string[];
  /** Old systems have names of their own: keep those that are not in the table as they came. */
  open?: boolean;
  /** Given for a state, which then looks like one: values without a tone of their own are plain. */
  tones?: Readonly<Record<string, Tone>>;
}

/** Letters, digits and signs that every keyboard has: nearly every text, once its accents are gone. */
const PLAIN = /^[ -~]*$/;

/** What no screen shows: zero-width characters, soft hyphens, byte order marks, control codes. */
const UNSEEN = /\p{Cf}|(?![\s\u0096\u0097])\p{Cc}/gu;

/** Dashes of any kind. U+0096 and U+0097 are those of Windows-1252 in a file that was read as Latin-1. */
const DASH = /[\p{Pd}\u0096\u0097]/gu;

/** Blind to case, accents, spacing and what cannot be seen: `PREGÃO  ELETRONICO` is `Pregão eletrônico`. */
export function fold(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const seen = PLAIN.test(bare) ? bare : bare.replace(UNSEEN, '').replace(DASH, '-');
  return seen.replace(/[\s-]+/g, ' ').trim();
}

export function choice(options: ChoiceOptions): Field<string, false> {
  const { tones } = options;
  const known = new Map(options.options.map((option) => [fold(option), option]));
  return field<string, false>(options, false, {
    kind: 'choice',
    prefixes: ['txt'],
    hint: options.open
      ? 'um nome da lista, de preferência; outro nome também é aceito'
      : 'um nome da lista; maiúsculas e acentos não importam',
    type: 'text COLLATE portal.pt',
    operators: ['eq'],
    index: 'btree',
    listed: true,
    schema: options.open ? { type: 'string', examples: options.options } : { type: 'string', enum: options.options },
    parse: (raw) => {
      const text = unguardFormula(clean(raw));
      const option = known.get(fold(text));
      if (option) return accept(option);
      if (!options.open) return refuse(`não é ${either(options.options)}`);
      return text.length > 200 ? refuse('tem mais de 200 caracteres') : accept(text);
    },
    sheet: guardedColumn,
    options: options.options,
    open: options.open ?? false,
    ...(tones && { tone: (value: string) => tones[value] ?? 'plain' }),
  });
}
