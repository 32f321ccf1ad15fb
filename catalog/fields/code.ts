import { guardedColumn, unguardFormula } from '../texto/formula.ts';
import { accept, bare, type Field, type FieldOptions, field, refuse } from './field.ts';
import { isPlainText } from './scan.ts';
import { clean } from './text.ts';

const LONGEST = 200;

/** What an identifier of some fields may not be. */
interface CodeGuard {
  hint: string;
  /** Why a cell is refused as it came; null where nothing is wrong with it. */
  fault(raw: string): string | null;
}

/** An identifier kept as it was written: zeros, slashes and dots belong to it. Sorted as people count: 2/2025, 10/2025. */
export function code(options: FieldOptions, guard?: CodeGuard): Field<string, false> {
  return field<string, false>(options, false, {
    kind: 'code',
    prefixes: ['num', 'cod', 'id'],
    hint: 'número ou código como no documento, com zeros, barras e pontos',
    identifies: true,
    type: 'text COLLATE portal.natural',
    operators: ['eq'],
    index: 'btree',
    schema: { type: 'string' },
    // What the guard refuses may be somebody's: no message repeats it.
    ...(guard && { hint: guard.hint, conceal: () => '***' }),
    parse: (raw) => {
      const fault = guard?.fault(raw) ?? null;
      if (fault !== null) return refuse(fault);
      if (isPlainText(raw, LONGEST)) return accept(raw);
      const value = unguardFormula(clean(raw));
      return value.length > LONGEST ? refuse(`tem mais de ${LONGEST} caracteres`) : accept(value);
    },
    sheet: guardedColumn,
    order: (descending) =>
      `por ${bare(options.noun ?? options.label.toLowerCase())}, em ordem ${descending ? 'decrescente' : 'crescente'}`,
  });
}
