import { expect, test } from 'vitest';
import { browserShelf } from '../ui/shelf.ts';
import { describe, FIRST, grow, invert, keep, load, type ReadingSettings, reset, shrink } from './reading.ts';

const times = (count: number, step: (reading: ReadingSettings) => ReadingSettings): ReadingSettings =>
  Array.from({ length: count }).reduce<ReadingSettings>(step, FIRST);

test('a click adds or takes exactly two pixels', () => {
  expect(grow(FIRST).size).toBe(18);
  expect(shrink(FIRST).size).toBe(14);
});

test('the text stays between 12 and 20 pixels, and comes back at the first click', () => {
  expect(times(9, grow).size).toBe(20);
  expect(times(9, shrink).size).toBe(12);
  expect(shrink(times(9, grow)).size).toBe(18);
});

test('starting over leaves the palette alone', () => {
  expect(reset(grow(invert(FIRST)))).toEqual({ size: 16, contrast: true });
});

test('a choice is kept from one visit to the next', () => {
  const kept = new Map<string, string>();
  keep(invert(grow(FIRST)), { setItem: (name, value) => kept.set(name, value) });
  expect(load({ getItem: (name) => kept.get(name) ?? null })).toEqual({ size: 18, contrast: true });
});

test.each(['', '{', 'null', '{"size":"big"}', '{"size":400}', '[]'])('storage holding %j is harmless', (text) => {
  const { size } = load({ getItem: () => text });
  expect(size).toBeGreaterThanOrEqual(12);
  expect(size).toBeLessThanOrEqual(20);
});

test('a browser that refuses storage still shows the page', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  expect(load({ getItem: refuse })).toEqual(FIRST);
  expect(() => keep(FIRST, { setItem: refuse })).not.toThrow();
});

test('a browser that throws at the mention of storage still has a shelf, an empty one', () => {
  // Here there is no browser at all, which is as good as one that refuses.
  expect(load(browserShelf())).toEqual(FIRST);
  expect(() => keep(FIRST, browserShelf())).not.toThrow();
});

test('those who listen hear the size, the bound when it is reached, and that there is no further', () => {
  const large = times(2, grow);
  expect(describe(FIRST, grow(FIRST))).toBe('Texto em 18 pixels');
  expect(describe(grow(FIRST), large)).toBe('Texto em 20 pixels, o maior tamanho');
  expect(describe(large, grow(large))).toBe('O texto já está em 20 pixels, o maior tamanho');
  expect(describe(FIRST, times(2, shrink))).toBe('Texto em 12 pixels, o menor tamanho');
  expect(describe(large, reset(large))).toBe('Texto em 16 pixels');
  expect(describe(FIRST, invert(FIRST))).toBe('Alto contraste ligado');
});
