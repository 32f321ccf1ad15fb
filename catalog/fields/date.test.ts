import { describe, expect, it } from 'vitest';
import { date, formatDay } from './date.ts';
import { month } from './month.ts';
import { year } from './year.ts';

const assinatura = date({ label: 'Assinatura', noun: 'a assinatura' });

describe('a date', () => {
  it.each([
    [null, 'Sem registro'],
    ['', 'Sem registro'],
    ['  ', 'Sem registro'],
    ['2025-03-01', '01/03/2025'],
    ['2025-03-01T00:00:00', '01/03/2025'],
    ['1/3/2025', '01/03/2025'],
    ['31/02/2025', '31/02/2025'],
    ['a combinar', 'a combinar'],
  ])('given as %j is shown as %s', (given, shown) => {
    expect(formatDay(given)).toBe(shown);
  });

  it.each([
    ['01/03/2025', '2025-03-01'],
    ['1.3.2025', '2025-03-01'],
    ['29/02/2024', '2024-02-29'],
    ['2025-03-01', '2025-03-01'],
    ['01/03/2025 00:00:00', '2025-03-01'],
  ])('written %s by people is the day %s', (given, value) => {
    expect(assinatura.parse(given, 'br')).toEqual({ ok: true, value });
  });

  it.each(['29/02/2025', '31/04/2025', '13/13/2025', '00/01/2025', '2025-02-30', '01/01/0025', '01/01/2500'])(
    'that no calendar of ours has (%s) is refused',
    (given) => {
      expect(assinatura.parse(given, 'br')).toMatchObject({ ok: false });
    },
  );

  it('is never read day first in an address, where only ISO is unmistakable', () => {
    expect(assinatura.parse('01/03/2025')).toEqual({ ok: false, message: 'não é uma data como 2025-03-01' });
  });

  it('says its ranges with days as people write them', () => {
    expect(assinatura.say('gte', ['2025-01-31'])).toBe('com assinatura a partir de 31/01/2025');
    expect(assinatura.between('2025-01-01', '2025-12-31')).toBe('com assinatura de 01/01/2025 a 31/12/2025');
  });
});

it('a month is 03/2025 for people and 2025-03 for machines', () => {
  const mes = month({ label: 'Mês' });
  expect(mes.parse('3/2025', 'br')).toEqual({ ok: true, value: '2025-03' });
  expect(mes.parse('13/2025', 'br')).toMatchObject({ ok: false });
  expect(mes.format('2025-03')).toBe('03/2025');
  expect(mes.say('eq', ['2025-03', '2025-04'])).toBe('de março de 2025 ou abril de 2025');
});

it('a year has no thousands point and no neighbours', () => {
  const exercicio = year({ label: 'Exercício' });
  expect(exercicio.format(2025)).toBe('2025');
  expect(exercicio.parse('25')).toMatchObject({ ok: false });
  expect(exercicio.say('eq', [2024, 2025])).toBe('de 2024 ou 2025');
});
