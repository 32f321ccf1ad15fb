import { accept, either, type Field, field, type Options, refuse, type Tone } from './field.ts';
import { clean, guarded, unguarded } from './text.ts';

interface ChoiceOptions extends Options {
  options: readonly string[];
  /** Old systems have names of their own: keep those that are not in the table as they came. */
  open?: boolean;
  /** Given for a state, which then looks like one: values without a tone of their own are plain. */
  tones?: Readonly<Record<string, Tone>>;
}

/** Blind to case, accents and spacing: `PREGÃO  ELETRONICO` is `Pregão eletrônico`. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s–—-]+/g, ' ')
    .trim();

export function choice(options: ChoiceOptions): Field<string, false> {
  const { tones } = options;
  const known = new Map(options.options.map((option) => [fold(option), option]));
  return field<string, false>(options, false, {
    kind: 'choice',
    type: 'text COLLATE portal.pt',
    operators: ['eq'],
    index: 'btree',
    listed: true,
    schema: options.open ? { type: 'string', examples: options.options } : { type: 'string', enum: options.options },
    parse: (raw) => {
      const text = unguarded(clean(raw));
      const option = known.get(fold(text));
      if (option) return accept(option);
      if (!options.open) return refuse(`não é ${either(options.options)}`);
      return text.length > 200 ? refuse('tem mais de 200 caracteres') : accept(text);
    },
    sheet: guarded,
    ...(options.open && { table: new Set(options.options) }),
    ...(tones && { tone: (value: string) => tones[value] ?? 'plain' }),
  });
}
