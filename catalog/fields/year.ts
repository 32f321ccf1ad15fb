import { accept, bare, either, type Field, field, type Options, refuse } from './field.ts';

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
    say: (operator, values) => {
      const link = { eq: 'de', gte: 'a partir de', lte: 'até', has: 'de' }[operator];
      return `${link} ${either(values.map(String))}`;
    },
    between: (from, to) => `de ${from} a ${to}`,
    order: (descending) => `por ${name}, ${descending ? 'mais recentes primeiro' : 'mais antigos primeiro'}`,
  });
}
