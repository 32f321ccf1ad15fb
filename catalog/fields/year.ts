import { accept, bare, type Field, field, type Options, refuse } from './field.ts';
import { spoken } from './period.ts';

/** A year, usually the exercise: printed without a thousands point and never summed. */
export function year(options: Options): Field<number, false> {
  const name = bare(options.noun ?? options.label.toLowerCase());
  return field<number, false>(options, false, {
    kind: 'year',
    type: 'smallint',
    operators: ['eq', 'gte', 'lte'],
    index: 'btree',
    align: 'end',
    width: 10,
    sheetFormat: '0',
    listed: true,
    schema: { type: 'integer', minimum: 1900, maximum: 2199 },
    parse: (raw) => (/^(?:19|20|21)\d{2}$/.test(raw.trim()) ? accept(Number(raw)) : refuse('não é um ano como 2025')),
    format: (value) => (value === null ? '' : String(value)),
    ...spoken(name, String),
    order: (descending) => `por ${name}, ${descending ? 'mais recentes primeiro' : 'mais antigos primeiro'}`,
  });
}
