import { expect, it } from 'vitest';
import { LARGEST_UPLOAD } from '../../../catalog/envios/limits.ts';
import { sortChosen } from './chosen.ts';

const file = (nome: string, size: number) => ({ nome, file: { size } });

it('what cannot be sent is told before a byte leaves, and the rest goes', () => {
  const fits = file('a.csv', LARGEST_UPLOAD);
  const all = [fits, file('b.csv', LARGEST_UPLOAD + 1), file('c.csv', 0), file(`${'x'.repeat(200)}.csv`, 1)];
  const { sendable, refused } = sortChosen(all);
  expect(sendable).toEqual([fits]);
  expect(refused).toEqual([
    expect.stringMatching(/^“b.csv” passa de 2 GB/),
    expect.stringMatching(/^“c.csv” está vazio/),
    expect.stringMatching(/longo demais/),
  ]);
});

it('a folder of nothing, or of more files than go at once, is told as that', () => {
  expect(sortChosen([]).refused).toEqual(['A pasta não tem arquivos. Escolha outra.']);
  const many = Array.from({ length: 501 }, (_, at) => file(`${at}.csv`, 1));
  expect(sortChosen(many)).toEqual({ sendable: [], refused: [expect.stringMatching(/^São 501 arquivos/)] });
});
