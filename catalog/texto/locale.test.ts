import { expect, it } from 'vitest';
import { date } from '../fields/date.ts';
import { flag } from '../fields/flag.ts';
import { LOCALE } from './locale.ts';

it('says what the reference system says, to the letter', () => {
  expect(LOCALE).toMatchObject({
    sim: 'Sim',
    nao: 'Não',
    semResultado: 'Nenhum resultado encontrado',
    semOpcao: 'Nenhuma opção disponível',
    forca: ['Fraco', 'Médio', 'Forte'],
  });
});

it('is what values are written with: Sim and Não, and days as dd/mm/aaaa', () => {
  expect([true, false].map((value) => flag({ label: 'Ativo' }).format(value))).toEqual(['Sim', 'Não']);
  expect(date({ label: 'Assinatura' }).format('2025-06-04')).toBe('04/06/2025');
});
