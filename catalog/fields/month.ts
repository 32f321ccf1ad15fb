import { MIDNIGHT } from './date.ts';
import { accept, bare, type Field, field, type Options, refuse } from './field.ts';
import { spoken } from './period.ts';

export const MONTHS: readonly string[] = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** `2025-03` → `março de 2025` */
export function monthName(value: string): string {
  const [year, month] = value.split('-');
  const name = MONTHS[Number(month) - 1];
  return name ? `${name} de ${year}` : value;
}

/** A month of a year: 2025-03 for machines, 03/2025 for people. */
export function month(options: Options): Field<string, false> {
  const name = bare(options.noun ?? options.label.toLowerCase());
  return field<string, false>(options, false, {
    kind: 'month',
    type: 'text COLLATE "C"',
    operators: ['eq', 'gte', 'lte'],
    index: 'btree',
    align: 'end',
    width: 10,
    sheetFormat: 'mm/yyyy',
    listed: true,
    schema: { type: 'string', pattern: '^\\d{4}-\\d{2}$' },
    parse: (raw, dialect = 'plain') => {
      const plain = /^((?:19|20|21)\d{2})-(0[1-9]|1[0-2])$/.exec(raw.trim());
      if (plain) return accept(`${plain[1]}-${plain[2]}`);
      const br = dialect === 'br' ? /^(0?[1-9]|1[0-2])[/-]((?:19|20|21)\d{2})$/.exec(raw.trim()) : null;
      if (br) return accept(`${br[2]}-${br[1]?.padStart(2, '0')}`);
      return refuse(dialect === 'br' ? 'não é um mês como 03/2025' : 'não é um mês como 2025-03');
    },
    format: (value) => (value === null ? 'Sem registro' : value.split('-').reverse().join('/')),
    wired: MIDNIGHT,
    wire: (value) => (value === null ? null : `${value}-01T00:00:00`),
    unwire: (wired) => String(wired).replace(/^(\d{4}-\d{2})-\d{2}(?:T00:00.*)?$/, '$1'),
    sheet: (column) => `substr(${column}, 6, 2) || '/' || substr(${column}, 1, 4)`,
    cell: (value) => new Date(`${value}-01T00:00:00Z`),
    ...spoken(name, monthName, 'de '),
    order: (descending) => `por ${name}, ${descending ? 'mais recentes primeiro' : 'mais antigos primeiro'}`,
  });
}
