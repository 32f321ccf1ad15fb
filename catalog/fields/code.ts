import { guardedColumn, unguardFormula } from '../texto/formula.ts';
import { accept, bare, type Field, type FieldOptions, field, refuse } from './field.ts';
import { isPlainText } from './scan.ts';
import { clean } from './text.ts';

const LONGEST = 200;

/** An identifier kept as it was written: zeros, slashes and dots belong to it. Sorted as people count: 2/2025, 10/2025. */
export function code(options: FieldOptions): Field<string, false> {
  return field<string, false>(options, false, {
    kind: 'code',
    prefixes: ['num', 'cod', 'id'],
    hint: 'número ou código como no documento, com zeros, barras e pontos',
    identifies: true,
    type: 'text COLLATE portal.natural',
    operators: ['eq'],
    index: 'btree',
    schema: { type: 'string' },
    parse: (raw) => {
      if (isPlainText(raw, LONGEST)) return accept(raw);
      const value = unguardFormula(clean(raw));
      return value.length > LONGEST ? refuse(`tem mais de ${LONGEST} caracteres`) : accept(value);
    },
    sheet: guardedColumn,
    order: (descending) =>
      `por ${bare(options.noun ?? options.label.toLowerCase())}, em ordem ${descending ? 'decrescente' : 'crescente'}`,
  });
}
