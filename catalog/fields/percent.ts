import { bare, type Field, type FieldOptions, field } from './field.ts';
import { comma, decimal, figure, largest } from './number.ts';

const SHOWN = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** A share in points of a hundred: 12.5 is 12,5%. Shares are compared, never added. */
export function percent(options: FieldOptions): Field<number, false> {
  return field<number, false>(options, false, {
    kind: 'percent',
    prefixes: ['pct'],
    hint: 'percentual, com ou sem o sinal %',
    places: 2,
    quoted: false,
    type: 'numeric(15,2)',
    parquet: { digits: 15, places: 2 },
    operators: ['eq', 'gte', 'lte'],
    align: 'end',
    width: 12,
    sheetFormat: '0.00"%"',
    schema: { type: 'number', description: 'Pontos percentuais: 12.5 é 12,5%' },
    ...figure((raw, dialect = 'plain') => decimal(raw.replace(/\s*%\s*$/, ''), dialect, 2), 2),
    typed: (value) => SHOWN.format(value),
    format: (value) => (value === null ? '' : `${SHOWN.format(value)}%`),
    sheet: comma,
    order: largest(bare(options.noun ?? options.label.toLowerCase())),
  });
}
