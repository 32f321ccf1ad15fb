import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataset } from './dataset.ts';
import { aditivos } from './datasets/aditivos.ts';
import { contratos } from './datasets/contratos.ts';
import { emendas } from './datasets/emendas.ts';
import { code, date, month } from './fields/index.ts';
import { parseKey, printKey } from './key.ts';

const convenios = dataset({
  id: 'convenios',
  title: 'Convênios',
  singular: 'Convênio',
  plural: 'convênios',
  about: '',
  law: [],
  key: ['numConvenio', 'dtVigencia', 'dtMes'],
  period: 'dtMes',
  fields: {
    numConvenio: code({ label: 'Convênio', required: true }),
    dtVigencia: date({ label: 'Vigência', required: true }),
    dtMes: month({ label: 'Mês', required: true }),
  },
  list: { columns: [], filters: { main: [], more: [] }, sort: 'dtMes', totals: [], charts: [] },
});

const row = (numContrato: string | null) => ({ numContrato, numAnoPub: 2025 });

/** Any characters at all, halves of one included. */
const anything = fc.array(fc.nat(0x10ffff)).map((codes) => String.fromCodePoint(...codes));

/** The segments as a browser, a proxy and a server see them: after one pass through the rules of addresses. */
function segments(path: string): string[] {
  return new URL(path, 'https://pmvale.transparencia.example').pathname.split('/').slice(2);
}

describe('the address of a record', () => {
  it('is one encoded segment for each part of the key', () => {
    expect(printKey(contratos, row('10/2025'))).toBe('/contratos/10%2F2025/2025');
  });

  it.each([
    '10/2025',
    'PREGÃO nº 3 – “água”',
    '-',
    '--',
    '-.',
    '-..',
    '.',
    '..',
    '...',
    '%2F',
    '%',
    '%252F',
    'a?b#c&d=e+f',
    'a\\b',
    'com espaço',
    '{"x":1}',
    '😀',
    '\u202e',
    'x'.repeat(200),
    'ç'.repeat(200),
  ])('finds its record again when the number is %j', (numContrato) => {
    const parsed = contratos.fields.numContrato?.parse(numContrato);
    const value = parsed?.ok ? String(parsed.value) : '';
    const key = parseKey(contratos, segments(printKey(contratos, row(value))));
    expect(key).toEqual({ ok: true, values: [value === '' ? null : value, 2025] });
  });

  it('finds its record again whatever the number', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const parsed = contratos.fields.numContrato?.parse(raw);
        fc.pre(parsed?.ok === true && parsed.value !== '');
        const value = parsed?.ok ? String(parsed.value) : '';
        const key = parseKey(contratos, segments(printKey(contratos, row(value))));
        expect(key).toEqual({ ok: true, values: [value, 2025] });
      }),
    );
  });

  it('keeps a place for a part that is empty', () => {
    expect(printKey(contratos, row(null))).toBe('/contratos/-/2025');
    expect(parseKey(contratos, ['-', '2025'])).toEqual({ ok: true, values: [null, 2025] });
  });

  it.each([
    [['10%2F2025'], 'o endereço de contratos tem 2 partes'],
    [['a', '2025', 'b'], 'o endereço de contratos tem 2 partes'],
    [['10%2', '2025'], 'o endereço tem uma parte que não pode ser lida'],
    [['%C3%28', '2025'], 'o endereço tem uma parte que não pode ser lida'],
    [['10', 'vinte'], 'Exercício: não é um ano como 2025'],
    [['x'.repeat(201), '2025'], 'Contrato: tem mais de 200 caracteres'],
  ])('that reads %j is refused with a sentence', (parts, message) => {
    expect(parseKey(contratos, parts)).toEqual({ ok: false, message });
  });

  it('of one part is said in the singular', () => {
    expect(parseKey(emendas, ['1', '2'])).toEqual({
      ok: false,
      message: 'o endereço de emendas parlamentares tem 1 parte',
    });
  });

  it.each([
    ['2025-03-01', '2025-03'],
    ['01-03-2025', '03-2025'],
    ['1-3-2025', '3-2025'],
  ])('may say its day %s and its month %s either way', (day, month) => {
    const values = ['7', '2025-03-01', '2025-03'];
    expect(parseKey(convenios, ['7', day, month])).toEqual({ ok: true, values });
    expect(printKey(convenios, { numConvenio: '7', dtVigencia: '2025-03-01', dtMes: '2025-03' })).toBe(
      '/convenios/7/2025-03-01/2025-03',
    );
  });

  it.each([
    ['31-02-2025', 'Vigência: não é uma data como 2025-03-01'],
    ['2025-02-31', 'Vigência: não existe no calendário'],
    ['ontem', 'Vigência: não é uma data como 2025-03-01'],
  ])('does not take %s for a day', (day, message) => {
    expect(parseKey(convenios, ['7', day, '2025-03'])).toEqual({ ok: false, message });
  });

  it('follows the order of the route, not that of the row', () => {
    const path = printKey(aditivos, { numAditivo: '1º TA', numAnoPub: 2025, numContrato: '1' });
    expect(path).toBe('/contratos-aditivos/1/2025/1%C2%BA%20TA');
  });
});
