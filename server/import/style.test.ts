import { describe, expect, it } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { number } from '../../catalog/fields/number.ts';
import { written } from './json.ts';
import { BR, numberOf, stylesOf, tidier } from './style.ts';

const US = { ...BR, decimal: 'us' } as const;

describe('a number', () => {
  it.each([
    ['R$1.234,56', '1.234,56'],
    ['R$ 1.014,00', '1.014,00'],
    ['-R$5.766.165,01', '-5.766.165,01'],
    ['R$ -5,00', '-5,00'],
    ['(5,00)', '-5,00'],
    ['5,00-', '-5,00'],
    ['1\u00a0234,56', '1234,56'],
    ['130,00%', '130,00'],
    ['NULL', ''],
    ['-', ''],
  ])('as Brazilians write it: %j is %j', (raw, tidy) => {
    expect(tidier('money', BR)(raw)).toBe(tidy);
  });

  it.each([
    ['1,234,567.89', '1234567.89'],
    ['4828.9400000000005', '4828.94'],
    ['5100.0', '5100.0'],
    ['-0.5', '-0.5'],
    ['54000.245', '54000.245'],
  ])('as foreign programs write it: %j is %j', (raw, tidy) => {
    expect(Number(tidier('money', US)(raw))).toBe(Number(tidy));
  });
});

describe('a day', () => {
  const day = tidier('date', BR);
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
    ['00/00/0000', ''],
    ['0000-00-00', ''],
    ['01/01/0001 00h00', ''],
    ['0001-01-01T00:00:00', ''],
    ['9//9/9', '9//9/9'],
  ])('%j is %j', (raw, tidy) => {
    expect(day(raw)).toBe(tidy);
  });

  it('has the month first where the column says so', () => {
    expect(tidier('date', { ...BR, data: 'mda' })('03/31/2025')).toBe('2025-03-31');
  });
});

it.each(['br', 'us'] as const)('a number of a spreadsheet is itself, whatever is said of decimals (%s)', (decimal) => {
  const dialect = decimal === 'us' ? 'plain' : 'br';
  for (const value of [1234.5, 12.345, -0.5, 1234, 1234567.89]) {
    const parsed = contratos.fields.vlrContrato?.parse(numberOf(written(value), decimal), dialect);
    expect(numberOf(written(value), decimal)).toBe(decimal === 'us' ? String(value) : String(value).replace('.', ','));
    if (value !== 12.345) expect(parsed).toEqual({ ok: true, value });
  }
});

describe('a month', () => {
  it.each([
    ['Nov/2020', '2020-11'],
    ['nov-2017', '2017-11'],
    ['novembro de 2017', '2017-11'],
    ['MARÇO/2021', '2021-03'],
    ['2026-01-01T00:00:00', '2026-01'],
    ['202601', '2026-01'],
    ['01/03/2025', '2025-03'],
    ['Dez/2019 - 13º Sal.', 'Dez/2019 - 13º Sal.'],
  ])('%j is %j', (raw, tidy) => {
    expect(tidier('month', BR)(raw)).toBe(tidy);
  });
});

describe('a document', () => {
  it.each([
    ['a CNPJ without its first zero', '4145767000160', '04145767000160'],
    ['a CNPJ without two', '5063935000130', '05063935000130'],
    ['a CNPJ without three, though as long as a CPF', '28986000108', '00028986000108'],
    ['the CNPJ that is nearly all zeros', '191', '00000000000191'],
    ['a number that no zeros make a document', '1234567890123', '1234567890123'],
    ['a CNPJ that was a number', '61059299000144.0', '61059299000144'],
    ['a CNPJ that was kept as text', "'61059299000144", '61059299000144'],
  ])('%s', (_, raw, tidy) => {
    expect(tidier('taxId', BR)(raw)).toBe(tidy);
  });

  it('of a person has its first zero back only where the check digits then agree', () => {
    expect(tidier('taxId', BR)('1234567890')).toBe('01234567890');
    expect(tidier('taxId', BR)('1234567891')).toBe('1234567891');
  });
});

describe('the way a column is written', () => {
  const names = ['vlrInicial', 'vlrContrato', 'dtAssinatura', 'dtPublicacao'];
  const seen = (...rows: string[][]) => stylesOf(contratos, names, rows, { decimal: undefined, data: undefined });

  it('is found for each by itself', () => {
    const [first, second, third, fourth] = seen(['1.234,56', '1234.56', '31/12/2025', '12/31/2025']);
    expect([first?.decimal, second?.decimal, third?.data, fourth?.data]).toEqual(['br', 'us', 'dma', 'mda']);
  });

  it('is that of the others where its own cells do not tell', () => {
    const [first, second] = seen(['1234.56', '1.234', '', '']);
    expect([first?.decimal, second?.decimal]).toEqual(['us', 'us']);
  });

  it('is told by a number that we print, however few decimals it has', () => {
    const { print } = number({ label: 'Quantidade', places: 4 });
    expect(seen([print(1.234), '', '', ''])[0]?.decimal).toBe('us');
  });

  it('is Brazilian where nothing tells, and what its publisher says before all', () => {
    expect(seen(['1.234', '', '01/02/2025', ''])[0]).toEqual(BR);
    const [said] = stylesOf(contratos, names, [['1.234,56']], { decimal: 'us', data: undefined });
    expect(said?.decimal).toBe('us');
  });
});
