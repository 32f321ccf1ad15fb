import { fold } from './choice.ts';
import { accept, bare, type Field, field, type Options, refuse } from './field.ts';

const YES = new Set(['1', 'true', 'sim', 's', 'verdadeiro']);
const NO = new Set(['0', 'false', 'nao', 'n', 'falso']);

/** Yes or no: `1` and `0` in an address and on the wire, Sim and Não for people. */
export function flag(options: Options): Field<boolean, false> {
  const name = bare(options.noun ?? options.label.toLowerCase());
  return field<boolean, false>(options, false, {
    kind: 'flag',
    type: 'boolean',
    operators: ['eq'],
    schema: { type: 'boolean' },
    parse: (raw, dialect = 'plain') => {
      const text = dialect === 'br' ? fold(raw) : raw;
      if (YES.has(text)) return accept(true);
      if (NO.has(text)) return accept(false);
      return refuse(dialect === 'br' ? 'não é Sim nem Não' : 'não é 1 nem 0');
    },
    print: (value) => (value ? '1' : '0'),
    format: (value) => (value === null ? '' : value ? 'Sim' : 'Não'),
    wire: (value) => (value === null ? null : value ? '1' : '0'),
    width: 10,
    cell: (value) => (value ? 'Sim' : 'Não'),
    sheet: (column) => `CASE ${column} WHEN true THEN 'Sim' WHEN false THEN 'Não' END`,
    say: (_, values) => (values[0] ? `com ${name}` : `sem ${name}`),
    order: (descending) => `por ${name}, ${descending ? 'Sim' : 'Não'} primeiro`,
  });
}
