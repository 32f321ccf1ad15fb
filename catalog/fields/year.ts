import { accept, bare, type Field, type FieldOptions, field, type Parsed, refuse, taken } from './field.ts';
import { spoken } from './period.ts';
import { tidyFigure } from './style.ts';

const parseYear = (raw: string): Parsed<number> =>
  /^(?:19|20|21)\d{2}$/.test(raw.trim()) ? accept(Number(raw)) : refuse('não é um ano como 2025');

/** A year, usually the exercise: printed without a thousands point and never summed. */
export function year(options: FieldOptions): Field<number, false> {
  const name = bare(options.noun ?? options.label.toLowerCase());
  return field<number, false>(options, false, {
    kind: 'year',
    prefixes: ['num'],
    hint: 'ano, com quatro dígitos',
    type: 'smallint',
    parquet: 'integer',
    operators: ['eq', 'gte', 'lte'],
    index: 'btree',
    align: 'end',
    width: 10,
    sheetFormat: '0',
    listed: true,
    schema: { type: 'integer', minimum: 1900, maximum: 2199 },
    quoted: false,
    time: {
      ofDay: (day) => Number(day.slice(0, 4)),
      ofYear: (value) => [value, value],
      lastDay: (value) => `${value}-12-31`,
    },
    parse: parseYear,
    // A spreadsheet that lost the format of its cells writes `2025,0`.
    take: (cell) => taken(tidyFigure(cell).replace(/^(\d{4})[.,]0+$/, '$1'), parseYear),
    format: (value) => (value === null ? '' : String(value)),
    ...spoken(name, String),
    order: (descending) => `por ${name}, ${descending ? 'mais recentes primeiro' : 'mais antigos primeiro'}`,
  });
}
