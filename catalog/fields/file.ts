import { accept, type Field, field, type Options, refuse } from './field.ts';

const SEGMENT = /^[\p{L}\p{N}_][\p{L}\p{N} ._-]*$/u;

/** A document of the body: a path below its own folder of files, never one that leaves it. */
export function file(options: Options): Field<string, false> {
  return field<string, false>(options, false, {
    kind: 'file',
    type: 'text COLLATE "C"',
    operators: [],
    sortable: false,
    schema: { type: 'string', description: 'Caminho do arquivo em /v1/arquivos/' },
    parse: (raw) => {
      const path = raw.trim().normalize('NFC');
      const safe = path.length <= 300 && path.split('/').every((segment) => SEGMENT.test(segment));
      return safe ? accept(path) : refuse('não é o caminho de um arquivo, como contratos/2025/10.pdf');
    },
  });
}
