import { hideCpfInAddress } from '../texto/privacy.ts';
import { accept, type Field, type FieldOptions, field, refuse } from './field.ts';

/** An address elsewhere. Only the web's own schemes: a `javascript:` link in a public file must not run. */
export function link(options: FieldOptions): Field<string, false> {
  return field<string, false>(options, false, {
    kind: 'link',
    prefixes: ['lnk'],
    hint: 'endereço que começa com https://',
    type: 'text COLLATE "C"',
    operators: [],
    sortable: false,
    width: 40,
    schema: { type: 'string', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://', description: 'Endereço na internet' },
    parse: (raw) => {
      const text = raw.trim();
      const safe = /^https?:\/\/[^\s"'<>\\`]+$/i.test(text) && text.length <= 2_000;
      if (!safe) return refuse('não é um endereço que começa com https://');
      return hideCpfInAddress(text) === text ? accept(text) : refuse('traz um CPF no endereço');
    },
  });
}
