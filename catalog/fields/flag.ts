import { LOCALE } from '../texto/locale.ts';
import { fold } from './choice.ts';
import { accept, bare, type Field, type FieldOptions, field, refuse } from './field.ts';

/** `t` and `f` are how PostgreSQL, and so many a file made with it, writes them. */
const YES = new Set(['1', 'true', 't', 'sim', 's', 'verdadeiro']);
const NO = new Set(['0', 'false', 'f', 'nao', 'n', 'falso']);

const word = (value: unknown): string => (value ? LOCALE.sim : LOCALE.nao);

const worded = (column: string): string =>
  `CASE ${column} WHEN true THEN '${LOCALE.sim}' WHEN false THEN '${LOCALE.nao}' END`;

/** Yes or no: `1` and `0` in an address and on the wire, true and false in a program's file, Sim and Não for people. */
export function flag(options: FieldOptions): Field<boolean, false> {
  const name = bare(options.noun ?? options.label.toLowerCase());
  return field<boolean, false>(options, false, {
    kind: 'flag',
    prefixes: ['bln'],
    hint: 'Sim ou Não (também S, N, 1, 0)',
    type: 'boolean',
    parquet: 'boolean',
    operators: ['eq'],
    schema: { type: 'boolean' },
    packaged: { type: 'boolean', trueValues: ['true'], falseValues: ['false'] },
    quoted: false,
    parse: (raw, dialect = 'plain') => {
      const text = dialect === 'br' ? fold(raw) : raw;
      if (YES.has(text)) return accept(true);
      if (NO.has(text)) return accept(false);
      return refuse(dialect === 'br' ? `não é ${LOCALE.sim} nem ${LOCALE.nao}` : 'não é 1 nem 0');
    },
    print: (value) => (value ? '1' : '0'),
    format: (value) => (value === null ? '' : word(value)),
    wired: { enum: ['0', '1'] },
    wire: (value) => (value === null ? null : value ? '1' : '0'),
    width: 10,
    cell: worded,
    plain: (column) => `${column}::text`,
    sheet: worded,
    say: (_, values) => (values[0] ? `com ${name}` : `sem ${name}`),
    order: (descending) => `por ${name}, ${word(descending)} primeiro`,
  });
}
