import { lastDayOf, MONTHS } from '../texto/day.ts';
import { MIDNIGHT } from './date.ts';
import { daySerial, tidyMonth } from './day.ts';
import {
  accept,
  bare,
  type Dialect,
  type Field,
  type FieldOptions,
  field,
  type Parsed,
  refuse,
  taken,
} from './field.ts';
import { spoken } from './period.ts';

/** `2025-03` → `março de 2025` */
export function monthName(value: string): string {
  const [year, month] = value.split('-');
  const name = MONTHS[Number(month) - 1];
  return name ? `${name} de ${year}` : value;
}

function parseMonth(raw: string, dialect: Dialect = 'plain'): Parsed<string> {
  const plain = /^((?:19|20|21)\d{2})-(0[1-9]|1[0-2])$/.exec(raw.trim());
  if (plain) return accept(`${plain[1]}-${plain[2]}`);
  const br = dialect === 'br' ? /^(0?[1-9]|1[0-2])[/-]((?:19|20|21)\d{2})$/.exec(raw.trim()) : null;
  if (br) return accept(`${br[2]}-${br[1]?.padStart(2, '0')}`);
  return refuse(dialect === 'br' ? 'não é um mês como 03/2025' : 'não é um mês como 2025-03');
}

/** A month of a year: 2025-03 for machines, 03/2025 for people. */
export function month(options: FieldOptions): Field<string, false> {
  const name = bare(options.noun ?? options.label.toLowerCase());
  return field<string, false>(options, false, {
    kind: 'month',
    prefixes: ['dt'],
    hint: 'mês/ano',
    quoted: false,
    type: 'text COLLATE "C"',
    operators: ['eq', 'gte', 'lte'],
    index: 'btree',
    align: 'end',
    width: 10,
    sheetFormat: 'mm/yyyy',
    listed: true,
    schema: { type: 'string', pattern: '^\\d{4}-\\d{2}$' },
    time: {
      ofDay: (day) => day.slice(0, 7),
      ofYear: (year) => [`${year}-01`, `${year}-12`],
      lastDay: (value) => lastDayOf(Number(value.slice(0, 4)), Number(value.slice(5))),
    },
    parse: parseMonth,
    take: (cell) => taken(tidyMonth(cell), parseMonth),
    format: (value) => (value === null ? 'Sem registro' : value.split('-').reverse().join('/')),
    wired: MIDNIGHT,
    wire: (value) => (value === null ? null : `${value}-01T00:00:00`),
    unwire: (wired) => String(wired).replace(/^(\d{4}-\d{2})-\d{2}(?:T00:00.*)?$/, '$1'),
    sheet: (column) => `substr(${column}, 6, 2) || '/' || substr(${column}, 1, 4)`,
    cellType: 'number',
    cell: (column) => daySerial(`(${column} || '-01')::date`),
    ...spoken(name, monthName, 'de '),
    order: (descending) => `por ${name}, ${descending ? 'mais recentes primeiro' : 'mais antigos primeiro'}`,
  });
}
