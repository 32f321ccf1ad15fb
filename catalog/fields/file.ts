import { hideCpf } from '../texto/privacy.ts';
import { accept, type Field, type FieldOptions, field, refuse } from './field.ts';

const SEGMENT = /^[\p{L}\p{N}_][\p{L}\p{N} ._-]*$/u;

/** A document of the body: a path below its own folder of files, never one that leaves it. */
export function file(options: FieldOptions): Field<string, false> {
  return field<string, false>(options, false, {
    kind: 'file',
    prefixes: ['arq'],
    hint: 'caminho do documento na pasta de arquivos do órgão',
    type: 'text COLLATE "C"',
    operators: [],
    sortable: false,
    width: 40,
    schema: { type: 'string', description: 'Caminho do arquivo em /v1/arquivos/' },
    parse: (raw) => {
      const path = raw.trim().normalize('NFC');
      const safe = path.length <= 300 && path.split('/').every((segment) => SEGMENT.test(segment));
      if (!safe) return refuse('não é o caminho de um arquivo, como contratos/2025/10.pdf');
      // Masked it would no longer lead to the file, so it is refused.
      return hideCpf(path) === path ? accept(path) : refuse('traz um CPF no nome do arquivo');
    },
  });
}
