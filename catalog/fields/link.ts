import { accept, type Field, field, type Options, refuse } from './field.ts';

/** An address elsewhere. Only the web's own schemes: a `javascript:` link in a public file must not run. */
export function link(options: Options): Field<string, false> {
  return field<string, false>(options, false, {
    kind: 'link',
    type: 'text COLLATE "C"',
    operators: [],
    sortable: false,
    schema: { type: 'string', format: 'uri' },
    parse: (raw) => {
      const text = raw.trim();
      const safe = /^https?:\/\/[^\s"'<>\\`]+$/i.test(text) && text.length <= 2_000;
      return safe ? accept(text) : refuse('não é um endereço que começa com https://');
    },
  });
}
