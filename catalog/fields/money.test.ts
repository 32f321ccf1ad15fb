import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import { number } from './number.ts';
import { percent } from './percent.ts';

const valor = money({ label: 'Valor', noun: 'o valor' });

describe('money', () => {
  it.each([
    [null, 'R$\u00a00,00'],
    [0, 'R$\u00a00,00'],
    [0.1, 'R$\u00a00,10'],
    [1234567.89, 'R$\u00a01.234.567,89'],
    [-50, '-R$\u00a050,00'],
  ])('shows %s as %s, with a plain space that people can search', (value, shown) => {
    expect(valor.format(value)).toBe(shown);
  });

  it('says in the words of its field that nothing is foreseen, and still shows a zero that was written', () => {
    const norm = money({ label: 'No exterior', empty: 'não previsto' });
    expect([norm.format(null), norm.format(0)]).toEqual(['não previsto', 'R$\u00a00,00']);
    expect(norm.hint).toContain('vazio quer dizer “não previsto”');
  });

  it.each([
    ['1.234,56', 1234.56],
    ['R$ 1.234,56', 1234.56],
    ['R$\u00a01.234,56', 1234.56],
    ['-R$ 10,00', -10],
    ['1234,5', 1234.5],
    ['1.234', 1234],
    ['12', 12],
    ['0,00', 0],
    ['10,500', 10.5],
    ['9.999.999.999.999,99', 9999999999999.99],
  ])('reads %s as people write it', (given, value) => {
    expect(valor.parse(given, 'br')).toEqual({ ok: true, value });
  });

  it.each(['1,234.56', '1234.56', '1.23,4', '12,345,60', '1.2345', 'R$', '1e3', '--1', '١٢', '0x10', 'Infinity', ''])(
    'refuses %j in a file of people instead of guessing',
    (given) => {
      expect(valor.parse(given, 'br')).toMatchObject({ ok: false });
    },
  );

  it('reads machines’ numbers in the plain dialect only as machines write them', () => {
    expect(valor.parse('1234.56')).toEqual({ ok: true, value: 1234.56 });
    expect(valor.parse('1.234,56')).toMatchObject({ ok: false, message: 'não é um número como 1234.56' });
  });

  it('rounds nothing: a third decimal or a sixteenth digit is refused', () => {
    expect(valor.parse('0,005', 'br')).toEqual({ ok: false, message: 'tem mais de 2 casas decimais' });
    expect(valor.parse('10000000000000,00', 'br')).toEqual({ ok: false, message: 'é grande demais' });
    expect(number({ label: 'Área', places: 4 }).parse('123456789012.3456')).toMatchObject({ ok: false });
  });

  it('says a range and an order', () => {
    expect(valor.say('gte', [100000])).toBe('com valor a partir de R$\u00a0100.000,00');
    expect(valor.between(1, 2)).toBe('com valor de R$\u00a01,00 a R$\u00a02,00');
    expect(valor.order(true)).toBe('por valor, do maior para o menor');
  });
});

it('a percent is read with its sign and shown in points of a hundred', () => {
  const parcela = percent({ label: 'Parcela' });
  expect(parcela.parse('-2,13 %', 'br')).toEqual({ ok: true, value: -2.13 });
  expect(parcela.format(12.5)).toBe('12,5%');
});

describe('a position on Earth', () => {
  const longitude = number({ label: 'Longitude', places: 6 });

  it('keeps six decimals, in either way of writing', () => {
    expect(longitude.parse('-36,601847', 'br')).toEqual({ ok: true, value: -36.601847 });
    expect(longitude.parse('-36.601847')).toEqual({ ok: true, value: -36.601847 });
    expect(longitude.format(-36.601847)).toBe('-36,601847');
  });

  it('with a seventh, or with more digits than a machine keeps, is refused', () => {
    expect(longitude.parse('-36,6018471', 'br')).toEqual({ ok: false, message: 'tem mais de 6 casas decimais' });
    expect(longitude.parse('1000000000')).toEqual({ ok: false, message: 'é grande demais' });
  });
});
