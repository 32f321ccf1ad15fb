import { expect, it } from 'vitest';
import { mergeSmallGroups } from './grupos.ts';
import { noPrazo } from './tabela.ts';

const contas = (...totals: number[]) => totals.map((total, i) => ({ rotulo: `g${i}`, total }));

it.each([
  ['large groups stay as they are', [9, 7], [9, 7]],
  ['empty ones are not told', [9, 0, 7], [9, 7]],
  ['small ones become one', [9, 3, 2], [9, 5]],
  ['a small one alone takes the next with it: else the total would tell it', [20, 6, 1], [20, 7]],
  ['and as many as it takes to be no few', [20, 6, 1, 1], [20, 8]],
  ['all of them, where all are few', [2, 1], [3]],
])('%s', (_, given, made) => {
  expect(mergeSmallGroups(contas(...given)).map(({ total }) => total)).toEqual(made);
});

it('says what in time means, where a law counts the days', () => {
  expect(noPrazo('e-sic')).toMatch(/^Um pedido foi respondido no prazo .* 20 dias .* 30 quando/);
  expect(noPrazo('ouvidoria')).toMatch(/^Uma manifestação foi respondida no prazo .* 30 dias .* 60 quando/);
  expect(noPrazo('fale-conosco')).toBeNull();
});
