import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { utcDay } from '../texto/day.ts';
import { veil } from '../texto/privacy.ts';
import type { Dialect, Field, Value } from './field.ts';
import { choice, code, date, file, flag, link, money, month, number, percent, taxId, text, year } from './index.ts';
import { BRAZILIAN, type ColumnStyle } from './style.ts';

const cents = (limit: number) => fc.integer({ min: -limit, max: limit }).map((value) => (value + 0) / 100);
const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }).map(utcDay);
const words = fc
  .array(fc.constantFrom('Construção', 'água', 'ª', '“aspas”', ';', '\\', "d'Água", '10%', '😀', '-', '.'), {
    minLength: 1,
  })
  .map((list) => list.join(' '));
const segment = fc.stringMatching(/^[a-z0-9çãé_]([a-zA-Z0-9 ._-]{0,20}[a-z0-9ç])?$/);

/** Every kind, with values that it must carry unharmed. A kind without a line here fails the last test of this file. */
const kinds: readonly { field: Field; values: fc.Arbitrary<Value> }[] = [
  { field: text({ label: 'Objeto' }), values: words },
  {
    field: text({ label: 'Texto', lines: true }),
    values: fc.array(words, { minLength: 1 }).map((list) => list.join('\n')),
  },
  { field: code({ label: 'Contrato' }), values: words.filter((value) => value.length <= 200) },
  { field: money({ label: 'Valor' }), values: cents(999_999_999_999_99) },
  { field: number({ label: 'Quantidade' }), values: fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }) },
  { field: number({ label: 'Área', places: 4 }), values: fc.integer().map((value) => (value + 0) / 10_000) },
  {
    field: number({ label: 'Longitude', places: 6 }),
    values: fc.integer({ min: -180_000_000, max: 180_000_000 }).map((value) => (value + 0) / 1_000_000),
  },
  { field: percent({ label: 'Parcela' }), values: cents(100_00) },
  { field: date({ label: 'Assinatura' }), values: day },
  { field: month({ label: 'Mês' }), values: day.map((value) => value.slice(0, 7)) },
  { field: year({ label: 'Exercício' }), values: fc.integer({ min: 1900, max: 2199 }) },
  { field: choice({ label: 'Tipo', options: ['Sim, com ressalva', 'Não'] }), values: fc.constantFrom('Não') },
  { field: choice({ label: 'Tipo', options: ['Pregão eletrônico'], open: true }), values: words },
  { field: flag({ label: 'Registro' }), values: fc.boolean() },
  { field: taxId({ label: 'CPF/CNPJ', privacy: 'mask' }), values: fc.constantFrom('11222333000181', '***.456.789-**') },
  { field: file({ label: 'Arquivo' }), values: fc.array(segment, { minLength: 1 }).map((list) => list.join('/')) },
  { field: link({ label: 'Página' }), values: segment.map((name) => `https://vale.example/${name.replace(/ /g, '')}`) },
];

/** Any characters at all, halves of one included. */
const anything = fc.array(fc.nat(0x10ffff)).map((codes) => String.fromCodePoint(...codes));

/** Anything that can stand in a cell: any character there is, and near misses of every kind. */
const raw = fc.oneof(
  anything,
  fc.string({ unit: fc.constantFrom(...'0123456789.,-/R$% :T*#xé\u200b\u0301\u00a0\n"\'=<') }),
  words,
  fc.tuple(day, fc.string({ maxLength: 2 })).map(([value, tail]) => value + tail),
);
const dialect = fc.constantFrom<Dialect>('plain', 'br');
const style = fc.constantFrom<ColumnStyle>(
  BRAZILIAN,
  { decimal: 'us', data: 'dma' },
  { decimal: 'br', data: 'mda' },
  { decimal: 'us', data: 'mda' },
);
/** How the archives of loads are written. */
const ARCHIVED: ColumnStyle = { decimal: 'us', data: 'dma' };

describe.each(kinds)('a $field.kind field ($field.label)', ({ field, values }) => {
  it('reads back every value that it prints', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(field.parse(field.print(value))).toEqual({ ok: true, value });
      }),
    );
  });

  it('never throws: it accepts a value that it can print and read again, or explains in Portuguese', () => {
    fc.assert(
      fc.property(raw, dialect, (given, how) => {
        const parsed = field.parse(given, how);
        if (parsed.ok) {
          expect(field.parse(field.print(parsed.value))).toEqual(parsed);
          // A tab would be the end of a cell where rows are written down; the end of a line is written as two letters.
          expect(field.print(parsed.value)).not.toMatch(/(?!\n)\p{Cc}/u);
        } else expect(parsed.message).toMatch(/^(?:não é|não existe|tem|é|traz) .*[^.]$/);
      }),
      { numRuns: 500 },
    );
  });

  it('can be shown, put on the wire and said, absent or not', () => {
    expect(field.format(null)).toBeTypeOf('string');
    expect(field.wire(null)).toBeNull();
    fc.assert(
      fc.property(values, (value) => {
        expect(field.format(value)).not.toMatch(/undefined|null|NaN/);
        for (const operator of field.operators) expect(field.say(operator, [value])).not.toMatch(/undefined|NaN/);
      }),
    );
  });

  it('comes back from the wire as it went', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(field.parse(field.unwire(field.wire(value) ?? ''))).toEqual({ ok: true, value });
      }),
    );
  });

  it('reads back what it prints from a file of ours, whose numbers have a decimal point', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(field.take(field.print(value), ARCHIVED)).toEqual({ ok: true, value });
      }),
    );
  });

  it('reads any cell of any file as parse would, as nothing, or refuses it, and never repeats a CPF', () => {
    fc.assert(
      fc.property(raw, style, (cell, how) => {
        const taken = field.take(cell, how);
        if (taken?.ok) expect(field.parse(field.print(taken.value))).toEqual({ ok: true, value: taken.value });
        expect(field.conceal(cell)).toBe(veil(field.conceal(cell)));
      }),
      { numRuns: 500 },
    );
  });

  it.runIf(!field.quoted)('is written unquoted in a CSV line, because no text of it ever needs quotes', () => {
    const needed = (text: string): boolean => /[;,"\r\n\\]/.test(text);
    fc.assert(
      fc.property(fc.oneof(raw, values.map(field.print)), dialect, (given, how) => {
        const parsed = field.parse(given, how);
        expect(parsed.ok && needed(field.print(parsed.value))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('is typed by a publisher as the import reads it again', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(field.take(field.typed(value))).toEqual({ ok: true, value });
      }),
    );
  });

  it('has no more decimal places than it says', () => {
    fc.assert(
      fc.property(values, (value) => {
        if (typeof value === 'number') expect(Number(value.toFixed(field.places))).toBe(value);
      }),
    );
  });

  it('tells a publisher what to write, and how its names begin', () => {
    expect(field.hint).toMatch(/^[\p{L}].{5,}[^.]$/u);
    expect(field.prefixes.length).toBeGreaterThan(0);
  });

  it('is described to a data package as a type of its own list', () => {
    expect(['string', 'number', 'integer', 'boolean', 'date']).toContain(field.packaged.type);
  });

  it.runIf(field.time)(
    'that counts time is text that begins with its year, ends on a day and lies within its year',
    () => {
      fc.assert(
        fc.property(day, day, (one, other) => {
          const { time, print } = field;
          if (!time) return;
          const [value, later] = [one, other].sort().map((each) => time.ofDay(each));
          if (value === undefined || later === undefined) return;
          expect(print(time.ofDay(one)).slice(0, 4)).toBe(one.slice(0, 4));
          expect(print(value) <= print(later)).toBe(true);
          const [first, last] = time.ofYear(Number(one.slice(0, 4))).map(print);
          expect([first, print(time.ofDay(one)), last].toSorted()).toEqual([first, print(time.ofDay(one)), last]);
          expect(time.lastDay(time.ofDay(one)) >= one).toBe(true);
          expect(time.ofDay(time.lastDay(time.ofDay(one)))).toBe(time.ofDay(one));
        }),
      );
    },
  );

  it('sorts in words both ways, and differently', () => {
    expect(field.order(true)).not.toBe(field.order(false));
  });
});

test('a number with three decimals is printed so that nobody reads thousands', () => {
  const area = number({ label: 'Área', places: 4 });
  expect([1.234, 1.2345, 1.5, 1234].map((value) => area.print(value))).toEqual(['1.2340', '1.2345', '1.5', '1234']);
});

test.each(['t', 'true', 'Sim', '1'])('a flag reads %s, as files of ours and of others write it', (given) => {
  expect(flag({ label: 'Ativo' }).parse(given, 'br')).toEqual({ ok: true, value: true });
});

test('every kind that the catalog offers is held to these laws', async () => {
  const offered = Object.keys(await import('./index.ts'));
  expect([...new Set(kinds.map(({ field }) => field.kind))].sort()).toEqual(offered.sort());
});
