import { reais } from '../texto/figures.ts';
import { bare, type Field, type FieldOptions, field } from './field.ts';
import { comma, decimal, figure, largest } from './number.ts';
import { printCents } from './scan.ts';

const SIGN = /^\s*(-?)\s*R\$\s*/i;

/** Brazilian reais, to the cent. Zero and empty both read R$ 0,00, unless the field has a word for what is empty. */
export function money(options: FieldOptions): Field<number, true> {
  const { required, empty } = options;
  const noun = options.noun ?? options.label.toLowerCase();
  return field<number, true>(options, true, {
    kind: 'money',
    prefixes: ['vlr'],
    hint: `valor em reais, com vírgula e duas casas${required ? '' : `; vazio ${empty ? `quer dizer “${empty}”` : 'vale R$ 0,00'}`}`,
    places: 2,
    currency: 'BRL',
    quoted: false,
    type: 'numeric(18,2)',
    parquet: { digits: 18, places: 2 },
    operators: ['eq', 'gte', 'lte'],
    index: 'btree',
    align: 'end',
    sheetFormat: '[$R$-416] #,##0.00',
    // No `multipleOf: 0.01`: in binary fractions most amounts are no multiple of a cent, and validators refuse them.
    schema: { type: 'number', description: 'Reais, com no máximo duas casas decimais' },
    ...figure((raw, dialect = 'plain') => decimal(raw.includes('$') ? raw.replace(SIGN, '$1') : raw, dialect, 2), 2),
    print: printCents,
    typed: (value) => reais(value).replace(/^(-?)R\$\s/, '$1'),
    format: (value) => (value === null && empty ? empty : reais(value ?? 0)),
    sheet: comma,
    order: largest(bare(noun)),
  });
}
