import { utcDay } from '../texto/day.ts';
import { cluesOfDay, daySerial, tidyDay } from './day.ts';
import {
  accept,
  bare,
  type Dialect,
  either,
  type Field,
  type FieldOptions,
  field,
  type Parsed,
  refuse,
  taken,
} from './field.ts';
import { BRAZILIAN } from './style.ts';

const PLAIN = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/;
const BR = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\s+00:00(?::00)?)?$/;

/** Reads a calendar day. People's files mix both ways of writing, and neither can be mistaken for the other. */
export function parseDay(raw: string, dialect: Dialect = 'plain'): Parsed<string> {
  const text = raw.trim();
  const plain = PLAIN.exec(text);
  if (plain) return day(Number(plain[1]), Number(plain[2]), Number(plain[3]));
  const br = dialect === 'br' ? BR.exec(text) : null;
  if (br) return day(Number(br[3]), Number(br[2]), Number(br[1]));
  return refuse(dialect === 'br' ? 'não é uma data como 01/03/2025' : 'não é uma data como 2025-03-01');
}

function day(year: number, month: number, date: number): Parsed<string> {
  const built = new Date(Date.UTC(year, month - 1, date));
  const real = built.getUTCFullYear() === year && built.getUTCMonth() === month - 1 && built.getUTCDate() === date;
  if (!real) return refuse('não existe no calendário');
  if (year < 1900 || year > 2199) return refuse('tem um ano fora de 1900 a 2199');
  return accept(utcDay(built));
}

/** dd/mm/aaaa; empty reads 'Sem registro', and what is no date is shown as it was given. */
export function formatDay(value: string | null): string {
  if (value === null || value.trim() === '') return 'Sem registro';
  const parsed = parseDay(value, 'br');
  return parsed.ok ? parsed.value.split('-').reverse().join('/') : value;
}

/** A day as the reference system writes it: without a zone, so no `date-time` of JSON Schema. */
export const MIDNIGHT = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T00:00:00$' } as const;

interface DateOptions extends FieldOptions {
  /** People wait for it to come: the filter offers "nos próximos 30 dias". */
  awaited?: boolean;
}

/** How a day is read in a publisher's file. */
const FILED: Pick<Field<string>, 'take' | 'clues'> = {
  take: (cell, { data } = BRAZILIAN) => taken(tidyDay(cell, data), parseDay),
  clues: cluesOfDay,
};

export function date(options: DateOptions): Field<string, false> {
  const name = bare(options.noun ?? options.label.toLowerCase());
  return field<string, false>(options, false, {
    kind: 'date',
    prefixes: ['dt'],
    hint: 'data, dia/mês/ano',
    quoted: false,
    packaged: { type: 'date', format: 'default' },
    type: 'date',
    parquet: 'date',
    operators: ['eq', 'gte', 'lte'],
    grains: ['mes', 'ano'],
    index: 'btree',
    align: 'end',
    width: 12,
    sheetFormat: 'dd/mm/yyyy',
    awaited: options.awaited ?? false,
    schema: { type: 'string', format: 'date' },
    parse: parseDay,
    ...FILED,
    time: { ofDay: (day) => day, ofYear: (year) => [`${year}-01-01`, `${year}-12-31`], lastDay: (value) => value },
    format: formatDay,
    wired: MIDNIGHT,
    wire: (value) => (value === null ? null : `${value}T00:00:00`),
    sheet: (column) => `to_char(${column}, 'DD/MM/YYYY')`,
    cellType: 'number',
    cell: daySerial,
    say: (operator, values) => {
      const link = { eq: 'em', gte: 'a partir de', lte: 'até', has: 'em' }[operator];
      return `com ${name} ${link} ${either(values.map(formatDay))}`;
    },
    order: (descending) => `por ${name}, ${descending ? 'mais recentes primeiro' : 'mais antigos primeiro'}`,
  });
}
