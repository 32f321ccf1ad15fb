import { describe, expect, it } from 'vitest';
import { date } from './date.ts';
import { money } from './money.ts';
import { month } from './month.ts';
import { number } from './number.ts';
import { BRAZILIAN, markExact } from './style.ts';
import { taxId } from './taxId.ts';
import { text } from './text.ts';
import { year } from './year.ts';

const US = { ...BRAZILIAN, decimal: 'us' } as const;
const valor = money({ label: 'Valor' });

describe('a number of a file', () => {
  it.each([
    ['R$1.234,56', 1234.56],
    ['R$ 1.014,00', 1014],
    ['-R$5.766.165,01', -5_766_165.01],
    ['R$ -5,00', -5],
    ['(5,00)', -5],
    ['5,00-', -5],
    ['1\u00a0234,56', 1234.56],
    ['130,00%', 130],
  ])('as Brazilians write it: %j is %d', (cell, value) => {
    expect(valor.take(cell)).toEqual({ ok: true, value });
  });

  it.each([
    ['1,234,567.89', 1_234_567.89],
    ['4828.9400000000005', 4828.94],
    ['5100.0', 5100],
    ['-0.5', -0.5],
  ])('as foreign programs write it: %j is %d', (cell, value) => {
    expect(valor.take(cell, US)).toEqual({ ok: true, value });
  });

  it.each(['NULL', '-', '—', 'N/A', '  '])('that is %j says nothing', (cell) => {
    expect(valor.take(cell)).toBeNull();
  });

  it.each([BRAZILIAN, US])(
    'that was a number in its spreadsheet is itself, whatever is said of decimals (%j)',
    (style) => {
      const area = number({ label: 'Área', places: 4 });
      for (const value of [1234.5, 12.345, -0.5, 1234, 1_234_567.89])
        expect(area.take(markExact(String(value).replace('.', ',')), style)).toEqual({ ok: true, value });
    },
  );
});

describe('a day of a file', () => {
  const dia = date({ label: 'Dia' });

  it.each([
    ['01/03/2025', '2025-03-01'],
    ['1.3.2025', '2025-03-01'],
    ['10/04/20', '2020-04-10'],
    ['31/12/69', '2069-12-31'],
    ['31/12/70', '1970-12-31'],
    ['2004/10/01 00:00:00.000', '2004-10-01'],
    ['2025-06-17T09:18:36', '2025-06-17'],
    ['2025-01-27T18:29:12Z', '2025-01-27'],
    ['02/01/2020 08h30', '2020-01-02'],
    ['20250301', '2025-03-01'],
    ['1º de março de 2025', '2025-03-01'],
    ['45717', '2025-03-01'],
  ])('%j is %s', (cell, value) => {
    expect(dia.take(cell)).toEqual({ ok: true, value });
  });

  it.each(['00/00/0000', '0000-00-00', '01/01/0001 00h00', '0001-01-01T00:00:00'])('%j is none', (cell) => {
    expect(dia.take(cell)).toBeNull();
  });

  it('has the month first where the column says so', () => {
    expect(dia.take('03/31/2025', { ...BRAZILIAN, data: 'mda' })).toEqual({ ok: true, value: '2025-03-31' });
    expect(dia.take('9//9/9')).toMatchObject({ ok: false });
  });
});

describe('a month of a file', () => {
  const mes = month({ label: 'Mês' });

  it.each([
    ['Nov/2020', '2020-11'],
    ['nov-2017', '2017-11'],
    ['novembro de 2017', '2017-11'],
    ['MARÇO/2021', '2021-03'],
    ['2026-01-01T00:00:00', '2026-01'],
    ['202601', '2026-01'],
    ['01/03/2025', '2025-03'],
  ])('%j is %s', (cell, value) => {
    expect(mes.take(cell)).toEqual({ ok: true, value });
  });

  it('that is a payroll of its own is refused as it was written', () => {
    expect(mes.take('Dez/2019 - 13º Sal.')).toMatchObject({ ok: false });
  });
});

describe('a document of a file', () => {
  const documento = taxId({ label: 'CNPJ', privacy: 'mask' });

  it.each([
    ['a CNPJ without its first zero', '4145767000160', '04145767000160'],
    ['a CNPJ without two', '5063935000130', '05063935000130'],
    ['a CNPJ without three, though as long as a CPF', '28986000108', '00028986000108'],
    ['the CNPJ that is nearly all zeros', '191', '00000000000191'],
  ])('has its zeros back, and it is told: %s', (_, cell, value) => {
    expect(documento.take(cell)).toEqual({ ok: true, value, restored: true });
  });

  it.each(['61059299000144.0', "'61059299000144"])(
    'that was a number or a text of a spreadsheet (%s) is whole',
    (cell) => {
      expect(documento.take(cell)).toEqual({ ok: true, value: '61059299000144' });
    },
  );

  it('of a person has its first zero back only where the check digits then agree', () => {
    expect(documento.take('1234567890')).toEqual({ ok: true, value: '***.345.678-**', restored: true });
    expect(documento.take('1234567891')).toMatchObject({ ok: false });
    expect(documento.take('1234567890123')).toMatchObject({ ok: false });
  });

  it('that was mistyped is not repeated: shorter than a CNPJ, it may be nearly somebody’s CPF', () => {
    expect(documento.conceal(['123.456', '789-00'].join('.'))).toBe('***.***.***-**');
    expect(documento.conceal('11.222.333/0001-99')).toBe('11.222.333/0001-99');
  });
});

it('a year of a spreadsheet that lost its format is that year', () => {
  expect(year({ label: 'Ano' }).take('2025,0')).toEqual({ ok: true, value: 2025 });
});

it('a text may say “-”, but “null” is nothing', () => {
  const objeto = text({ label: 'Objeto' });
  expect(objeto.take('-')).toEqual({ ok: true, value: '-' });
  expect(objeto.take(' NULL ')).toBeNull();
});
